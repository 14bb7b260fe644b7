import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A travel agency in a shophouse: posters and a model aeroplane in the window, an open door, potted palms on the five-foot way. */
export const agencyShop: Landmark = ink => {
  const poster = (x: number, sky: string, hill: string) =>
    box(ink.paper, x, 470, 88, 120) +
    box(sky, x + 6, 476, 76, 108) +
    disc(ink.glow, x + 54, 508, 15) +
    shape(hill, `M${x + 6} 584v-40l26 -30l30 30l20 -14v54z`)
  return (
    repeat(
      7,
      i =>
        box(i % 2 ? ink.light : ink.shade, -900 + i * 270 + (i > 3 ? 340 : 0), 190 + (i % 2) * 30, 264, 510) +
        shape(
          ink.deep,
          repeat(3, k => archPath(-846 + i * 270 + (i > 3 ? 340 : 0) + k * 78, 370, 46, 110)),
          0.5,
        ),
    ) +
    box(ink.base, 180, 130, 840, 570) +
    box(ink.light, 180, 130, 200, 570, 0.35) +
    shape(ink.shade, 'M160 130L200 70H1000L1040 130z') +
    box(ink.paper, 170, 126, 860, 14) +
    shape(
      ink.paper,
      repeat(5, i => archPath(276 + i * 162, 330, 104, 160)),
    ) +
    shape(
      ink.leaf,
      repeat(5, i => archPath(276 + i * 162, 326, 88, 148)),
    ) +
    stroke(
      ink.deep,
      4,
      repeat(
        5,
        i =>
          `M${276 + i * 162} 180v146${repeat(8, k => `M${238 + i * 162} ${220 + k * 13}h30M${284 + i * 162} ${220 + k * 13}h30`)}`,
      ),
      0.45,
    ) +
    box(ink.paper, 180, 352, 840, 12) +
    box(ink.deep, 200, 372, 800, 54) +
    stroke(ink.glow, 10, 'M300 399h110M440 399h70M540 399h150M720 399h50') +
    shape(ink.glow, 'M846 404l-50 -6l-8 -14h10l12 10l34 0l-14 -24h12l26 26h26q12 2 12 8t-12 8h-26l-26 22h-12z') +
    shape(ink.accent, `M190 426H1010L1030 462${repeat(10, () => 'q-43 34 -86 0')}z`) +
    shape(
      ink.paper,
      repeat(5, i => `M${272 + i * 164} 426h82l4 36q-43 34 -86 0z`),
    ) +
    box(ink.deep, 216, 470, 400, 190) +
    box(ink.glow, 224, 478, 384, 176, 0.5) +
    poster(240, ink.water, ink.leaf) +
    poster(360, ink.accent, ink.shade) +
    poster(480, ink.light, ink.base) +
    shape(ink.paper, 'M290 640l30 -8h70l-22 -26h16l40 26h54q14 4 14 10t-14 8h-54l-40 20h-16l22 -20h-70z') +
    box(ink.deep, 660, 470, 180, 230) +
    box(ink.glow, 672, 482, 156, 218, 0.75) +
    shape(ink.shade, 'M690 700V610h120v90z') +
    shape(ink.accent, 'M724 610v-56q0 -24 26 -24t26 24v56z') +
    disc('#c98f62', 750, 508, 22) +
    shape('#2a1a18', 'M726 506q2 -28 24 -28q24 2 24 28q-24 -16 -48 0z') +
    shape(ink.leaf, 'M840 470l46 24v226l-46 -20z') +
    shape(ink.deep, 'M850 500l26 14v80l-26 -10z', 0.5) +
    box(ink.paper, 896, 460, 30, 240) +
    box(ink.shade, 916, 460, 10, 240) +
    box(ink.paper, 176, 460, 30, 240) +
    box(ink.paper, 994, 460, 30, 240) +
    box(ink.light, -1000, 696, 3200, 24) +
    box(ink.shade, -1000, 718, 3200, 14) +
    repeat(
      2,
      i =>
        shape(ink.accent, `M${634 + i * 326} 696l-10 -56h50l-10 56z`) +
        repeat(7, k =>
          stroke(
            ink.leaf,
            8,
            `M${650 + i * 326} 640q${(k - 3) * 10} -50 ${(k - 3) * 22} ${-66 + Math.abs(k - 3) * 16}`,
          ),
        ),
    )
  )
}
