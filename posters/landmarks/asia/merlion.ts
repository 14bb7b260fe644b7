import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** The Merlion at the mouth of the Singapore River: a lion's head on a fish's body, its jet falling into the bay, banks behind. */
export const merlion: Landmark = ink =>
  repeat(22, i => {
    const [x, h] = [-1000 + i * 150, 150 + ((i * 89) % 260)]
    return (
      box(i % 2 ? ink.shade : ink.base, x, 650 - h, 118, h) +
      box(ink.deep, x + 84, 650 - h, 34, h, 0.25) +
      stroke(
        glassOf(ink, ink.paper),
        4,
        repeat(Math.floor(h / 26), k => `M${x + 12} ${668 - h + k * 26}h60`),
        0.45,
      )
    )
  }) +
  box(ink.light, -1000, 636, 3200, 30) +
  shape(ink.water, 'M-1000 660H2200V760H-1000z') +
  shape(ink.light, 'M520 720L560 650H860L900 720z') +
  shape(ink.shade, 'M720 650H860L900 720H740z', 0.4) +
  stroke(
    ink.water,
    9,
    repeat(7, i => `M${530 + i * 56} 690q14 -16 28 0t28 0`),
  ) +
  shape('#fbf7ec', 'M590 656Q560 560 630 500Q600 440 620 380L780 400Q850 500 840 590Q836 640 860 656z') +
  shape('#cfd3cf', 'M720 656Q780 560 740 470Q750 430 760 398L780 400Q850 500 840 590Q836 640 860 656z') +
  stroke(
    '#a9b3b2',
    5,
    repeat(18, i => `M${612 + (i % 5) * 42 + (Math.floor(i / 5) % 2) * 20} ${500 + Math.floor(i / 5) * 40}q18 26 38 0`),
  ) +
  shape('#fbf7ec', 'M840 620Q920 620 940 540Q980 600 950 640Q980 640 990 630Q960 700 860 656z') +
  shape(
    '#e6e4d8',
    'M566 250Q560 150 660 120Q780 100 830 190Q870 270 840 350Q836 430 760 450Q690 470 640 420Q590 400 566 250z',
  ) +
  repeat(11, i =>
    turned(-70 + i * 22, 710, 280, shape(i % 2 ? '#fbf7ec' : '#cfd3cf', 'M690 150Q700 90 726 84Q736 120 740 156z')),
  ) +
  repeat(8, i =>
    turned(20 + i * 24, 710, 300, shape(i % 2 ? '#e6e4d8' : '#cfd3cf', 'M686 180Q700 110 734 100Q740 150 744 186z')),
  ) +
  shape(
    '#fbf7ec',
    'M560 250Q570 170 650 160Q740 150 770 230Q790 320 740 380Q690 430 640 410L620 380Q560 380 544 350Q520 330 530 306Q560 300 560 250z',
  ) +
  shape('#cfd3cf', 'M700 170Q760 190 770 230Q790 320 740 380Q690 430 640 410Q740 340 700 170z', 0.8) +
  shape('#a84a3a', 'M536 318Q580 330 616 330Q612 372 580 376Q548 368 536 318z') +
  shape('#fbf7ec', 'M552 322l8 16l10 -14zM586 330l8 14l10 -14z') +
  shape('#5a5f5e', 'M528 290Q540 274 566 280Q566 304 540 308z') +
  disc('#33383a', 610, 250, 13) +
  disc('#fbf7ec', 606, 246, 4) +
  stroke('#5a5f5e', 6, 'M586 228q26 -20 50 -4M700 200q30 0 40 30') +
  stroke('#ffffff', 34, 'M560 350Q360 330 250 690', 0.9) +
  stroke(ink.water, 8, 'M560 344Q370 330 262 680M556 360Q380 350 280 690', 0.6) +
  disc('#ffffff', 256, 694, 90, 22, 0.85) +
  repeat(9, i => disc('#ffffff', 180 + i * 20, 660 - ((i * 37) % 50), 8, 8, 0.85))
