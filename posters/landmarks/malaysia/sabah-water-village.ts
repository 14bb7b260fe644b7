import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

function stiltHouse(ink: Ink, width: number, wall: string, roof: string): string {
  const lit = glassOf(ink)
  return (
    path(
      ink.deep,
      repeat(Math.round(width / 34), index => `M${8 + index * 34} 0h7v86h-7z`),
    ) +
    rect(wall, 0, -74, width, 74) +
    rect(ink.shade, width * 0.66, -74, width * 0.34, 74) +
    path(lit, `M${width * 0.12}-54h28v28h-28zM${width * 0.42}-54h30V0h-30zM${width * 0.76}-54h24v28h-24z`) +
    path(ink.paper, `M${width * 0.12 - 4}-58h36v4h-36zM${width * 0.76 - 4}-58h32v4h-32z`) +
    polygon(roof, [-22, -70], [width * 0.26, -140], [width * 0.74, -140], [width + 22, -70]) +
    path(
      ink.deep,
      repeat(7, index => `M${width * 0.28 + index * width * 0.075}-140h3l${(index - 3) * 9} 70h-5z`),
    ).replace('<path', '<path opacity=".25"') +
    rect(ink.light, -26, -2, width + 52, 9)
  )
}

/** Sabah: a stilt village over the shallows with plank walks, a lepa boat under its patchwork sail, and the far mountain. */
export const sabahWaterVillage: Landmark = ink => {
  const sail =
    polygon(ink.paper, [0, -260], [150, -60], [-16, -40]) +
    polygon(ink.accent, [0, -260], [50, -193], [-6, -166]) +
    polygon(ink.glow, [50, -193], [100, -126], [-10, -104], [-6, -166]) +
    polygon(ink.base, [100, -126], [150, -60], [70, -52], [60, -112]) +
    path(ink.accent, 'M-4-262l-44 12l44 12z')
  const lepa =
    rect(ink.deep, -12, -270, 7, 290) +
    sail +
    path(ink.base, 'M-190-36Q-140 12-90 14H110Q170 10 216-54Q200 30 140 50H-120Q-170 30-190-36z') +
    path(ink.glow, 'M-178-20Q-140 18-90 20H110Q166 16 206-34Q176 26 108 30H-92Q-140 26-178-20z') +
    path(ink.accent, 'M-120-34h90l10 48h-108z') +
    path(ink.deep, 'M60 14q-4-40 14-44q18 4 14 44zM72-42a11 11 0 1 0 .1 0z')
  const village =
    path(
      ink.shade,
      'M280 604L400 500L450 470L480 420L500 440L530 390L552 420L580 384L606 430L640 410L680 480L760 530L900 604z',
    ).replace('<path', '<path opacity=".45"') +
    path(ink.paper, 'M380 540q40-26 90-8q40-30 90-6q60-26 100 6q60-16 90 16q-190 14-370-8z').replace(
      '<path',
      '<path opacity=".8"',
    ) +
    path(ink.leaf, 'M120 640q60-44 150-30q120-36 240-10q140-34 270 0q120-20 280 40z') +
    at(620, 572, stiltHouse(ink, 170, ink.light, ink.shade), 0.8) +
    at(820, 572, stiltHouse(ink, 190, ink.paper, ink.accent), 0.9) +
    at(250, 600, stiltHouse(ink, 200, ink.paper, ink.base)) +
    at(470, 596, stiltHouse(ink, 170, ink.accent, ink.shade), 0.86) +
    path(ink.base, 'M-1000 604H1060V616H-1000z') +
    path(
      ink.deep,
      repeat(40, index => `M${-400 + index * 37} 616h6v60h-6z`),
    ) +
    stroke(ink.deep, 3, 'M-1000 584H1060') +
    path(
      ink.deep,
      repeat(40, index => `M${-400 + index * 37} 584h3v22h-3z`),
    ) +
    path(
      ink.paper,
      repeat(14, index => `M${220 + index * 62} ${676 + (index % 3) * 8}q20-5 44 0q-22 6-44 0z`),
    ).replace('<path', '<path opacity=".55"') +
    at(720, 700, lepa, 0.86)
  return at(-156, -178, village, 1.26)
}
