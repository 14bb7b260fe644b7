import type { Landmark } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'

/** A rounded cable cabin with sightseers, close in front of a gorge with pines; more cabins climb to the summit station. */
export const cableGondola: Landmark = ink => {
  const cabin = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      `<path fill="${ink.deep}" d="M-6-120H6V-90H-6zM-26-128H26V-112H-26z"/><path fill="${colour}" d="M-84-70Q-80-92-56-92H56Q80-92 84-70L92 20Q92 72 50 72H-50Q-92 72-92 20z"/><path fill="${ink.deep}" opacity=".28" d="M30-92H56Q80-92 84-70L92 20Q92 72 50 72H30z"/><path fill="${ink.paper}" d="M-74-62Q-72-76-58-76H-4V10H-82zM4-76H58Q72-76 74-62L82 10H4z"/><path fill="${ink.water}" opacity=".45" d="M-74-62Q-72-76-58-76H-4V10H-82zM4-76H58Q72-76 74-62L82 10H4z"/><path fill="${ink.deep}" d="M-62 10V-14Q-62-28-50-28Q-38-28-38-14V10zM-60-44a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM-28 10V-8Q-28-20-19-20Q-10-20-10-8V10zM-27-33a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM26 10V-16Q26-30 38-30Q52-30 52-16V10zM28-46a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"/><path fill="${ink.paper}" opacity=".7" d="M-66-70H-50L-60 6H-76z"/><path fill="${ink.paper}" d="M-91 26H91V36H-91z"/>`,
      size,
    )
  const fir = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      `<path fill="${ink.leaf}" d="M0-150L30-90H18L44-44H26L56 0H-56L-26-44H-44L-18-90H-30z"/><path fill="${ink.deep}" opacity=".35" d="M0-150L30-90H18L44-44H26L56 0H-56L-26-44H-44L-18-90H-30z"/><path fill="${ink.deep}" opacity=".4" d="M0-150L30-90H18L44-44H26L56 0H6z"/>`,
      size,
    )
  return `
<path fill="${ink.base}" opacity=".35" d="M-1000 640L-200 440L100 520L280 380L420 500L620 420L1000 640z"/>
<path fill="${ink.light}" d="M420 680L560 480L640 440L700 330L760 270L830 196L900 214L950 260L1040 320L1200 420L2200 380V700z"/><path fill="${ink.shade}" d="M830 196L900 214L890 300L940 380L900 470L960 560L920 680H760L800 560L770 470L820 360L800 290z"/><path fill="${ink.paper}" d="M760 270L830 196L900 214L950 260L920 256L890 300L862 258L836 320L812 280L780 320z"/>
<path fill="${ink.paper}" d="M856 196V160H936V212z"/><path fill="${ink.accent}" d="M846 164L866 138H926L946 164z"/><path fill="${ink.deep}" d="M866 172h22v20h-22zM898 172h24v24h-24z"/>
<path fill="${ink.leaf}" d="M-1000 560Q0 480 200 570Q330 620 420 700L500 800H-1000zM2200 560Q1100 500 960 580Q820 640 720 740L660 820H2200z"/><path fill="${ink.deep}" opacity=".25" d="M-1000 660Q100 590 300 690L400 800H-1000zM2200 660Q1060 590 900 690L800 820H2200z"/>
<path stroke="${ink.deep}" stroke-width="12" d="M690 660L704 330M730 660L716 330"/><path stroke="${ink.deep}" stroke-width="5" fill="none" d="M694 560L728 620M728 560L694 620M698 450L722 540M722 450L698 540M672 336H748"/>
<path stroke="${ink.deep}" stroke-width="5" fill="none" d="M-1000 560Q200 330 410 292Q600 320 710 330Q800 260 880 176M-1000 480Q300 290 740 322"/>
${cabin(812, 292, 0.26, ink.accent)}${cabin(600, 356, 0.42, ink.base)}${cabin(404, 466, 1.42, ink.accent)}
${fir(260, 760, 1.1)}${fir(200, 820, 1.5)}${fir(560, 800, 0.8)}${fir(640, 760, 0.6)}${fir(790, 760, 0.9)}${fir(860, 800, 1.2)}${fir(950, 780, 1.4)}`
}
