import type { Landmark } from '../../strokes/landmark.ts'
import { path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** An Iban longhouse by the river: one roof over many doors, an open verandah on tall stilts, a notched-log stair, a longboat. */
export const sarawakLonghouse: Landmark = ink => {
  const door = glassOf(ink)
  const stilts =
    path(
      ink.deep,
      repeat(19, index => `M${176 + index * 47} 520h9v160h-9z`),
    ) +
    path(
      ink.shade,
      repeat(10, index => `M${196 + index * 92} 530l60 140l6-3l-60-140z`),
    )
  const roof =
    polygon(ink.shade, [120, 410], [232, 232], [968, 232], [1080, 410]) +
    polygon(ink.base, [232, 232], [968, 232], [1004, 290], [196, 290]) +
    polygon(ink.light, [120, 410], [232, 232], [290, 232], [212, 410]) +
    stroke(
      ink.deep,
      3,
      repeat(6, index => `M${222 - index * 17} ${258 + index * 26}H${978 + index * 17}`),
    ).replace('<path', '<path opacity=".4"') +
    polygon(ink.deep, [120, 410], [112, 424], [1088, 424], [1080, 410]) +
    path(ink.deep, 'M222 236L186 168L246 222zM978 236L1014 168L954 222z') +
    path(ink.deep, 'M228 224H972V236H228z')
  const gallery =
    rect(ink.deep, 164, 424, 872, 100) +
    rect(ink.light, 164, 430, 872, 70) +
    path(
      ink.shade,
      repeat(36, index => `M${164 + index * 24.5} 430h3v70h-3z`),
    ) +
    path(
      door,
      repeat(9, index => `M${206 + index * 94} 440h34v60h-34z`),
    ) +
    path(
      ink.accent,
      repeat(9, index => `M${250 + index * 94} 446h22v22h-22z`),
    ) +
    path(
      ink.deep,
      repeat(19, index => `M${172 + index * 47} 424h6v96h-6z`),
    )
  const verandah =
    rect(ink.base, 96, 516, 1008, 14) +
    rect(ink.deep, 96, 530, 1008, 6) +
    stroke(ink.base, 5, 'M100 484H560M640 484H1100') +
    path(
      ink.base,
      repeat(22, index => (index === 10 ? '' : `M${104 + index * 47} 484h5v34h-5z`)),
    ) +
    path(ink.accent, 'M700 484h44v32q-22-10-44 0zM860 484h52v34q-26-10-52 0z') +
    path(ink.paper, 'M760 484h36v26h-36zM316 484h50v30q-25-10-50 0z') +
    path(ink.accent, 'M322 492h38v5h-38z')
  const stair =
    polygon(ink.light, [586, 520], [604, 520], [664, 690], [634, 690]) +
    path(
      ink.deep,
      repeat(8, index => `M${590 + index * 6} ${538 + index * 19}h${18 + index}v5h-${18 + index}z`),
    )
  const people =
    path(
      ink.deep,
      'M470 516q-6-40 12-44q18 4 12 44zM474 462a10 10 0 1 0 .1 0zM412 516q-4-34 10-38q16 4 12 38zM418 468a9 9 0 1 0 .1 0z',
    ) + path(ink.accent, 'M472 484h20v14h-20z')
  const boat =
    path(ink.deep, 'M250 700Q420 730 620 700L650 690Q620 730 540 734H340Q270 730 236 694z') +
    path(ink.accent, 'M250 700Q420 726 620 700L616 707Q430 732 254 707z')
  return (
    path(
      ink.leaf,
      'M40 690V520q-30-90 50-120q10-80 90-90q40-80 120-40q60-60 130-10q80-50 140 0q70-60 150 10q80-40 130 40q90 0 110 90q80 20 80 130V690z',
    ) +
    path(ink.deep, 'M90 420q10-80 90-110q-30 60-30 110zM1020 320q80 30 90 110h-60z').replace(
      '<path',
      '<path opacity=".3"',
    ) +
    stilts +
    gallery +
    roof +
    people +
    verandah +
    stair +
    path(ink.leaf, 'M40 690q60-40 130-16q90-20 160 6q120-14 200 10q160-24 300-6q140-30 330 10v20H40z') +
    boat
  )
}
