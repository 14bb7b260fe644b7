import type { Landmark } from '../../strokes/landmark.ts'
import { circle, path, repeat, stroke } from '../../strokes/shapes.ts'

/** The rhinoceros hornbill, bird of Sarawak: black with white belly and banded tail, the upturned casque over its long bill. */
export const hornbill: Landmark = ink => {
  const leaf = (x: number, y: number, degrees: number, size: number, fill: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">${path(fill, 'M0 0Q50-50 130 0Q50 50 0 0z')}${path(ink.deep, 'M6 0Q60-6 124 0Q60 5 6 0z')}</g>`
  const night = ink.night ? ink.shade : ink.deep
  return (
    leaf(300, 560, 200, 1.4, ink.leaf) +
    leaf(330, 600, 130, 1.2, ink.base) +
    leaf(900, 520, -40, 1.3, ink.leaf) +
    leaf(930, 560, 20, 1.4, ink.base) +
    leaf(820, 590, 70, 1.1, ink.leaf) +
    // Tail: white with one black band.
    path(ink.paper, 'M640 500Q700 600 720 760Q690 790 650 770Q636 790 600 776Q576 640 560 520z') +
    path(night, 'M702 650Q716 690 718 724Q690 740 655 730Q630 742 598 730Q590 690 584 650Q640 670 702 650z') +
    stroke(ink.shade, 3, 'M650 770Q648 700 630 560M690 770Q690 650 650 540') +
    // Branch.
    path(ink.shade, 'M120 640Q360 560 560 580Q760 570 1080 490L1090 514Q800 610 560 622Q380 616 130 672z') +
    path(ink.base, 'M120 640Q360 560 560 580Q760 570 1080 490L1082 498Q760 588 560 596Q360 590 124 652z') +
    // Body, wing, neck.
    path(ink.paper, 'M480 470Q500 560 560 590Q620 590 660 530L600 440z') +
    path(night, 'M470 250Q560 240 620 310Q700 390 690 540Q640 570 590 540Q520 560 480 480Q440 400 440 330z') +
    path(ink.shade, 'M540 330Q640 340 676 440Q700 500 690 570Q620 560 580 500Q540 440 540 330z') +
    stroke(ink.deep, 4, 'M590 380Q640 440 660 540M566 400Q600 480 640 550M630 380Q664 430 680 520') +
    path(night, 'M380 250Q400 170 476 172Q540 180 548 260Q550 320 500 372Q450 380 430 340Q420 290 380 250z') +
    // Bill and casque.
    path('#f3c64a', 'M470 214Q380 190 300 236Q240 280 214 352Q280 300 340 290Q410 288 452 300Q480 270 470 214z') +
    path(ink.paper, 'M214 352Q280 300 340 290Q410 288 452 300L448 310Q380 306 330 316Q270 326 214 352z') +
    path(
      '#e0662e',
      'M486 204Q470 150 400 136Q340 130 310 150Q280 120 292 82Q240 110 250 166Q270 220 350 226Q430 224 486 204z',
    ) +
    path('#f3c64a', 'M486 204Q470 160 410 154Q350 156 310 178Q280 164 270 130Q262 166 290 196Q380 226 486 204z') +
    path(ink.deep, 'M486 204Q400 232 300 204L296 210Q380 240 470 220z') +
    path(ink.accent, 'M440 230q26-18 46 4q-4 26-30 24q-14-8-16-28z') +
    circle(ink.paper, 464, 240, 12) +
    circle(ink.deep, 462, 240, 6.5) +
    stroke(ink.deep, 3, 'M446 222l-8-8M456 218l-4-10M468 218l2-10') +
    // Feet.
    stroke('#d9b35a', 9, 'M540 566v26M556 566v28M600 560v30M616 556v30') +
    leaf(200, 650, 160, 1, ink.leaf) +
    leaf(420, 610, 100, 0.8, ink.base) +
    leaf(760, 580, 120, 0.9, ink.base) +
    repeat(5, index => circle(ink.accent, 860 + (index % 3) * 24, 600 + index * 13, 12))
  )
}
