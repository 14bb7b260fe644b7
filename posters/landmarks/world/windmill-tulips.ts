import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A Dutch windmill with latticed sails above rows of tulips that run to the horizon. */
export const windmillTulips: Landmark = ink => {
  const sail = (angle: number) =>
    `<g transform="rotate(${angle})"><path fill="${ink.paper}" d="M6-40H52V-262H6z"/><path fill="none" stroke="${ink.deep}" stroke-width="4" d="M6-40H52V-262H6M6-84H52M6-128H52M6-172H52M6-216H52M29-40V-262"/><path stroke="${ink.deep}" stroke-width="12" d="M0 0V-272"/></g>`
  const rows = [
    ink.accent,
    ink.glow,
    ink.base,
    ink.paper,
    ink.accent,
    ink.light,
    ink.glow,
    ink.accent,
    ink.paper,
    ink.base,
  ]
  const row = (i: number) => {
    const [x0, x1] = [-1500 + i * 420, -1500 + i * 420 + 230]
    const far = (x: number) => Math.round(600 + (x - 600) * 0.06)
    return `<path fill="${rows[i]}" d="M${far(x0)} 644H${far(x1)}L${x1} 1200H${x0}z"/>`
  }
  const tulip = (x: number, y: number, size: number, colour: string, dim: string) =>
    at(
      x,
      y,
      `<path fill="${ink.leaf}" d="M-3 0V-74H4V0zM0 0Q-34-30-30-70Q-6-40 0 0zM2 0Q34-24 34-60Q8-40 2 0z"/><path fill="${colour}" d="M-26-112L-14-100L0-122L14-100L26-112Q34-66 0-66T-26-112z"/><path fill="${dim}" d="M0-122L14-100L26-112Q34-66 0-66Q20-90 0-122z"/>`,
      size,
    )
  return `
<path fill="${ink.leaf}" opacity=".5" d="M-1000 650V610Q0 580 200 606H480L520 590L560 606H900Q1000 590 1100 606L2200 600V650z"/>
<path fill="${ink.leaf}" d="M-1000 640H2200V1200H-1000z"/>${repeat(10, row)}
<path fill="${ink.leaf}" d="M420 660Q600 624 800 660Q600 690 420 660z"/>
<path fill="${ink.paper}" d="M700 660V590L736 556L772 590V660z"/><path fill="${ink.accent}" d="M688 596L736 544L784 596L772 600L736 562L700 600z"/><path fill="${ink.deep}" d="M726 620h20v40h-20z"/>
<path fill="${ink.base}" d="M534 330H666L704 664H496z"/><path fill="${ink.deep}" opacity=".3" d="M620 330H666L704 664H634z"/><path fill="${ink.light}" d="M534 330H562L540 664H496z"/>
<path fill="${ink.paper}" d="M520 464H680L683 480H517zM474 552H726V564H474z"/><path stroke="${ink.deep}" stroke-width="5" fill="none" d="M474 530H726M480 530V552M520 530V552M560 530V552M600 530V552M640 530V552M680 530V552M720 530V552M500 564L520 610M700 564L680 610"/>
<path fill="${ink.deep}" d="M584 664V614Q600 596 616 614V664zM588 490h24v34h-24zM590 400h20v28h-20z"/><path fill="${ink.glow}" d="M592 496h7v24h-7zM601 496h7v24h-7z"/>
<path fill="${ink.shade}" d="M528 334Q532 260 600 246Q668 260 672 334z"/><path fill="${ink.deep}" opacity=".35" d="M600 246Q668 260 672 334H630Q632 280 600 246z"/>
${at(596, 316, `${[28, 118, 208, 298].map(sail).join('')}<circle fill="${ink.accent}" r="18"/>`)}
${tulip(300, 800, 1.1, ink.accent, ink.base)}${tulip(372, 850, 1.5, ink.glow, ink.accent)}${tulip(480, 880, 1.3, ink.accent, ink.base)}${tulip(820, 820, 1.2, ink.paper, ink.light)}${tulip(900, 870, 1.6, ink.accent, ink.base)}${tulip(720, 890, 1.4, ink.glow, ink.accent)}${tulip(600, 900, 1.2, ink.paper, ink.light)}`
}
