import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A brick clock tower over an arcaded college court, a lawn with paths and students. */
export const campusClock: Landmark = ink => {
  const student = (x: number, y: number, size: number, coat: string, bag: string) =>
    at(
      x,
      y,
      `<path fill="${ink.deep}" d="M-14-50H14L18 0H6L0-36L-8 0H-20z"/><path fill="${coat}" d="M-18-104Q0-114 18-104L20-46H-18z"/><path fill="${bag}" d="M-30-100Q-14-108-12-96V-58H-30Q-36-80-30-100z"/><circle fill="#D9A27A" cy="-124" r="15"/><path fill="${ink.deep}" d="M-16-122Q-18-142 0-142Q16-142 15-126Q0-134-16-122z"/>`,
      size,
    )
  const arch = (x: number) => `M${x} 660V590a24 24 0 0 1 48 0V660z`
  return `
<path fill="${ink.leaf}" opacity=".6" d="M-1000 640V560Q0 500 160 560Q240 480 330 540V640zM870 640V540Q960 480 1050 550Q1200 500 2200 560V640z"/>
<path fill="${ink.base}" d="M-1000 480H2200V660H-1000z"/><path fill="${ink.light}" d="M-1000 470H2200V486H-1000zM-1000 556H2200V562H-1000z"/><path fill="${ink.shade}" d="M-1000 474L-980 420H440V474zM760 474V420H2180L2200 474z"/><path fill="${ink.deep}" opacity=".3" d="M-1000 462H440V474H-1000zM760 462H2200V474H760z"/>
<path fill="${ink.shade}" d="M300 424L340 366L380 424zM820 424L860 366L900 424z"/><path fill="${ink.paper}" d="M326 424V400q14-18 28 0v24zM846 424V400q14-18 28 0v24z"/>
<path fill="${ink.deep}" d="${repeat(24, i => (i > 7 && i < 11 ? '' : arch(-40 + i * 66 - 60)))}"/><path fill="${ink.paper}" d="${boxes([-88, 504], [8, 1], [66, 0], [24, 38])}${boxes([770, 504], [8, 1], [66, 0], [24, 38])}"/><path fill="${glassOf(ink)}" d="${boxes([-84, 508], [8, 1], [66, 0], [16, 34])}${boxes([774, 508], [8, 1], [66, 0], [16, 34])}"/>
<g transform="translate(84 93.2) scale(.86)"><path fill="${ink.base}" d="M490 250H710V666H490z"/><path fill="${ink.deep}" opacity=".28" d="M640 250H710V666H640z"/><path fill="${ink.light}" d="M490 250H510V666H490zM478 430H722V446H478zM478 546H722V558H478zM482 236H718V254H482z"/><path fill="${ink.deep}" opacity=".3" d="M640 430H722V446H640zM640 546H722V558H640z"/>
<path fill="${ink.shade}" d="M482 238L500 196H700L718 238z"/><path fill="${ink.base}" d="M522 110H678V200H522z" /><path fill="${ink.deep}" opacity=".3" d="M640 118H678V200H640z"/><path fill="${ink.deep}" d="M540 200V160a16 16 0 0 1 32 0V200zM584 200V160a16 16 0 0 1 32 0V200zM628 200V160a16 16 0 0 1 32 0V200z"/><path fill="${ink.accent}" d="M508 124Q530 60 600 30Q670 60 692 124z"/><path fill="${ink.deep}" opacity=".3" d="M600 30Q670 60 692 124H640Q640 70 600 30z"/><path fill="${ink.deep}" d="M597-10H603V34H597z"/>
<circle fill="${ink.paper}" cx="600" cy="342" r="76"/><circle fill="none" stroke="${ink.accent}" stroke-width="10" cx="600" cy="342" r="76"/><path stroke="${ink.deep}" stroke-width="6" d="M600 278V290M600 394V406M536 342H548M652 342H664"/><path stroke="${ink.deep}" stroke-width="9" stroke-linecap="round" d="M600 342V296M600 342L632 362"/><circle fill="${ink.deep}" cx="600" cy="342" r="9"/>
<path fill="${ink.paper}" d="M538 546V486q12-22 24 0v60zM588 546V486q12-22 24 0v60zM638 546V486q12-22 24 0v60z"/><path fill="${glassOf(ink)}" d="M543 546V490q7-14 14 0v56zM593 546V490q7-14 14 0v56zM643 546V490q7-14 14 0v56z"/><path fill="${ink.paper}" d="M548 666V620a52 52 0 0 1 104 0V666z"/><path fill="${ink.deep}" d="M560 666V622a40 40 0 0 1 80 0V666z"/></g>
<path fill="${ink.leaf}" d="M-1000 656H2200V1200H-1000z"/><path fill="${ink.paper}" d="M560 660H640L760 1200H420z"/><path fill="${ink.deep}" opacity=".14" d="M-1000 656H2200V672H-1000z"/>
<path fill="${ink.leaf}" d="M200 640Q180 540 250 510Q270 450 330 480Q400 480 394 550Q420 620 350 640z"/><path fill="${ink.deep}" opacity=".35" d="M200 640Q190 600 260 600Q290 560 340 590Q390 570 394 550Q420 620 350 640z"/><path fill="${ink.deep}" d="M290 640H306V700H290zM284 580"/>
${student(480, 740, 1.15, ink.accent, ink.deep)}${student(690, 730, 1, ink.light, ink.accent)}${student(744, 738, 1.05, ink.glow, ink.base)}${student(604, 712, 0.7, ink.paper, ink.base)}`
}
