import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { bowl, plate, sprinkled, tableTop } from '../parts/table-setting.ts'

/** Terengganu: nasi dagang, rosy rice with tuna curry and pickled vegetables on a leaf, and keropok lekor with its sauce. */
export const nasiDagang: Landmark = ink =>
  tableTop(ink.light, ink.shade) +
  plate(ink, 440, 460, 370, ink.accent) +
  shape('#3f8a4a', 'M150 470Q240 230 470 200Q680 230 740 460Q640 700 430 730Q220 690 150 470z') +
  stroke('#2b6b3a', 5, 'M160 470Q440 490 736 460M300 300L340 640M450 210L460 726M600 270L580 670', 0.4) +
  disc('#c9a08c', 366, 410, 156, 132) +
  disc('#e3c3ae', 356, 396, 140, 114) +
  sprinkled(38, 356, 396, 118, (x, y, i) =>
    turned(i * 53, x, y, stroke(i % 4 ? '#f3dfd0' : '#b47a66', 8, `M${x - 9} ${y}h18`)),
  ) +
  shape('#c8742c', 'M470 420Q560 350 670 410Q720 500 620 590Q500 640 440 560Q420 480 470 420z') +
  shape('#e09a44', 'M490 430Q560 380 640 420Q600 440 560 450Q520 470 480 520Q464 470 490 430z', 0.7) +
  shape('#8d6a58', 'M500 470Q560 420 640 456Q660 500 610 540Q540 570 490 530z') +
  shape('#a98874', 'M510 474Q560 436 626 462Q600 490 560 500Q530 510 500 510z') +
  disc('#3f8f3f', 640, 560, 40, 13) +
  disc('#c8301c', 470, 590, 44, 13) +
  sprinkled(22, 330, 600, 76, (x, y, i) =>
    turned(i * 61, x, y, stroke(['#f0c23e', '#e8823a', '#b9d27a'][i % 3] as string, 9, `M${x - 16} ${y}h32`)),
  ) +
  disc('#fbf7ea', 560, 300, 64, 50) +
  disc('#f0a92e', 556, 298, 32, 26) +
  plate(ink, 960, 330, 200, '#3d6f9e') +
  repeat(7, i =>
    turned(
      i * 24 - 60,
      960,
      330,
      shape('#7d5c44', 'M850 318q110-26 220 0q14 14 0 28q-110 22-220 0q-14-14 0-28z') +
        shape('#a5826a', 'M862 322q98-18 196 0q-98-2-196 6z'),
    ),
  ) +
  bowl(ink, 950, 680, 120, '#f4efe2', '#b8301f') +
  sprinkled(12, 950, 680, 76, (x, y) => disc('#e8a33c', x, y, 7, 5))
