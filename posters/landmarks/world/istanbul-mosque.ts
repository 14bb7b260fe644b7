import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** The Blue Mosque, Istanbul: a cascade of domes between six pencil minarets, seen over the trees from the Bosphorus. */
export const istanbulMosque: Landmark = ink => {
  const minaret = (x: number, foot: number, h: number) =>
    at(
      x,
      foot,
      `<path fill="${ink.light}" d="M-11 0V${-h}H11V0z"/><path fill="${ink.deep}" opacity=".28" d="M3 0V${-h}H11V0z"/><path fill="${ink.shade}" d="M-11 ${-h}L0 ${-h - 82}L11 ${-h}z"/><path fill="${ink.glow}" d="M-2 ${-h - 80}V${-h - 100}H2V${-h - 80}z"/><path fill="${ink.paper}" d="${repeat(3, i => `M-19 ${-h + 56 + i * 88}H19L12 ${-h + 74 + i * 88}H-12z`)}"/><path fill="${ink.deep}" opacity=".25" d="${repeat(3, i => `M4 ${-h + 56 + i * 88}H19L12 ${-h + 74 + i * 88}H4z`)}"/>`,
    )
  const dome = (x: number, foot: number, r: number, rise = r) =>
    at(
      x,
      foot,
      `<path fill="${ink.base}" d="M${-r} 0A${r} ${rise} 0 0 1 ${r} 0z"/><path fill="${ink.shade}" d="M${Math.round(r * 0.1)} ${-rise}A${r} ${rise} 0 0 1 ${r} 0H${Math.round(r * 0.45)}Q${Math.round(r * 0.5)} ${-Math.round(rise * 0.7)} ${Math.round(r * 0.1)} ${-rise}z"/><path fill="${ink.light}" opacity=".7" d="M${-Math.round(r * 0.8)} ${-Math.round(rise * 0.1)}Q${-Math.round(r * 0.7)} ${-Math.round(rise * 0.7)} ${-Math.round(r * 0.2)} ${-Math.round(rise * 0.92)}Q${-Math.round(r * 0.5)} ${-Math.round(rise * 0.6)} ${-Math.round(r * 0.56)} ${-Math.round(rise * 0.1)}z"/><path fill="${ink.glow}" d="M-3 ${-rise}V${-rise - 20}H3V${-rise}z"/><path fill="${ink.paper}" d="M${-r - 6} 0H${r + 6}V12H${-r - 6}z"/>`,
    )
  const windows = (x: number, y: number, count: number, step: number) =>
    repeat(count, i => `M${x + i * step} ${y}v-16a7 7 0 0 1 14 0v16z`)
  return `
<path fill="${ink.base}" opacity=".25" d="M-1000 620V560Q0 520 200 560L1000 540Q1400 500 2200 560V620z"/>
${minaret(350, 560, 330)}${minaret(850, 560, 330)}
<path fill="${ink.light}" d="M420 470H780V620H420z"/><path fill="${ink.light}" d="M470 350H730V480H470z"/><path fill="${ink.deep}" opacity=".18" d="M640 350H730V480H640zM680 480H780V620H680z"/>
${dome(600, 336, 128, 118)}<path fill="${ink.light}" d="M466 346H734V372H466z"/><path fill="${glassOf(ink)}" d="${windows(486, 368, 12, 20)}"/>
${dome(470, 400, 40)}${dome(730, 400, 40)}${dome(600, 440, 104, 74)}<path fill="${ink.light}" d="M490 450H710V474H490z"/><path fill="${glassOf(ink)}" d="${windows(504, 472, 10, 20)}"/>
${dome(440, 478, 66, 58)}${dome(760, 478, 66, 58)}${dome(530, 520, 46, 40)}${dome(670, 520, 46, 40)}${dome(600, 528, 40, 36)}
<path fill="${ink.light}" d="M366 490H834V640H366z"/><path fill="${ink.deep}" opacity=".16" d="M700 490H834V640H700zM366 490H834V500H366z"/><path fill="${glassOf(ink)}" d="${windows(390, 546, 13, 33)}${windows(390, 600, 13, 33)}"/>
<path fill="${ink.paper}" d="M250 600H950V660H250z"/><path fill="${ink.shade}" d="${repeat(20, i => `M${262 + i * 34} 660v-26a11 11 0 0 1 22 0v26z`)}"/>${repeat(14, i => dome(290 + i * 48, 602, 20, 17))}
${minaret(420, 640, 440)}${minaret(780, 640, 440)}${minaret(262, 660, 320)}${minaret(938, 660, 320)}
<path fill="${ink.leaf}" d="M-1000 700V650Q0 600 120 640Q170 590 230 640Q290 610 330 650Q400 620 460 660Q520 640 580 664Q650 630 710 660Q780 620 830 654Q900 600 960 646Q1040 590 1100 640T2200 640V700z"/><path fill="${ink.deep}" opacity=".35" d="M-1000 710V680Q100 650 230 672Q340 650 460 684Q600 660 710 686Q840 650 960 676Q1100 650 2200 680V710z"/>
<path fill="${ink.water}" d="M-1000 700H2200V1200H-1000z"/><path fill="${ink.paper}" opacity=".45" d="M300 716H420V721H300zM560 712H720V717H560zM800 722H900V727H800z"/>`
}
