import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** One white-stuccoed house of a Kensington terrace with its pillared porch. */
const terrace = (ink: Ink, x: number) =>
  box('#f6eee0', x, 190, 210, 480) +
  box(ink.deep, x + 196, 190, 14, 480, 0.12) +
  box('#e2d6c2', x - 6, 180, 222, 16) +
  shape('#5d6470', `M${x} 180L${x + 16} 110H${x + 194}L${x + 210} 180z`) +
  shape(
    glassOf(ink, '#3f4f62'),
    `${repeat(3, i => `M${x + 26 + i * 60} 232h38v84h-38z`)}${repeat(3, i => `M${x + 26 + i * 60} 372h38v100h-38z`)}M${x + 26} 540h38v90h-38zM${x + 30} 126h34v46h-34zM${x + 146} 126h34v46h-34z`,
  ) +
  box('#e2d6c2', x, 346, 210, 10) +
  stroke('#2a2a32', 5, `M${x + 10} 500h190M${x + 10} 474h190${repeat(12, i => `M${x + 14 + i * 16} 474v26`)}`) +
  box('#e2d6c2', x + 90, 510, 116, 20) +
  box('#f6eee0', x + 98, 526, 20, 144) +
  box('#f6eee0', x + 178, 526, 20, 144) +
  box('#2a2a32', x + 128, 546, 42, 124)

/** The double-decker as its offside is seen, facing right; its kerb side is this turned round. */
const bus = (ink: Ink) =>
  disc('#17131c', 640, 786, 400, 20, 0.35) +
  shape('#d02a2e', 'M290 300Q290 262 330 260H930Q966 264 970 300V760H290z') +
  shape('#9a1a20', 'M290 690H970V760H290z', 0.6) +
  box('#f4ecd2', 290, 500, 680, 12) +
  shape(
    '#33475c',
    'M316 300h104v90h-104zM440 300h104v90h-104zM564 300h104v90h-104zM688 300h104v90h-104zM812 300h130v90h-130z',
  ) +
  shape('#33475c', 'M316 540h104v100h-104zM440 540h104v100h-104zM564 540h104v100h-104zM836 530h110v130h-110z') +
  shape('#33475c', 'M700 534h100v220h-100z') +
  stroke('#f4ecd2', 5, 'M750 534v220') +
  shape(
    '#ffffff',
    'M330 300h20l-14 90h-20zM454 300h20l-14 90h-20zM578 300h20l-14 90h-20zM702 300h20l-14 90h-20zM330 540h20l-14 100h-20zM850 530h24l-18 130h-20z',
    0.25,
  ) +
  repeat(
    6,
    i => disc('#d9a274', 370 + i * 92, 366, 17) + disc(i % 2 ? '#2a1a18' : '#6a4a2a', 370 + i * 92, 356, 17, 11),
  ) +
  box('#17131c', 826, 420, 124, 56) +
  stroke(ink.glow, 9, 'M846 448h30M890 448h42') +
  box('#f2c230', 320, 420, 340, 56) +
  stroke('#8f171c', 10, 'M350 448h120M500 448h60M590 448h40') +
  disc('#fff3cf', 948, 700, 16) +
  disc('#17131c', 424, 764, 52) +
  disc('#b8b2a8', 424, 764, 26) +
  disc('#17131c', 868, 764, 52) +
  disc('#b8b2a8', 868, 764, 26)

/** Kensington: a red double-decker and a telephone box before the white terraces and plane trees. */
export const londonBus: Landmark = ink =>
  repeat(15, i => terrace(ink, -1000 + i * 214)) +
  box('#b8b2a8', -1000, 668, 3200, 40) +
  box('#4a4a54', -1000, 704, 3200, 500) +
  stroke(
    '#f4ecd2',
    7,
    repeat(14, i => `M${-980 + i * 230} 850h110`),
    0.7,
  ) +
  repeat(
    3,
    i =>
      stroke('#6a5644', 20, `M${-260 + i * 640} 690Q${-250 + i * 640} 500 ${-270 + i * 640} 380`) +
      disc(ink.leaf, -270 + i * 640, 300, 150, 116) +
      disc(ink.leaf, -170 + i * 640, 360, 100, 76) +
      disc(ink.deep, -240 + i * 640, 340, 120, 80, 0.18),
  ) +
  box('#c8262a', 60, 440, 120, 250) +
  box('#8f171c', 150, 440, 30, 250) +
  shape('#c8262a', 'M52 444Q60 414 120 412Q180 414 188 444z') +
  shape('#f0dfa8', 'M76 460h70v170h-70z') +
  stroke('#c8262a', 5, 'M99 460v170M123 460v170M76 494h70M76 528h70M76 562h70M76 596h70') +
  box('#f6eee0', 72, 424, 96, 14) +
  `<g transform="matrix(-1 0 0 1 1260 0)">${bus(ink)}</g>`
