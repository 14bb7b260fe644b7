import type { Landmark } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'

/** Half widths of a butte at the steps of its profile, from the rim down: sheer bands and slopes of scree in turn. */
const profile = [
  [1, 0],
  [1.02, 0.2],
  [1.26, 0.3],
  [1.28, 0.46],
  [1.6, 0.58],
  [1.62, 0.72],
  [2.3, 1],
] as const

/** Layered buttes of a red canyon, hazier with distance, the river far below and two walkers on the near rim. */
export const canyon: Landmark = ink => {
  const butte = (x: number, top: number, width: number, foot: number, cliff: string, scree: string, haze = 1) => {
    const level = (i: number, side: number) => {
      const [share, down] = profile[i] as (typeof profile)[number]
      return `${Math.round(x + side * width * share)} ${Math.round(top + (foot - top) * down)}`
    }
    const bands = [0, 1, 2, 3, 4, 5]
      .map(
        i =>
          `<path fill="${i % 2 ? scree : cliff}" d="M${level(i, -1)}L${level(i, 1)} ${level(i + 1, 1)} ${level(i + 1, -1)}z"/>`,
      )
      .join('')
    const edge = [0, 1, 2, 3, 4, 5, 6].map(i => level(i, i % 2 ? 0.34 : 0.2))
    const right = [6, 5, 4, 3, 2, 1, 0].map(i => level(i, 1))
    return `<g opacity="${haze}">${bands}<path fill="${ink.deep}" opacity=".34" d="M${[...edge, ...right].join('L')}z"/><path fill="${ink.paper}" opacity=".4" d="M${level(0, -1)}L${level(0, 1)}l0 8H${Math.round(x - width)}z"/></g>`
  }
  const walker = (x: number, y: number, coat: string) =>
    at(
      x,
      y,
      `<path fill="${ink.deep}" d="M-9-40H9L12 0H3L0-28L-5 0H-14z"/><path fill="${coat}" d="M-13-78Q0-86 13-78L14-36H-14z"/><circle fill="#D9A27A" cy="-92" r="11"/><path fill="${coat}" d="M-14-96Q0-112 14-96z"/>`,
    )
  return `
<path fill="${ink.base}" opacity=".3" d="M-1000 560V450H-300L-260 470H60V430H240L270 470H520V440H760L800 480H1000V420H1300L1340 470H2200V600H-1000z"/>
${butte(470, 360, 70, 640, ink.base, ink.light, 0.5)}${butte(1120, 330, 130, 660, ink.base, ink.light, 0.6)}${butte(40, 340, 150, 670, ink.base, ink.light, 0.65)}
<path fill="${ink.light}" d="M-1000 640H2200V1200H-1000z"/><path fill="${ink.base}" opacity=".5" d="M-1000 660Q200 630 600 660T2200 650V1200H-1000z"/>
${butte(750, 190, 84, 690, ink.base, ink.light)}${butte(340, 300, 92, 720, ink.base, ink.light)}${butte(596, 420, 34, 690, ink.base, ink.light)}
<path fill="${ink.shade}" d="M-1000 720L220 716L420 740L520 700L640 690L800 700L960 690L2200 700V1200H-1000z"/><path fill="${ink.water}" d="M620 692Q560 706 640 720T600 756Q500 780 620 812H800Q660 780 720 748T700 716Q660 704 680 692z"/><path fill="${ink.paper}" opacity=".5" d="M640 720Q680 730 620 752Q650 734 620 716z"/>
<path fill="${ink.base}" d="M-1000 730L120 720L280 742L380 740L440 790L400 840L420 1200H-1000z"/><path fill="${ink.light}" d="M-1000 716L120 706L280 728L380 728L440 784L380 756L280 760L120 742L-1000 760z"/><path fill="${ink.deep}" opacity=".4" d="M380 756L440 784L400 840L420 1200H340L360 840z"/>
${walker(300, 740, ink.accent)}${walker(336, 742, ink.paper)}
<path fill="${ink.deep}" d="M150 716V600h8v116z"/><path fill="${ink.leaf}" d="M154 500L190 580H174L206 640H182L216 696H92L126 640H102L134 580H118z"/><path fill="${ink.deep}" opacity=".4" d="M154 500L190 580H174L206 640H182L216 696H158z"/>`
}
