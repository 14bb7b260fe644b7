import type { Landmark } from '../../strokes/landmark.ts'
import { at, palm, repeat } from '../../strokes/shapes.ts'

/** A water park: slides winding down from a thatched tower, a tipping bucket, swimmers on rings in the pool. */
export const waterPark: Landmark = ink => {
  const ring = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      `<ellipse fill="${colour}" rx="56" ry="24"/><path fill="${ink.paper}" d="M-56 0Q-52-14-34-19L-22-8Q-34-4-34 2zM56 0Q52-14 34-19L22-8Q34-4 34 2zM-10 24H12L8 11H-6z"/><ellipse fill="${ink.deep}" opacity=".45" cy="-2" rx="34" ry="11"/><path fill="#D9A27A" d="M-22-8Q-24-46 0-48Q24-46 22-8z"/><circle fill="#D9A27A" cy="-64" r="17"/><path fill="${ink.deep}" d="M-18-66Q-16-86 2-86Q20-84 18-66Q4-76-18-66z"/><path stroke="#D9A27A" stroke-width="9" stroke-linecap="round" d="M-20-34L-46-70M20-34L46-70"/>`,
      size,
    )
  const slide = (d: string, colour: string, dark: string) =>
    `<path fill="none" stroke="${dark}" stroke-width="46" stroke-linecap="round" d="${d}"/><path fill="none" stroke="${colour}" stroke-width="34" stroke-linecap="round" d="${d}"/><path fill="none" stroke="${ink.paper}" opacity=".75" stroke-width="10" stroke-linecap="round" stroke-dasharray="70 26" d="${d}"/>`
  return `
<path fill="${ink.leaf}" opacity=".7" d="M-1000 660V590Q100 540 260 590Q400 540 560 590Q800 530 960 580Q1200 540 2200 590V660z"/>
${palm(300, 660, 240, -30, ink.shade, ink.leaf, ink.leaf)}${palm(900, 660, 200, 40, ink.shade, ink.leaf, ink.leaf)}
<path stroke="${ink.deep}" stroke-width="14" d="M540 660V240M660 660V240M540 440L660 340M540 340L660 440M540 640L660 540M540 540L660 640"/>
<path fill="${ink.light}" d="M520 330H680V348H520zM520 226H680V242H520zM520 450H680V466H520z"/><path stroke="${ink.paper}" stroke-width="4" d="M524 200V228M676 200V228M524 202H676"/>
<path fill="${ink.glow}" d="M490 200L600 116L710 200Q690 192 670 204Q640 192 600 204Q560 192 530 204Q510 192 490 200z"/><path fill="${ink.deep}" opacity=".22" d="M600 116L710 200Q690 192 670 204Q650 194 630 200z"/>
${slide('M540 236C400 220 330 260 350 320S500 380 470 440S330 470 330 540S380 650 470 664', ink.accent, ink.base)}${slide('M660 236C780 220 880 260 860 340S700 400 720 470S860 500 850 580S780 660 720 668', ink.base, ink.shade)}
<path stroke="${ink.deep}" stroke-width="9" d="M600 466V240M590 330h20"/><path fill="${ink.accent}" d="M560 420L640 396L650 460L584 480z" transform="rotate(14 600 440)"/><path fill="${ink.paper}" opacity=".85" d="M560 462Q540 540 548 650H600Q590 560 606 476z"/>
<path fill="${ink.paper}" d="M-1000 650H2200V676H-1000z"/><path fill="${ink.water}" d="M-1000 668H2200V1200H-1000z"/><path fill="${ink.paper}" d="M410 674Q430 640 456 660Q480 630 506 660Q534 648 540 676zM660 676Q670 646 700 662Q724 634 750 660Q780 650 790 678z"/>
<path fill="none" stroke="${ink.paper}" opacity=".5" stroke-width="6" d="${repeat(7, i => `M${140 + i * 150} ${706 + (i % 3) * 34}q24-14 48 0t48 0`)}"/>
${ring(380, 734, 1, ink.accent)}${ring(610, 726, 0.85, ink.glow)}${ring(820, 742, 1.1, ink.base)}`
}
