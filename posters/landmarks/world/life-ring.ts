import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, short } from '../../strokes/shapes.ts'

/** A life ring on the rail of a teak deck, the open sea and a far ship behind it. */
export const lifeRing: Landmark = ink => {
  const point = (degrees: number, radius: number) =>
    `${short(600 + radius * Math.cos((degrees * Math.PI) / 180))} ${short(420 + radius * Math.sin((degrees * Math.PI) / 180))}`
  const band = (middle: number, half: number, outer: number, inner: number) =>
    `M${point(middle - half, outer)}A${outer} ${outer} 0 0 1 ${point(middle + half, outer)}L${point(middle + half, inner)}A${inner} ${inner} 0 0 0 ${point(middle - half, inner)}z`
  return `
<path fill="${ink.paper}" d="M780 560H900L884 588H790zM804 560V536H868V560z"/><path fill="${ink.accent}" d="M824 536V516H846V536z"/><path fill="${ink.base}" d="M776 574H892L884 590H786z"/>
<path fill="${ink.water}" d="M-1000 590H2200V1200H-1000z"/><path fill="${ink.paper}" opacity=".5" d="M300 620H420V625H300zM700 614H860V619H700zM180 650H260V655H180zM880 650H980V655H880z"/>
<path fill="${ink.paper}" d="M-1000 310H2200V336H-1000z"/><path fill="${ink.deep}" opacity=".2" d="M-1000 327H2200V336H-1000z"/><path fill="${ink.base}" d="M-1000 292H2200V314H-1000z"/><path fill="${ink.light}" d="M-1000 292H2200V299H-1000z"/>
<path stroke="${ink.paper}" stroke-width="8" d="M-1000 430H2200M-1000 530H2200M-1000 630H2200"/><path fill="${ink.paper}" d="${repeat(8, i => `M${-400 + i * 290} 314h22v410h-22z`)}"/><path fill="${ink.deep}" opacity=".2" d="${repeat(8, i => `M${-388 + i * 290} 314h10v410h-10z`)}"/>
<path fill="${ink.light}" d="M-1000 716H2200V1200H-1000z"/><path fill="${ink.deep}" opacity=".3" d="M-1000 716H2200V728H-1000z${repeat(13, i => `M${600 + (i - 6) * 120} 728h5L${603 + (i - 6) * 260} 1200h-10z`)}"/>
<path fill="${ink.deep}" opacity=".22" fill-rule="evenodd" d="M632 210a226 226 0 1 0 .1 0zM632 338a98 98 0 1 1-.1 0z"/>
<path fill="none" stroke="${ink.glow}" stroke-width="11" d="M600 420m-238 0C350 300 450 170 600 182S850 300 838 420S750 670 600 658S350 540 362 420"/>
<path fill="${ink.paper}" fill-rule="evenodd" d="M600 196a224 224 0 1 0 .1 0zM600 318a102 102 0 1 1-.1 0z"/>
<path fill="${ink.accent}" d="${[-45, 45, 135, 225].map(angle => band(angle, 19, 224, 102)).join('')}"/>
<path fill="${ink.deep}" opacity=".2" d="${band(35, 80, 224, 190)}M600 318a102 102 0 0 0-102 102h18a84 84 0 0 1 84-84z"/><path fill="${ink.paper}" opacity=".5" d="${band(215, 50, 206, 190)}"/>
<path fill="${ink.shade}" d="${[-90, 0, 90, 180].map(angle => band(angle, 4, 232, 98)).join('')}"/>
<path fill="none" stroke="${ink.glow}" stroke-width="11" stroke-linecap="round" d="M560 292V240M640 292V240M760 590Q810 660 790 720T850 770Q900 760 880 730T800 740"/>`
}
