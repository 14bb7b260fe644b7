import type { Landmark } from '../../strokes/landmark.ts'
import { circle, ellipse, path, repeat, stroke } from '../../strokes/shapes.ts'

/** Borneo orangutan and her infant on a branch in the canopy, one long arm up to a liana. */
export const orangutanCanopy: Landmark = ink => {
  const hair = '#b9562a'
  const [coat, lit, dim] = ink.night ? ['#7d4232', '#95543a', '#4f2d2e'] : [hair, '#da7d3c', '#843a21']
  const skin = ink.night ? '#4a3a3c' : '#6b4a3e'
  const leaf = (x: number, y: number, degrees: number, size: number, fill: string): string =>
    `<path fill="${fill}" transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})" d="M0 0Q50-46 130 0Q50 46 0 0z"/>`
  const shag = (from: string, count: number, stepX: number, stepY: number, length: number): string =>
    stroke(dim, 4, `${from}${repeat(count, () => `l-6 ${length}m${stepX + 6} ${stepY - length}`)}`)
  return (
    stroke(ink.shade, 14, 'M420-300Q450 40 400 180Q380 300 430 420') +
    stroke(ink.shade, 9, 'M830-300Q800 60 850 300Q870 420 840 560') +
    leaf(400, 120, 200, 1, ink.leaf) +
    leaf(850, 260, -20, 1.1, ink.leaf) +
    leaf(845, 300, 160, 0.9, ink.base) +
    leaf(420, 320, 170, 0.9, ink.base) +
    // The raised arm.
    path(coat, 'M470 420Q420 340 400 220Q392 186 412 176Q440 176 446 210Q470 310 540 370z') +
    path(dim, 'M400 220Q392 186 412 176Q426 176 436 190Q416 196 424 220z') +
    path(skin, 'M392 190q-8-30 12-36q30-8 38 16q4 20-8 30z') +
    // Body and legs.
    path(
      coat,
      'M460 400Q500 330 610 336Q720 340 750 440Q780 540 740 610Q690 650 600 644Q500 640 462 580Q440 480 460 400z',
    ) +
    path(lit, 'M462 420Q500 340 600 340Q540 380 520 450Q500 540 520 620Q470 590 460 540Q450 470 462 420z') +
    path(dim, 'M750 440Q780 540 740 610Q700 640 650 642Q720 580 716 500Q712 430 690 380Q730 400 750 440z') +
    shag('M560 480', 6, 26, 6, 34) +
    shag('M540 550', 7, 26, 4, 34) +
    path(
      coat,
      'M480 560Q430 600 440 660Q470 690 530 676Q560 640 560 590zM740 560Q790 600 776 664Q740 690 690 672Q660 630 670 590z',
    ) +
    path(skin, 'M440 652q-16 30 10 40q40 6 70-6q6-20-16-24zM776 652q16 30-10 40q-40 6-70-6q-6-20 16-24z') +
    // The arm that holds the infant.
    path(coat, 'M724 410Q800 470 780 560Q730 610 640 590Q624 560 650 546Q720 550 716 500Q700 440 724 410z') +
    shag('M740 470', 3, 14, 24, 30) +
    // Infant.
    path(lit, 'M590 580Q570 500 640 480Q710 490 700 580Q650 620 590 580z') +
    circle(lit, 636, 476, 48) +
    ellipse(skin, 630, 484, 32, 30) +
    circle(ink.deep, 619, 474, 5) +
    circle(ink.deep, 641, 474, 5) +
    stroke(ink.deep, 3, 'M620 496q10 7 22 0') +
    path(lit, 'M596 450q-6-24-2-30q12 6 18 14q4-20 12-26q8 10 10 22q12-12 20-14q2 14-4 26z') +
    path(skin, 'M640 590q-14-20 4-34q30-6 34 12q0 20-16 28z') +
    // Head.
    path(coat, 'M470 300Q460 190 560 170Q670 166 684 270Q690 360 640 390Q570 410 510 390Q474 360 470 300z') +
    path(lit, 'M470 300Q460 190 560 170Q600 166 630 180Q540 190 520 260Q500 320 520 386Q476 370 470 300z') +
    path(
      skin,
      'M512 290Q506 226 566 222Q590 236 610 222Q660 230 652 296Q670 340 630 372Q580 396 536 370Q500 336 512 290z',
    ) +
    ellipse(ink.night ? '#5f4a48' : '#8e6650', 582, 342, 50, 34) +
    circle(ink.deep, 556, 280, 9) +
    circle(ink.deep, 612, 280, 9) +
    circle(ink.paper, 559, 277, 3) +
    circle(ink.paper, 615, 277, 3) +
    stroke(ink.deep, 4, 'M574 322l-5 5M592 322l5 5M548 350Q582 372 616 350') +
    path(
      coat,
      'M500 230q10-60 40-66q4 10 2 18q16-24 40-26q2 12-4 22q20-16 40-12q0 14-8 22q30 0 50 40q-40-20-70-12q-50-8-90 14z',
    ) +
    // Branch and leaves.
    path(ink.shade, 'M80 690Q380 650 620 676Q860 690 1140 630L1144 664Q860 730 620 716Q380 700 90 736z') +
    path(ink.base, 'M80 690Q380 650 620 676Q860 690 1140 630L1141 640Q860 704 620 690Q380 668 84 706z') +
    leaf(240, 690, 200, 1.2, ink.leaf) +
    leaf(300, 680, -60, 1.1, ink.base) +
    leaf(920, 670, -30, 1.3, ink.leaf) +
    leaf(960, 690, 40, 1.2, ink.base) +
    leaf(160, 710, 140, 1, ink.base)
  )
}
