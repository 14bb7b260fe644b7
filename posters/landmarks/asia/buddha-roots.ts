import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Ayutthaya: the stone head of Wat Mahathat, held by the roots of a fig tree. */
export const buddhaRoots: Landmark = ink => {
  const [stone, lit, dark] = ['#a89c8a', '#cbbfa8', '#6f6556']
  const [root, pale, hollow] = ['#8a6a48', '#b08c60', '#3d2c1e']
  return (
    box(ink.leaf, -1000, -300, 3200, 960) +
    shape(ink.deep, 'M-1000-300H2200V120Q1700 240 1200 130T300 150T-1000 100z', 0.45) +
    repeat(26, i => disc(ink.leaf, -700 + i * 96, 90 + ((i * 53) % 90), 74)) +
    shape(ink.accent, 'M-1000 470H150V660H-1000zM1080 470H2200V660H1080z', 0.75) +
    stroke(
      ink.deep,
      3,
      repeat(6, i => `M-1000 ${500 + i * 30}H160M1080 ${500 + i * 30}H2200`),
      0.35,
    ) +
    box('#c9b184', -1000, 650, 3200, 560) +
    shape(root, 'M330-300H900Q860 40 960 240Q1060 440 1180 700H40Q150 460 250 260T330-300z') +
    shape(hollow, 'M600 150Q800 160 830 380Q840 580 740 700H450Q360 570 376 380Q400 160 600 150z') +
    shape(stone, 'M600 206Q760 210 768 390Q772 520 700 612Q650 668 600 668T500 612Q428 520 432 390Q440 210 600 206z') +
    shape(dark, 'M640 208Q762 226 768 390Q772 520 700 612Q656 660 612 668Q700 560 706 420T640 208z', 0.4) +
    shape(dark, 'M444 330Q500 230 600 226T756 330Q770 250 700 190Q660 150 600 134Q540 150 500 190Q430 250 444 330z') +
    shape(lit, 'M560 156Q600 100 640 156Q620 176 600 176T560 156z') +
    repeat(4, row =>
      repeat(7 + row, i =>
        disc(stone, 600 + (i - (6 + row) / 2) * 34, 196 + row * 27 + Math.abs(i - (6 + row) / 2) * 9, 12, 11),
      ),
    ) +
    stroke(dark, 7, 'M486 366Q530 340 576 366Q590 380 592 470Q578 490 564 492M624 366Q668 340 714 366') +
    stroke(dark, 6, 'M498 412Q534 434 570 412M630 412Q666 434 702 412') +
    shape(lit, 'M498 408Q534 384 570 408Q534 424 498 408zM630 408Q666 384 702 408Q666 424 630 408z') +
    shape(stone, 'M584 400Q600 390 616 400L630 480Q600 506 570 480z') +
    stroke(dark, 6, 'M566 482Q580 502 600 494Q620 502 634 482') +
    stroke(dark, 6, 'M540 556Q570 566 600 560Q630 566 660 556') +
    shape(dark, 'M548 546Q580 530 600 540Q620 530 652 546Q626 552 600 552T548 546z', 0.75) +
    shape(lit, 'M560 566Q600 574 640 566Q626 588 600 588T560 566z', 0.7) +
    shape(stone, 'M430 400Q400 396 404 470Q414 560 442 570zM770 400Q800 396 796 470Q786 560 758 570z') +
    stroke(pale, 34, 'M420-300Q400 60 330 300T240 700M790-300Q800 40 900 300T1000 700') +
    stroke(root, 40, 'M500-300Q520 60 430 170Q340 300 360 460T330 720M700-300Q690 60 790 190Q880 320 850 470T900 720') +
    stroke(pale, 18, 'M560-300Q570 40 480 150Q410 240 400 400T410 700M640-300Q640 50 740 170Q800 240 804 400T800 700') +
    stroke(root, 26, 'M400 640Q520 720 600 690T820 640M300 560Q380 620 420 700M920 560Q850 620 790 700') +
    stroke(
      hollow,
      4,
      'M300 500Q330 380 350 300M960 520Q920 400 880 320M250 640Q280 560 290 500M1010 640Q980 560 960 520',
      0.6,
    ) +
    shape('#a98f63', 'M-1000 690Q0 660 600 700T2200 690V1200H-1000z') +
    shape(
      ink.leaf,
      repeat(15, i => `M${-260 + i * 120} ${724 + ((i * 17) % 30)}q10-34 22 0q12-30 22 0z`),
      0.8,
    )
  )
}
