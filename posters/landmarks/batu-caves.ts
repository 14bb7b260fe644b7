import type { Landmark } from '../landmark.ts'
import { at, circle, path, polygon, rect, repeat } from '../shapes.ts'

/** Batu Caves, Selangor: the golden statue of Lord Murugan with his spear, 272 rainbow steps up to the cave in the limestone cliff. */
export const batuCaves: Landmark = ink => {
  const cliff =
    path(
      ink.shade,
      'M250 690V420Q262 300 330 250Q372 150 470 132Q560 84 650 124Q760 116 820 200Q900 260 930 380Q960 500 954 690z',
    ) +
    path(ink.base, 'M250 690V420Q262 300 330 250Q372 150 470 132Q540 94 610 116Q560 190 540 290Q500 420 520 690z') +
    path(
      ink.light,
      'M262 560Q262 330 340 262Q380 168 470 146Q420 220 404 320Q340 350 330 470Q300 500 262 560zM440 240Q470 180 540 150Q490 230 484 330z',
    ) +
    path(
      ink.deep,
      'M700 150Q740 240 726 340L744 330Q756 220 700 150zM820 230Q852 330 840 440L860 420Q868 310 820 230zM880 360Q910 460 900 560L918 540Q926 450 880 360z',
    ) +
    path(
      ink.leaf,
      'M312 266q20-50 70-52q10-60 80-66q40-44 110-42q70-26 130 16q90-10 130 60q70 30 90 90q-40-30-76-22q-20-50-70-44q-40-40-90-18q-50-34-100-6q-60-20-96 26q-60-6-80 40q-50-20-98 18z',
    ) +
    path(ink.leaf, 'M250 470q40-30 66 10q30 10 20 50q-50 0-86 40zM954 520q-50-40-80 0q-30 10-20 40q60-10 100 30z')
  const mouth =
    path(ink.deep, 'M596 372Q580 270 640 236Q700 200 750 244Q800 290 786 372z') +
    path(ink.shade, 'M640 300l8-58l10 44l12-50l8 62l14-56l6 48l12-40l2 60z')
  // Flights of steps, each colour stripe wider towards the beholder.
  const colours = [ink.accent, ink.glow, ink.paper, ink.leaf, ink.water, ink.light]
  const steps = repeat(26, index => {
    const half = 52 + index * 3.9
    return rect(colours[index % 6] as string, 690 - half, 366 + index * 12, half * 2, 12)
  })
  const rails =
    polygon(ink.deep, [634, 366], [640, 366], [544, 684], [532, 684]) +
    polygon(ink.deep, [740, 366], [746, 366], [848, 684], [836, 684]) +
    polygon(ink.paper, [688, 366], [692, 366], [696, 684], [684, 684])
  const gold = ink.glow
  const statue =
    rect(ink.shade, -62, 372, 124, 34) +
    rect(ink.base, -74, 400, 148, 24) +
    path(gold, 'M-34 374L-46 250Q-58 200-34 172L-26 130H26L34 172Q58 200 46 250L34 374z') +
    path(gold, 'M-34 172Q-76 186-70 250L-62 300h22L-46 250zM34 172Q70 176 78 214L84 252L66 256L50 220z') +
    circle(gold, 0, 104, 27) +
    path(gold, 'M-30 96L-20 50Q0 10 20 50L30 96Q0 78-30 96z') +
    path(ink.accent, 'M-18 66q18-10 36 0l4 12q-22-10-44 0zM-24 138q24 14 48 0l6 14q-30 16-60 0z').replace(
      ink.accent,
      '#b5722a',
    ) +
    path('#b5722a', 'M4 176Q40 190 40 250L30 374H8zM-46 252q46 18 92 0l2 16q-48 18-96 0zM-16 300h6v74h-6z') +
    path('#b5722a', 'M-78 120h7v304h-7z') +
    path(gold, 'M-74.500 40Q-50 84-74.500 128Q-99 84-74.500 40z'.replaceAll('.500', '.5')) +
    circle(gold, -66, 300, 13) +
    circle(gold, 80, 262, 12) +
    rect('#b5722a', -12, 124, 24, 8)
  return cliff + mouth + steps + rails + at(434, 262, statue)
}
