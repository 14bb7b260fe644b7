import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const mouth =
  'M452 640Q420 560 450 470Q440 390 500 330Q530 260 600 262Q670 250 712 320Q770 370 762 460Q790 550 756 640z'

/** A wall of the cave with the mouth as its hole, a share nearer to the eye than the one before. */
const wall = (colour: string, size: number) => {
  const hole = mouth.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x, y) => `${610 + (Number(x) - 610) * size} ${470 + (Number(y) - 470) * size}`,
  )
  return `<path fill="${colour}" fill-rule="evenodd" d="M-1000 -300H2200V1200H-1000z${hole.replace(/\d+\.\d+/g, n => String(Math.round(Number(n))))}"/>`
}

const outside = (ink: Ink) =>
  shape(ink.paper, 'M400 220H820V680H400z') +
  disc(ink.glow, 560, 360, 56) +
  shape(
    ink.base,
    'M400 520Q440 420 480 440Q520 330 560 420Q600 470 640 450Q690 340 720 400Q770 420 820 520V680H400z',
    0.55,
  ) +
  shape(
    ink.leaf,
    'M400 540a40 30 0 0 1 70 0a40 36 0 0 1 76 0a40 30 0 0 1 70 4a40 34 0 0 1 80 -6a40 30 0 0 1 124 10V680H400z',
  ) +
  shape(ink.light, 'M400 590Q600 570 820 590V680H400z') +
  stroke(ink.paper, 4, 'M430 604H580M640 600H780', 0.8)

/** Planks between two edges that run towards the mouth, with the cables that hold them to the roof. */
const walkway = (ink: Ink) => {
  const plank = (i: number) => {
    const [near, far] = [((i + 1) / 15) ** 2.1, ((i + 0.28) / 15) ** 2.1]
    const row = (t: number): [number, number, number] => [606 - 22 - 330 * t, 612 + 22 + 330 * t, 596 + 320 * t]
    const [a, b, y] = row(far)
    const [c, d, low] = row(near)
    return `M${a} ${y}H${b}L${d} ${low}H${c}z`
  }
  const post = (i: number) => {
    const t = ((i + 1.6) / 6) ** 2
    const [left, right, y] = [584 - 330 * t, 634 + 330 * t, 596 + 320 * t]
    const top = 330 - 620 * t
    return `M${left} ${y}L${left + 30 * t} ${top}M${right} ${y}L${right - 30 * t} ${top}`
  }
  return (
    shape(ink.deep, 'M584 596H634L1000 960H220z', 0.9) +
    shape('#b98a55', repeat(15, plank)) +
    shape('#fff0c8', 'M598 596H620L720 920H500z', 0.28) +
    stroke('#1c191f', 5, repeat(5, post)) +
    stroke(
      '#e0b878',
      8,
      'M584 572L254 702L-406 962M634 572L964 702L1624 962M584 584L254 809L-76 1034M634 584L964 809L1294 1034',
    )
  )
}

const walker = (x: number, y: number, height: number, shirt: string) =>
  disc('#33262a', x, y - height, height * 0.13) +
  shape(
    shirt,
    `M${x - height * 0.17} ${y - height * 0.84}h${height * 0.34}l${height * 0.05} ${height * 0.46}h${-height * 0.44}z`,
  ) +
  shape(
    '#33262a',
    `M${x - height * 0.15} ${y - height * 0.4}h${height * 0.3}v${height * 0.4}h${-height * 0.11}v${-height * 0.3}h${-height * 0.08}v${height * 0.3}h${-height * 0.11}z`,
  )

const bats = (x: number, y: number, size: number) =>
  shape(
    '#1c191f',
    `M${x} ${y}q${8 * size} ${-8 * size} ${14 * size} 0q${10 * size} ${-14 * size} ${30 * size} ${-8 * size}q${-8 * size} ${4 * size} ${-10 * size} ${14 * size}q${-12 * size} ${-4 * size} ${-20 * size} ${8 * size}q${-4 * size} ${4 * size} ${-14 * size} 0q${-8 * size} ${-12 * size} ${-20 * size} ${-8 * size}q${-2 * size} ${-10 * size} ${-10 * size} ${-14 * size}q${20 * size} ${-6 * size} ${30 * size} ${8 * size}z`,
  )

const roof = (colour: string) =>
  shape(
    colour,
    'M-1000 -300H2200V40Q1500 90 1180 60Q1160 150 1140 190Q1120 100 1090 50Q1060 110 1040 120Q1000 40 960 20Q930 90 916 130Q900 60 880 10L320 0Q310 80 290 130Q270 60 250 20Q200 60 190 130Q160 190 140 230Q120 130 90 70Q-200 90 -1000 60z',
  )

/** Gua Kelam in Perlis, from inside: the miners' plank road hangs from the roof and leads out to the green valley. */
export const guaKelam: Landmark = ink =>
  outside(ink) +
  wall('#8a7a6c', 1) +
  wall('#6f6259', 1.16) +
  wall('#574d4a', 1.42) +
  shape('#3f9a9c', 'M-400 1200Q200 780 470 640H520L300 1200zM1600 1200Q1040 780 750 640H700L930 1200z', 0.5) +
  shape(
    '#cdeee2',
    'M200 800Q330 730 430 690L470 676L380 740Q260 800 120 860zM1010 800Q900 730 800 690L750 676L830 740Q960 800 1100 860z',
    0.5,
  ) +
  wall('#423b3d', 1.85) +
  wall('#302b30', 2.5) +
  walkway(ink) +
  walker(588, 640, 62, '#c8402f') +
  walker(622, 636, 54, '#f4ead2') +
  shape('#fff2cc', 'M500 330Q530 260 600 262Q670 250 712 320L900 900H330z', 0.14) +
  roof('#241f25') +
  bats(470, 200, 1) +
  bats(720, 150, 1.3) +
  bats(640, 216, 0.7) +
  bats(380, 120, 0.8)
