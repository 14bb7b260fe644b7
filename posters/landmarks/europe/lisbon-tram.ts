import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A tall house of Lisbon with tiles on its front, iron balconies and washing on a line. */
const house = (ink: Ink, x: number, top: number, wall: string, trim: string) =>
  box(wall, x, top, 170, 700 - top) +
  shape(ink.paper, boxes([x + 6, top + 14], [10, Math.floor((560 - top) / 22)], [16.4, 22], [6, 6]), 0.35) +
  shape(ink.shade, `M${x - 8} ${top}l18-36h150l18 36z`) +
  repeat(3, column =>
    repeat(3, row => {
      const [left, foot] = [x + 18 + column * 50, top + 106 + row * 118]
      return (
        box(trim, left - 4, foot - 78, 42, 82) +
        box(ink.deep, left + 2, foot - 72, 30, 74) +
        stroke(
          ink.deep,
          3,
          `M${left - 10} ${foot - 26}h54M${left - 8} ${foot - 24}v28M${left + 4} ${foot - 24}v28M${left + 17} ${foot - 24}v28M${left + 30} ${foot - 24}v28M${left + 42} ${foot - 24}v28`,
        )
      )
    }),
  )

/** Lisbon: the yellow tram climbs between tiled houses, the river at the end of the street. */
export const lisbonTram = painted(
  { base: '#3f78a8', accent: '#efb021' },
  ink =>
    box(ink.water, -1000, 440, 3200, 300) +
    stroke(ink.paper, 5, 'M480 470h90M600 500h100M520 530h60', 0.6) +
    shape(ink.paper, 'M600 470L650 380V470zM592 474h70l-12 16h-46z') +
    house(ink, -330, 130, ink.light, ink.paper) +
    house(ink, -160, 190, ink.paper, ink.base) +
    house(ink, 10, 110, ink.base, ink.paper) +
    house(ink, 180, 230, ink.glow, ink.paper) +
    house(ink, 350, 320, ink.paper, ink.leaf) +
    house(ink, 770, 280, ink.light, ink.paper) +
    house(ink, 940, 170, ink.paper, ink.accent) +
    house(ink, 1110, 120, ink.base, ink.paper) +
    stroke(ink.deep, 3, 'M180 300Q300 350 400 370', 0.7) +
    shape(ink.accent, 'M220 320l34 8-4 44-34-8zM320 350l30 6-4 40-30-6z') +
    shape(ink.paper, 'M268 334l36 8-6 50-34-8z') +
    shape(ink.shade, 'M520 640H770L1180 1200H40z') +
    shape(ink.light, 'M-1000 690L520 640L40 1200H-1000zM770 640L2200 700V1200H1180z') +
    stroke(ink.paper, 7, 'M596 640L440 1200M690 640L800 1200', 0.9) +
    stroke(ink.deep, 3, 'M640-300V180M640 180L640 300') +
    at(
      644,
      740,
      shape(ink.deep, 'M-120 12H120L112 40H-112z') +
        shape(ink.accent, 'M-138-140H138V0Q138 16 122 18H-122Q-138 16-138 0z') +
        shape(ink.paper, 'M-134-300Q-134-316-120-320L-90-344H90L120-320Q134-316 134-300V-140H-134z') +
        shape(ink.deep, 'M-120-280H-50V-156H-120zM-40-286H40V-156H-40zM50-280H120V-156H50z') +
        shape(ink.light, 'M-110-270L-74-270L-110-200zM-28-276L14-276L-28-196zM60-270L96-270L60-200z', 0.7) +
        box(ink.deep, -46, -338, 92, 34) +
        shape(ink.glow, 'M-34-330h14v20h-14zM-8-330h16v6h-10v14h-6zM18-330h14v20h-14z') +
        disc(ink.paper, 0, -66, 30) +
        disc(ink.deep, 0, -66, 20) +
        stroke(ink.base, 8, 'M-134-120H134M-134-18H134') +
        stroke(ink.deep, 6, 'M0-344L0-470M-40-470H40'),
      1.04,
    ),
)
