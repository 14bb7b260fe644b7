import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'

const cap = (ink: Ink, x: number, y: number, degrees: number, size: number, tassel: string) =>
  turned(
    degrees,
    x,
    y,
    at(
      x,
      y,
      shape(ink.deep, 'M-64 10V58Q0 92 64 58V10z') +
        shape('#23283c', 'M-140 0L0 -62L140 0L0 62z') +
        shape('#3b4260', 'M-140 0L0 -62L60 -36L-84 26z') +
        stroke(tassel, 5, 'M0 0Q70 6 104 20V70') +
        shape(tassel, 'M94 66h20l6 44h-32z') +
        disc(tassel, 0, 0, 8),
      size,
    ),
  )

/** Caps thrown into the air before the clock tower and cloister of a university. */
export const graduationCap: Landmark = ink => {
  const graduate = (x: number, skin: string, hair: string, i: number) =>
    at(
      x,
      900,
      shape('#23283c', 'M-60 0Q-70 -150 -30 -176Q0 -190 30 -176Q70 -150 60 0z') +
        stroke(
          '#23283c',
          30,
          i % 2
            ? 'M-44 -150Q-96 -210 -70 -290M44 -150Q90 -210 76 -280'
            : 'M-44 -150Q-90 -220 -84 -300M44 -150Q84 -170 96 -90',
        ) +
        disc(skin, i % 2 ? -69 : -84, i % 2 ? -304 : -312, 15) +
        (i % 2 ? disc(skin, 77, -294, 15) : '') +
        stroke(ink.accent, 15, 'M-26 -174L-12 -30M26 -174L12 -30') +
        disc(skin, 0, -224, 42) +
        shape(hair, 'M-46 -206Q-54 -272 0 -272Q54 -272 46 -206Q40 -240 0 -244T-46 -206z'),
      i % 2 ? 1.02 : 1.1,
    )
  return (
    repeat(26, i => shape(ink.paper, archPath(-990 + i * 124, 690, 108, 196))) +
    box(ink.base, -1000, 430, 3200, 250) +
    box(ink.light, -1000, 430, 1560, 250, 0.35) +
    shape(
      ink.paper,
      repeat(32, i => `M${-1000 + i * 100} 430v-22h52v22z`),
    ) +
    shape(
      ink.deep,
      repeat(26, i => archPath(-940 + i * 120, 672, 74, 150)),
      0.85,
    ) +
    box(ink.paper, -1000, 490, 3200, 8) +
    box(ink.base, 510, 170, 180, 510) +
    box(ink.shade, 640, 170, 50, 510, 0.6) +
    shape(ink.accent, 'M496 176L600 40L704 176z') +
    shape(ink.deep, 'M600 40L704 176H630z', 0.28) +
    disc(ink.paper, 600, 260, 54) +
    disc(ink.shade, 600, 260, 46, 46, 0.15) +
    stroke(ink.deep, 7, 'M600 260v-32M600 260l24 14') +
    shape(ink.deep, archPath(600, 460, 60, 110)) +
    shape(ink.paper, archPath(600, 684, 112, 170)) +
    shape(ink.deep, archPath(600, 684, 88, 154)) +
    shape(ink.leaf, 'M-1000 676H2200V1200H-1000z') +
    cap(ink, 300, 260, -22, 1, ink.glow) +
    cap(ink, 880, 200, 18, 0.92, ink.accent) +
    cap(ink, 460, 100, 34, 0.6, ink.accent) +
    cap(ink, 760, 420, -14, 0.74, ink.glow) +
    cap(ink, 1040, 400, 30, 0.6, ink.glow) +
    cap(ink, 130, 440, 14, 0.62, ink.accent) +
    graduate(230, '#c08a60', '#17131c', 1) +
    graduate(440, '#e2b48c', '#2a1a14', 0) +
    graduate(640, '#8f5a3a', '#17131c', 1) +
    graduate(850, '#d9a274', ink.water, 0)
  )
}
