import type { Landmark } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'

/** Hot-air balloons at sunrise over the cone-shaped fairy chimneys of Cappadocia with their cave windows. */
export const cappadociaBalloons: Landmark = ink => {
  const balloon = (x: number, y: number, size: number, one: string, two: string) =>
    at(
      x,
      y,
      `<path fill="${one}" d="M0-150C96-150 130-76 112-16C96 36 44 70 30 96H-30C-44 70-96 36-112-16C-130-76-96-150 0-150z"/><path fill="${two}" d="M0-150C40-140 60-76 52-16C44 36 22 70 14 96H-14C-22 70-44 36-52-16C-60-76-40-150 0-150z"/><path fill="${ink.deep}" opacity=".22" d="M0-150C96-150 130-76 112-16C96 36 44 70 30 96H14C40 60 84-20 76-80C70-120 40-146 0-150z"/><path stroke="${ink.deep}" stroke-width="3" d="M-26 96L-18 126M26 96L18 126"/><path fill="${ink.shade}" d="M-22 124H22L17 154H-17z"/><path fill="${ink.glow}" d="M-6 104q6-16 12 0l-4 10h-4z"/>`,
      size,
    )
  const chimney = (x: number, y: number, w: number, h: number) =>
    `<path fill="${ink.paper}" d="M${x - w} ${y}Q${x - w * 0.5} ${y - h * 0.4} ${x - w * 0.22} ${y - h}H${x + w * 0.22}Q${x + w * 0.5} ${y - h * 0.4} ${x + w} ${y}z"/><path fill="${ink.base}" opacity=".65" d="M${x + w * 0.05} ${y - h}H${x + w * 0.22}Q${x + w * 0.5} ${y - h * 0.4} ${x + w} ${y}H${x + w * 0.3}Q${x + w * 0.1} ${y - h * 0.5} ${x + w * 0.05} ${y - h}z"/><path fill="${ink.shade}" d="M${x - w * 0.42} ${y - h + 8}Q${x - w * 0.1} ${y - h * 1.3} ${x + w * 0.08} ${y - h * 1.24}Q${x + w * 0.3} ${y - h * 1.1} ${x + w * 0.44} ${y - h + 8}Q${x} ${y - h + 22} ${x - w * 0.42} ${y - h + 8}z"/><path fill="${ink.deep}" d="M${x - 20} ${y - h * 0.5}q8-14 16 0v20h-16zM${x - 12} ${y - 40}q12-20 24 0v36h-24z"/>`.replace(
      /(\.\d)\d+/g,
      '$1',
    )
  return `
<path fill="${ink.base}" opacity=".3" d="M-1000 620V540L0 520L120 470H420L500 520L760 500L840 450H1060L1140 500L2200 520V620z"/>
<path fill="${ink.light}" opacity=".6" d="M-1000 660L100 600L240 560L340 600L480 570L640 610L800 560L960 600L2200 600V700H-1000z"/>
${balloon(420, 300, 0.98, ink.accent, ink.paper)}${balloon(690, 236, 0.62, ink.base, ink.glow)}${balloon(866, 350, 0.8, ink.paper, ink.accent)}${balloon(560, 466, 0.34, ink.glow, ink.base)}${balloon(270, 446, 0.3, ink.base, ink.paper)}${balloon(770, 470, 0.26, ink.accent, ink.glow)}
${chimney(760, 664, 66, 130)}${chimney(650, 670, 54, 90)}${chimney(300, 680, 76, 170)}${chimney(880, 690, 84, 200)}${chimney(410, 700, 70, 130)}${chimney(560, 716, 88, 170)}${chimney(736, 730, 64, 120)}
<path fill="${ink.base}" d="M-1000 720Q200 660 440 704T840 706T2200 680V1200H-1000z"/><path fill="${ink.shade}" opacity=".5" d="M-1000 780Q300 720 600 750T2200 740V1200H-1000z"/>`
}
