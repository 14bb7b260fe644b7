import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { archOutline, at, repeat } from '../../strokes/shapes.ts'

const tower = (ink: Ink, x: number) =>
  at(
    x,
    660,
    box(ink.base, -58, -300, 116, 300) +
      box(ink.deep, 24, -300, 34, 300, 0.26) +
      shape(ink.base, 'M-50-300V-400L-40-420H40L50-400V-300z') +
      shape(ink.deep, 'M22-420H40L50-400V-300H22z', 0.26) +
      shape(ink.base, 'M-40-410L0-640L40-410z') +
      shape(ink.deep, 'M0-640L40-410H6z', 0.3) +
      shape(
        ink.glow,
        repeat(5, i => `M${-4 - i * 2} ${-560 + i * 32}h${8 + i * 4}l${-4 - i * 2} 16z`),
        0.55,
      ) +
      repeat(4, i => shape(ink.base, `M${[-66, -48, 36, 54][i]} -290v-60l7-40 7 40v60z`)) +
      shape(
        ink.deep,
        archOutline(-34, -320, 24, 76) +
          archOutline(6, -320, 24, 76) +
          archOutline(-38, -170, 32, 100) +
          archOutline(8, -170, 32, 100) +
          archOutline(-26, 0, 52, 110),
        0.7,
      ) +
      stroke(ink.light, 4, 'M-58-296V0M-2-296V-130', 0.6),
  )

/** Cologne: the twin spires of the cathedral, the arches of the railway bridge and a ship on the Rhine. */
export const cologneCathedral = painted(
  { base: '#6f6a6c', accent: '#4d7f6d' },
  ink =>
    repeat(18, i => {
      const [x, h] = [-560 + i * 96, 60 + ((i * 37) % 50)]
      return (
        box([ink.paper, ink.glow, ink.light][i % 3] as string, x, 650 - h, 90, h) +
        shape(ink.accent, `M${x - 4} ${650 - h}l22-34h54l22 34z`, 0.9)
      )
    }) +
    shape(ink.base, 'M560 660V440L600 400H800L830 440V660z') +
    shape(ink.shade, 'M560 446L600 380H800L840 446z') +
    shape(
      ink.base,
      repeat(5, i => `M${620 + i * 46} 450v-50l7-30 7 30v50z`),
    ) +
    shape(
      ink.deep,
      repeat(5, i => archOutline(610 + i * 44, 620, 24, 130)),
      0.7,
    ) +
    shape(ink.base, 'M760 380L774 250L788 380z') +
    tower(ink, 400) +
    tower(ink, 530) +
    shape(ink.base, 'M440 660V420L465 370L490 420V660z') +
    shape(ink.deep, `${archOutline(446, 500, 38, 90)}M444 660v-80a22 22 0 0 1 42 0v80z`, 0.7) +
    box(ink.shade, -1000, 650, 3200, 20) +
    box(ink.water, -1000, 668, 3200, 540) +
    repeat(3, i =>
      at(
        800 + i * 330,
        640,
        stroke(ink.accent, 12, 'M-165 0Q0-190 165 0') +
          stroke(
            ink.accent,
            5,
            repeat(9, k => `M${-132 + k * 33} 0V${-95 * (1 - ((k - 4) / 5) ** 2) + 2}`),
          ) +
          box(ink.shade, -178, 0, 26, 60),
      ),
    ) +
    box(ink.accent, 630, 634, 1600, 14) +
    box(ink.accent, 700, 612, 260, 22) +
    shape(
      ink.glow,
      repeat(10, i => `M${710 + i * 25} 616h15v9h-15z`),
    ) +
    at(
      380,
      742,
      shape(ink.paper, 'M-230-26H210L186 12H-190z') +
        box(ink.light, -160, -62, 320, 36) +
        shape(
          ink.deep,
          repeat(12, i => `M${-150 + i * 26}-54h16v20h-16z`),
          0.75,
        ) +
        shape(ink.accent, 'M-220-10H200l-6 8H-212z') +
        shape(ink.paper, 'M-260 12Q0 2 260 12Q0 26-260 12z', 0.7),
    ),
)
