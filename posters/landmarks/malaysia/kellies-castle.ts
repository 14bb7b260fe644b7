import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, path, polygon, rect, repeat } from '../../strokes/shapes.ts'

function courses(ink: Ink, x: number, width: number, top: number, bottom: number): string {
  return path(
    ink.light,
    repeat(Math.floor((bottom - top) / 26), index => `M${x} ${top + 14 + index * 26}h${width}v6h-${width}z`),
  ).replace('<path', '<path opacity=".5"')
}

/** Kellie's Castle, Batu Gajah: the unfinished brick mansion with its square six-storey tower and Moorish arcades. */
export const kelliesCastle: Landmark = ink => {
  const opening = ink.night ? ink.glow : ink.deep
  const merlons = (x: number, y: number, count: number, step: number, fill: string): string =>
    path(
      fill,
      repeat(count, index => `M${x + index * step} ${y}v-16h${step * 0.55}v16z`),
    )
  const arches = (x: number, y: number, count: number, step: number, width: number, height: number): string =>
    path(
      ink.light,
      repeat(count, index => archOutline(x + index * step - 6, y, width + 12, height + 8)),
    ) +
    path(
      ink.deep,
      repeat(count, index => archOutline(x + index * step, y, width, height)),
    )
  const hall =
    rect(ink.shade, 470, 372, 460, 310) +
    courses(ink, 470, 460, 372, 680) +
    rect(ink.light, 462, 362, 476, 12) +
    merlons(470, 362, 16, 29, ink.base) +
    arches(520, 518, 6, 66, 44, 108) +
    rect(ink.light, 470, 522, 460, 10) +
    arches(520, 682, 6, 66, 48, 124) +
    rect(ink.paper, 512, 500, 396, 5) +
    path(
      ink.paper,
      repeat(26, index => `M${516 + index * 15} 504h4v16h-4z`),
    )
  const wing =
    rect(ink.base, 880, 420, 110, 262) +
    courses(ink, 880, 110, 420, 680) +
    rect(ink.light, 874, 410, 122, 12) +
    merlons(880, 410, 4, 30, ink.base) +
    arches(908, 530, 1, 0, 54, 80) +
    arches(908, 682, 1, 0, 54, 110)
  const tower =
    rect(ink.base, 318, 176, 176, 506) +
    rect(ink.shade, 440, 176, 54, 506) +
    courses(ink, 318, 122, 190, 680) +
    rect(ink.light, 306, 164, 200, 14) +
    merlons(308, 164, 7, 30, ink.base) +
    [256, 352, 452, 552]
      .map(
        y =>
          path(ink.light, archOutline(346, y, 36, 68) + archOutline(394, y, 36, 68)) +
          path(y === 352 ? opening : ink.deep, archOutline(351, y, 26, 60) + archOutline(399, y, 26, 60)) +
          path(ink.deep, archOutline(456, y, 20, 58)) +
          rect(ink.light, 312, y + 12, 188, 7),
      )
      .join('') +
    path(ink.light, archOutline(352, 684, 72, 112)) +
    path(ink.deep, archOutline(362, 684, 52, 100)) +
    polygon(ink.deep, [398, 150], [402, 96], [406, 150]) +
    path(ink.accent, 'M404 98l52 14l-52 16z')
  const grounds =
    path(ink.leaf, 'M200 700q-20-60 30-74q20-40 60-16q40 0 34 90zM940 700q-10-70 40-80q30-40 70-4q44 10 30 84z') +
    path(ink.leaf, 'M500 694q80-22 170-6q120-20 300 8v16H500z') +
    path(ink.light, 'M362 684h52l60 40H300z') +
    path(ink.leaf, 'M700 372q8-28 30-18q12-24 30-4q22-4 20 22z')
  return hall + wing + tower + grounds
}
