import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at } from '../../strokes/shapes.ts'

/** An airport hall: a wall of glass with an aircraft at its stand, a split-flap board, travellers with cases in silhouette. */
export const departuresHall: Landmark = ink => {
  const traveller = (x: number, y: number, size: number, coat: string, bag: string) =>
    at(
      x,
      y,
      `<path fill="${ink.deep}" d="M-20-110H18L26-6L36 0H10L0-80L-12 0H-34z"/><path fill="${coat}" d="M-26-210Q0-226 26-210L32-104H-30z"/><path fill="${coat}" d="M18-206Q40-196 52-120L40-116L16-170z"/><circle fill="#D9A27A" cy="-244" r="24"/><path fill="${ink.deep}" d="M-26-242Q-28-274 0-274Q28-274 24-246Q0-258-26-242z"/><path stroke="${ink.deep}" stroke-width="6" fill="none" d="M46-118L62-90"/><path fill="${bag}" d="M44-90H104Q112-90 112-82V-14Q112-6 104-6H52Q44-6 44-14z"/><path fill="${ink.deep}" opacity=".3" d="M92-90H104Q112-90 112-82V-14Q112-6 104-6H92zM58-90h5v84h-5zM76-90h5v84h-5z"/><path fill="${ink.deep}" d="M52-6h12v8h-12zM92-6h12v8h-12z"/>`,
      size,
    )
  return `
<path fill="${ink.water}" opacity=".55" d="M-1000 120H2200V660H-1000z"/><path fill="${ink.glow}" opacity=".75" d="M-1000 430Q600 360 2200 430V660H-1000z"/><circle fill="${ink.paper}" cx="800" cy="330" r="80"/><path fill="${ink.base}" opacity=".35" d="M-1000 580L-200 520L100 560L340 500L640 560L900 510L1200 560L2200 520V660H-1000z"/><path fill="${ink.shade}" opacity=".6" d="M-1000 610H2200V660H-1000z"/>
<path fill="${ink.paper}" d="M262 500Q270 470 330 462H800Q860 462 940 430L1000 372H1040L1010 470Q1006 520 900 532H330Q262 530 262 500z"/><path fill="${ink.deep}" opacity=".18" d="M264 508Q330 520 560 516H1004Q980 524 900 532H330Q268 530 264 508z"/><path fill="${ink.accent}" d="M940 430L1000 372H1040L1014 458z"/><path fill="${ink.accent}" d="M290 494H940L980 484L1006 480L1004 490L940 502H280z"/><path fill="${ink.deep}" d="M284 478L300 468H322L316 484H280z"/><path fill="${ink.deep}" d="${boxes([350, 478], [24, 1], [22, 0], [9, 10])}"/><path fill="${ink.light}" d="M560 508H680L800 580H752zM900 466H960L1030 492H990z"/><path fill="${ink.shade}" d="M590 540Q590 528 602 528H660Q672 528 672 540V556H590z"/><path fill="${ink.deep}" d="M340 532V576M360 532h6v46h-6zM690 532h6v46h-6z"/><circle fill="${ink.deep}" cx="363" cy="584" r="13"/><circle fill="${ink.deep}" cx="684" cy="584" r="13"/><circle fill="${ink.deep}" cx="706" cy="584" r="13"/>
<path fill="${ink.paper}" d="M820 190L900 170Q920 166 922 174Q924 182 908 188L880 196L850 236L838 238L850 204L822 212L812 222L804 222L810 206L798 194L806 192z"/>
<path fill="${ink.shade}" d="M-1000 300H2200V312H-1000zM-1000 640H2200V664H-1000z${[-800, -560, -320, -80, 160, 400, 640, 880, 1120, 1360, 1600, 1840].map(x => `M${x} 100h16v560h-16z`).join('')}"/>
<path fill="${ink.base}" d="M-1000-300H2200V120H-1000z"/><path fill="${ink.shade}" d="M-1000 96H2200V124H-1000z"/><path fill="${ink.glow}" d="${boxes([-900, 30], [13, 1], [240, 0], [120, 14])}"/>
<path fill="${ink.deep}" d="M400 96H412V150H400zM660 96H672V150H660z"/><path fill="${ink.deep}" d="M330 146H744V352H330z"/><path fill="${ink.shade}" d="M342 158H732V186H342z"/><path fill="${ink.glow}" d="M352 166H440V178H352zM352 200H440V214H352zM352 228H420V242H352zM352 256H452V270H352zM352 284H430V298H352zM352 312H446V326H352z"/><path fill="${ink.paper}" d="${boxes([480, 200], [6, 5], [16, 28], [11, 14])}"/><path fill="${ink.light}" d="M600 200H650V214H600zM600 228H660V242H600zM600 256H640V270H600zM600 284H656V298H600zM600 312H646V326H600z"/><path fill="${ink.accent}" d="M680 200H720V214H680zM680 256H720V270H680zM680 284H720V298H680z"/><path fill="#58B07A" d="M680 228H720V242H680zM680 312H720V326H680z"/>
<path fill="${ink.light}" d="M-1000 660H2200V1200H-1000z"/><path fill="${ink.paper}" opacity=".45" d="M160 664H400L300 900H0zM640 664H880L960 900H640z"/><path fill="${ink.deep}" opacity=".12" d="M-1000 740H2200V744H-1000zM-1000 830H2200V836H-1000z"/>
<path fill="${ink.deep}" opacity=".2" d="M260 782q90-16 190 0q-90 18-190 0zM560 752q70-12 150 0q-70 14-150 0zM760 792q100-18 210 0q-100 20-210 0z"/>
${traveller(330, 780, 1.15, ink.accent, ink.base)}${traveller(610, 750, 0.9, ink.paper, ink.accent)}${traveller(830, 790, 1.2, ink.base, ink.glow)}`
}
