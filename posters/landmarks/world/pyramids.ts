import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** The three great pyramids of Giza, the Sphinx before them, and two camel riders crossing the sand. */
export const pyramids: Landmark = ink => {
  const courses = (apex: number, top: number, foot: number, left: number, right: number) =>
    repeat(9, i => {
      const t = (i + 1) / 10
      const y = Math.round(top + (foot - top) * t)
      return `M${Math.round(apex + (left - apex) * t)} ${y}H${Math.round(apex + (right - apex) * t)}`
    })
  const camel = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      `<path fill="${ink.deep}" d="M-60-70Q-56-98-34-94Q-20-124-2-120Q14-116 20-92Q40-90 52-74Q66-70 70-92Q74-120 90-124Q108-122 110-112L92-106Q88-80 76-56Q66-44 50-48L46 0H38L34-46H-34L-40 0H-48L-50-44L-58-50L-64-30H-68z"/><path fill="${ink.accent}" d="M-26-92Q-20-124-2-120Q14-116 18-92L8-70H-24z"/><path fill="${ink.paper}" d="M-14-116Q-10-150 4-150Q16-148 16-112L8-100L22-86L14-82L-2-100z"/><circle fill="#8A5A3C" cx="5" cy="-158" r="9"/><path fill="${ink.paper}" d="M-6-158Q-4-172 8-170Q18-166 14-156L-2-156L-12-140z"/>`,
      size,
    )
  return `
<path fill="${ink.base}" opacity=".3" d="M-1000 640Q-100 540 260 590T900 570T2200 580V660H-1000z"/>
<path fill="${ink.light}" d="M830 330L1010 630H664z"/><path fill="${ink.shade}" d="M830 330L1010 630H880z"/>
<path fill="${ink.light}" d="M560 150L860 640H250z"/><path fill="${ink.shade}" d="M560 150L860 640H650z"/><path fill="${ink.paper}" d="M560 150L600 216L582 232L572 220L556 240L540 226L520 216z"/><path fill="${ink.deep}" opacity=".2" d="M560 150L600 216L582 232L572 220z"/>
<path stroke="${ink.base}" opacity=".5" stroke-width="3" d="${courses(560, 150, 640, 250, 650)}${courses(830, 330, 630, 664, 880)}"/><path stroke="${ink.deep}" opacity=".25" stroke-width="3" d="${courses(560, 150, 640, 650, 860)}${courses(830, 330, 630, 880, 1010)}"/>
<path fill="${ink.light}" d="M300 400L470 650H150z"/><path fill="${ink.shade}" d="M300 400L470 650H350z"/><path stroke="${ink.base}" opacity=".5" stroke-width="3" d="${courses(300, 400, 650, 150, 350)}"/>
<path fill="${ink.glow}" opacity=".55" d="M-1000 650Q200 610 560 640T2200 620V1200H-1000z"/><path fill="${ink.light}" d="M-1000 690Q200 640 620 676T2200 650V1200H-1000z"/>
<path fill="${ink.base}" d="M560 700L576 656Q580 620 620 610L700 596Q706 560 716 540L700 520Q706 470 752 466Q800 468 806 516L800 546Q812 580 816 610Q830 640 832 664L930 668Q946 672 946 700z"/><path fill="${ink.shade}" d="M560 700L576 656Q600 640 640 650L720 640L760 664L740 700z"/>
<path fill="${ink.light}" d="M716 540L700 520Q706 470 752 466L740 486Q724 500 724 530zM752 466Q800 468 806 516L800 546Q804 560 806 574L784 580L782 500Q776 480 752 466z"/><path fill="${ink.deep}" opacity=".4" d="${repeat(5, i => `M${702 + i} ${524 + i * 12}l18-4 0 4-17 4zM${788 + i * 4} ${520 + i * 12}l16 0 1 4-17 0z`)}M738 512h12v6h-12zM762 512h12v6h-12zM744 546h22v5h-22zM752 518h7v18h-7z"/><path fill="${ink.deep}" opacity=".3" d="M816 610Q830 640 832 664L770 668L760 620zM832 684H940V690H832z"/>
<path fill="${ink.base}" opacity=".6" d="M-1000 740Q300 680 700 716T2200 690V1200H-1000z"/><path fill="${ink.shade}" opacity=".35" d="M-1000 790Q200 740 620 760T2200 740V1200H-1000z"/>
${camel(420, 728, 0.95)}${camel(270, 738, 1.05)}<path fill="${ink.deep}" opacity=".3" d="M200 740h150v5H200zM350 730h140v5H350z"/>
<path fill="${ink.leaf}" d="M948 640q-34-30-60-8q30-6 50 16q-44-10-58 20q34-16 62-8zM952 640q34-30 60-8q-30-6-50 16q44-10 58 20q-34-16-62-8z"/><path fill="${ink.deep}" d="M946 636H954L960 720H944z"/>`
}
