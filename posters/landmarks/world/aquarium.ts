import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A glass tunnel under the sea: shark and ray overhead, shoals on both sides, a family looking up. */
export const aquarium: Landmark = ink => {
  const fish = (x: number, y: number, size: number, colour: string) =>
    at(
      x,
      y,
      `<path fill="${colour}" d="M-24 0Q0-20 26 0Q0 20-24 0zM-18 0L-40-14V14z"/><circle fill="${ink.deep}" cx="14" cy="-3" r="3"/>`,
      size,
    )
  const rib = (r: number) => `M${600 - r} 900V420A${r} ${r} 0 0 1 ${600 + r} 420V900`
  return `
<path fill="${ink.water}" d="M-1000-300H2200V1200H-1000z"/>
<path fill="${ink.paper}" opacity=".14" d="M300-300H460L380 700H200zM560-300H640L660 600H540zM780-300H900L1020 700H860z"/>
<path fill="${ink.deep}" opacity=".3" d="M-1000 600Q0 420 140 520Q220 430 300 560Q360 500 420 640V1200H-1000zM2200 600Q1200 420 1060 520Q980 430 900 560Q840 500 780 640V1200H2200z"/>
<path fill="${ink.base}" d="M260 700Q250 600 220 560Q262 540 270 600Q276 520 300 500Q320 560 300 700zM900 700Q890 620 920 540Q944 560 930 640Q950 560 980 570Q970 650 950 700z"/><path fill="${ink.accent}" d="M320 700Q312 620 340 570Q352 620 346 700zM850 700Q838 640 856 590Q876 620 872 700z"/>
<path fill="#4C6373" d="M330 300Q430 200 600 214Q640 170 660 150Q676 190 676 226Q780 246 850 300L920 250Q908 300 924 352L840 322Q780 360 690 366Q690 410 650 440Q640 400 620 372Q440 380 330 300z"/><path fill="#DCE5E4" d="M330 300Q480 350 690 340Q780 332 840 322Q780 360 690 366Q690 410 650 440Q640 400 620 372Q440 380 330 300z"/><circle fill="${ink.deep}" cx="404" cy="286" r="8"/><path stroke="${ink.deep}" stroke-width="4" fill="none" d="M500 268q-12 22-4 48M522 266q-12 24-4 52M544 266q-12 24-4 52M346 310Q390 326 420 314"/>
<path fill="none" stroke="#33485a" stroke-width="7" stroke-linecap="round" d="M800 520Q812 580 790 640"/><path fill="#33485a" d="M800 410Q872 412 960 470Q900 474 864 500Q834 536 800 540Q766 536 736 500Q700 474 640 470Q728 412 800 410z"/><path fill="#DCE5E4" d="M800 428Q846 430 886 462Q850 474 832 496Q818 518 800 520Q782 518 768 496Q750 474 714 462Q754 430 800 428z"/><path fill="none" stroke="${ink.deep}" stroke-width="4" stroke-linecap="round" d="M776 474h14M810 474h14M780 486h12M808 486h12M784 448q16 8 32 0"/><circle fill="${ink.deep}" cx="780" cy="440" r="4"/><circle fill="${ink.deep}" cx="820" cy="440" r="4"/>
${fish(330, 430, 1, ink.accent)}${fish(290, 476, 0.8, ink.accent)}${fish(372, 480, 0.8, ink.accent)}${fish(330, 520, 0.7, ink.accent)}${fish(560, 480, 0.9, ink.glow)}${fish(610, 516, 0.7, ink.glow)}${fish(510, 520, 0.7, ink.glow)}${fish(480, 160, -0.8, ink.glow)}${fish(430, 136, -0.6, ink.glow)}${fish(820, 190, 1.1, ink.paper)}${fish(870, 226, 0.8, ink.paper)}
<g fill="${ink.paper}" opacity=".6">${repeat(8, i => `<circle cx="${460 + ((i * 73) % 300)}" cy="${420 + ((i * 97) % 220)}" r="${4 + (i % 3) * 3}"/>`)}</g>
<path fill="none" stroke="${ink.paper}" opacity=".55" stroke-width="10" d="${rib(330)}"/><path fill="none" stroke="${ink.paper}" opacity=".35" stroke-width="7" d="${rib(240)}"/>
<path fill="${ink.deep}" fill-rule="evenodd" d="M-1000-300H2200V1200H-1000zM190 1200V480A410 410 0 0 1 1010 480V1200z"/><path fill="none" stroke="${ink.shade}" stroke-width="22" d="M200 900V480A400 400 0 0 1 1000 480V900"/>
<path fill="${ink.shade}" d="M180 900L440 700H760L1020 900V1200H180z"/><path fill="${ink.light}" opacity=".3" d="M440 700H760L800 732H400z"/>
<g fill="#101A2A"><circle cx="540" cy="560" r="26"/><path d="M504 596Q540 580 576 596L582 690H564L560 770H520L516 690H498z"/><circle cx="668" cy="576" r="24"/><path d="M640 610Q668 596 698 610L716 704H694L690 770H650L646 704H628z"/><circle cx="606" cy="650" r="20"/><path d="M584 676Q606 666 628 676L640 628L650 632L634 704L628 770H588L580 704z"/></g>`
}
