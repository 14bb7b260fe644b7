import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Samila beach, Songkhla: the golden mermaid on her rock, wringing the sea from her hair; Cat Island and Mouse Island behind. */
export const songkhlaMermaid = painted({ base: '#d69a2e', accent: '#d69a2e' }, ink =>
  [
    shape(ink.leaf, 'M-60 610Q40 540 130 560Q220 520 300 610zM800 610Q860 560 930 572Q1000 550 1050 610z', 0.7),
    shape(ink.deep, 'M130 560Q220 520 300 610H180zM930 572Q1000 550 1050 610H960z', 0.2),
    shape('#6d6a66', 'M290 760Q300 690 380 660Q420 600 520 606Q580 570 660 600Q780 600 820 660Q900 690 920 760z'),
    shape('#4b4a4c', 'M620 604Q640 600 660 600Q780 600 820 660Q900 690 920 760H660Q720 690 620 604z'),
    shape('#918d86', 'M380 660Q420 600 520 606Q480 650 400 672zM320 730Q330 690 380 670Q370 710 340 740z'),
    shape(
      ink.shade,
      'M560 590Q520 640 600 650Q700 650 780 610Q850 580 880 520Q900 560 960 560Q930 600 900 606Q960 620 970 660Q910 660 880 630Q800 680 680 690Q560 690 520 630z',
    ),
    shape(
      ink.base,
      'M560 570Q510 630 590 640Q690 640 770 600Q840 570 872 514Q890 552 950 552Q920 590 884 596Q790 660 680 670Q550 680 516 620Q510 580 560 570z',
    ),
    stroke(
      ink.shade,
      4,
      repeat(
        9,
        i =>
          `M${580 + i * 28} ${634 - Math.abs(i - 2) * 5}q16 -18 28 -4M${566 + i * 30} ${656 - Math.max(0, i - 3) * 7}q16 -18 28 -4`,
      ),
    ),
    shape(ink.base, 'M530 600Q500 500 520 430Q540 396 590 396Q640 400 646 440Q640 520 650 590Q600 640 530 600z'),
    shape(ink.shade, 'M610 400Q640 404 646 440Q640 520 650 590Q620 616 600 614Q640 500 610 400z', 0.7),
    stroke(ink.base, 30, 'M536 430Q470 440 440 380Q470 350 500 320'),
    stroke(ink.shade, 28, 'M632 430Q690 400 660 340Q630 310 590 300'),
    shape(ink.shade, 'M500 330Q480 250 550 220Q640 210 656 290Q660 350 620 400Q640 470 690 510Q600 520 570 400z'),
    shape(ink.base, 'M512 320Q500 260 552 246Q606 250 606 316Q600 372 560 384Q520 370 512 320z'),
    shape(ink.shade, 'M504 320Q490 244 556 226Q620 222 630 290Q590 250 550 268Q520 280 504 320z'),
    stroke(ink.deep, 4, 'M524 316q10 -6 20 0M562 316q10 -6 20 0M540 350q12 8 24 0M552 318l-4 20', 0.7),
    stroke(ink.shade, 26, 'M500 320Q460 300 440 360Q430 400 446 440'),
    shape(ink.light, 'M520 300Q520 262 552 256Q530 280 532 320z'),
    stroke(ink.light, 5, 'M540 430Q520 500 546 580M590 640Q690 636 766 600', 0.8),
    shape(ink.paper, 'M250 770Q330 744 420 762T600 758T780 762T960 768Q900 784 600 782T250 770z', 0.7),
  ].join(''),
)
