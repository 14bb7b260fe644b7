import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat, short } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const [x0, y0] = [600, 356]
const turn = (i: number, radius: number, count = 24, shift = 0) => {
  const angle = ((i + shift) / count) * 2 * Math.PI
  return `${short(x0 + radius * Math.cos(angle))} ${short(y0 + radius * Math.sin(angle))}`
}

/** A giant observation wheel with egg-shaped cabins on a waterfront promenade. */
export const bigWheel: Landmark = ink => {
  const cabin = (i: number) => {
    const [x, y] = turn(i, 246).split(' ').map(Number) as [number, number]
    const colour = [ink.accent, ink.paper, ink.light][i % 3] as string
    return at(
      x,
      y,
      `<path fill="${colour}" d="M-15 2Q-15-16 0-18Q15-16 15 2Q15 18 0 20Q-15 18-15 2z"/><path fill="${glassOf(ink)}" d="M-11-2Q-10-12 0-13Q10-12 11-2V4H-11z"/>`,
    )
  }
  return `
<path fill="${ink.base}" opacity=".3" d="M-1000 660V560H-200V520H-100V570H60V500H120V460H180V540H260V660zM930 660V510H990V450H1040V540H1130V490H1190V560H2200V660z"/>
<path fill="${ink.shade}" d="M590 356H610L780 690H744zM610 356H590L420 690H456z"/><path fill="${ink.deep}" opacity=".4" d="M600 356L610 356L780 690H762z"/>
<path fill="none" stroke="${ink.shade}" stroke-width="10" d="M500 520H700"/>
<path stroke="${ink.light}" stroke-width="2.5" d="${repeat(24, i => `M${turn(i, 30, 24, 6)}L${turn(i, 214)}M${turn(i, 30, 24, -6)}L${turn(i, 214)}`)}"/>
<circle fill="none" stroke="${ink.base}" stroke-width="12" cx="${x0}" cy="${y0}" r="214"/><circle fill="none" stroke="${ink.light}" stroke-width="4" cx="${x0}" cy="${y0}" r="194"/><circle fill="none" stroke="${ink.paper}" stroke-width="5" cx="${x0}" cy="${y0}" r="230"/>
<path stroke="${ink.paper}" stroke-width="3" d="${repeat(48, i => `M${turn(i, 208, 48)}L${turn(i, 194, 48, 0.5)}`)}"/>
<circle fill="${ink.deep}" cx="${x0}" cy="${y0}" r="32"/><circle fill="${ink.accent}" cx="${x0}" cy="${y0}" r="20"/><circle fill="${ink.paper}" cx="${x0}" cy="${y0}" r="8"/>
${repeat(24, cabin)}
<path fill="${ink.paper}" d="M440 640H760V700H440z"/><path fill="${ink.accent}" d="M424 612H776L788 646H412z"/><path fill="${ink.paper}" d="${repeat(6, i => `M${440 + i * 56} 612h28l4 34h-32z`)}"/><path fill="${ink.deep}" d="M460 660H520V700H460zM540 660H600V700H540zM680 660H740V700H680z"/><path fill="${ink.glow}" d="M464 664H516V686H464zM544 664H596V686H544zM684 664H736V686H684z"/>
<path fill="${ink.shade}" d="M-1000 696H2200V724H-1000z"/><path fill="${ink.deep}" opacity=".4" d="M-1000 714H2200V724H-1000z"/><path stroke="${ink.deep}" stroke-width="4" d="M-1000 672H430M770 672H2200M240 672V700M300 672V700M360 672V700M420 672V700M780 672V700M840 672V700M900 672V700M960 672V700"/>
<path fill="${ink.leaf}" d="M200 700Q196 620 250 600Q310 616 304 700zM880 700Q880 630 930 612Q984 630 978 700z"/><path fill="${ink.deep}" opacity=".3" d="M250 600Q310 616 304 700H262Q276 640 250 600zM930 612Q984 630 978 700H940Q954 650 930 612z"/>`
}
