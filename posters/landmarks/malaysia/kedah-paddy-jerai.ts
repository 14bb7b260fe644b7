import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, palm, path, polygon, rect, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A Malay house on stilts: steep thatch with a lower verandah roof, carved gable, steps. */
function kampungHouse(ink: Ink): string {
  const lit = glassOf(ink)
  return (
    path(ink.deep, 'M-120 0h9v60h-9zM-60 0h9v60h-9zM0 0h9v60H0zM60 0h9v60h-9zM120 0h9v60h-9z') +
    rect(ink.base, -126, -70, 262, 76) +
    rect(ink.light, -126, -70, 90, 76) +
    path(
      ink.shade,
      repeat(22, index => `M${-122 + index * 12}-70h3v76h-3z`),
    ).replace('<path', '<path opacity=".4"') +
    path(lit, 'M-104-54h26v36h-26zM-66-54h26v36h-26zM18-54h26v60H18zM70-54h26v36h-26z') +
    path(ink.paper, 'M-108-58h34v4h-34zM-70-58h34v4h-34zM66-58h34v4H66z') +
    path(ink.shade, 'M-160-60L-92-166H96L166-60z') +
    path(ink.deep, 'M-92-166H96L110-144H-106z') +
    path(ink.light, 'M-160-60L-92-166H-70L-104-60z') +
    polygon(ink.accent, [-160, -60], [-166, -52], [172, -52], [166, -60]) +
    path(ink.paper, 'M-96-172l-14-16l24 8zM100-172l14-16l-24 8z') +
    path(ink.light, 'M16 6h32l14 54H-2z') +
    path(ink.shade, 'M12 20h40v4H11zM8 36h48v4H7z')
  )
}

/** Kedah: Gunung Jerai standing alone over the rice plain, a house on stilts under coconut palms. */
export const kedahPaddyJerai: Landmark = ink =>
  path(
    ink.leaf,
    'M-120 670Q40 600 150 500Q240 400 330 340Q390 268 452 250Q500 206 556 216Q604 190 650 222Q700 226 742 280Q830 320 900 420Q1010 540 1120 590T1360 670z',
  ) +
  path(
    ink.base,
    'M150 500Q240 400 330 340Q390 268 452 250Q500 206 556 216Q520 260 500 320Q440 350 410 430Q360 470 330 560Q250 560 20 610Q90 560 150 500z',
  ) +
  path(
    ink.deep,
    'M650 222Q700 226 742 280Q830 320 900 420Q1010 540 1120 590T1360 670H760Q800 560 740 490Q760 420 700 360Q720 290 650 222z',
  ).replace('<path', '<path opacity=".42"') +
  path(
    ink.deep,
    'M556 216Q570 300 540 360Q560 430 520 500Q540 560 500 620Q580 560 570 490Q610 420 580 350Q600 280 556 216zM742 280Q760 350 800 400Q800 470 860 520Q850 440 830 390Q800 320 742 280z',
  ).replace('<path', '<path opacity=".5"') +
  path(ink.paper, 'M400 300q10-26 44-20q20-36 62-18q34-24 66 2q46-18 66 16q54-8 62 24q-60 20-130 4q-90 20-170-8z') +
  path(
    ink.leaf,
    'M-400 676Q-100 610 120 640Q240 604 330 640Q470 614 560 646Q700 610 820 644Q1000 610 1140 640Q1400 620 1700 676z',
  ) +
  path(
    ink.paper,
    repeat(
      5,
      index =>
        `M${300 + index * 46 + (index % 2) * 20} ${690 + (index % 3) * 10}q6-22 16-20l6-12q8 0 8 8l10 4l-12 2q4 16-16 20v14h-3v-14z`,
    ),
  ) +
  palm(868, 690, 300, 46, ink.deep, ink.leaf, ink.leaf) +
  palm(905, 694, 200, 60, ink.deep, ink.leaf, ink.leaf) +
  at(664, 634, kampungHouse(ink), 1.02)
