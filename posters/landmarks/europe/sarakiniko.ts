import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Milos: the white rock of Sarakiniko, rounded like the moon, a narrow inlet of clear water, somebody about to jump. */
export const sarakiniko: Landmark = ink => {
  const [white, soft, dim] = ['#faf4e8', '#e6dccb', '#c3b8ab']
  return (
    box(ink.water, -1000, 600, 3200, 620) +
    shape(
      ink.shade,
      'M-1000 602L-500 570L-200 590L100 560L420 596L520 602zM900 602L1200 566L1500 584L2200 556V602z',
      0.4,
    ) +
    shape(
      white,
      'M-1000 640V470Q-700 380-420 420T60 400Q200 330 330 370Q420 400 440 470Q520 500 540 560Q520 600 440 620Q300 660 60 650z',
    ) +
    shape(soft, 'M330 370Q420 400 440 470Q520 500 540 560Q520 600 440 620Q300 660 60 650Q260 600 300 520T330 370z') +
    shape(dim, 'M440 470Q520 500 540 560Q520 600 440 620Q380 640 300 646Q430 590 430 540T440 470z') +
    shape(
      white,
      'M700 640Q640 560 720 500Q740 420 840 410Q900 330 1040 350Q1200 320 1400 390T2200 380V700H900Q760 690 700 640z',
    ) +
    shape(soft, 'M720 500Q740 420 840 410Q820 500 860 560T1000 660H760Q690 620 700 560z') +
    shape(dim, 'M700 640Q660 580 700 530Q720 600 790 640T960 690H900Q760 690 700 640z') +
    stroke(
      dim,
      5,
      'M-700 440Q-500 420-300 450M-200 500Q0 470 200 490M-800 540Q-400 510-60 560M80 430Q180 390 270 400M940 410Q1060 380 1180 410M900 490Q1080 450 1300 490M1000 570Q1200 540 1500 580M1300 430Q1500 400 1700 440',
      0.6,
    ) +
    shape('#4fc3bf', 'M540 600Q620 560 690 600Q700 680 820 720T1000 800H240Q420 700 540 600z', 0.8) +
    shape('#8fe0d4', 'M570 640Q630 610 670 640Q690 700 760 740H420Q520 700 570 640z', 0.7) +
    shape(white, 'M-1000 1200V760Q-500 690-120 730Q120 690 260 750Q380 770 420 830Q560 860 620 900L640 1200z') +
    shape(soft, 'M260 750Q380 770 420 830Q560 860 620 900L640 1200H420Q400 960 300 880T260 750z') +
    shape(white, 'M860 1200Q860 900 980 850Q1060 790 1200 800Q1600 740 2200 800V1200z') +
    shape(soft, 'M860 1200Q860 900 980 850Q960 960 1040 1200z') +
    stroke(dim, 5, 'M-600 800Q-300 760 0 800M-400 880Q-100 840 160 880M1100 880Q1300 840 1500 880', 0.6) +
    shape(ink.deep, 'M842 396l-10-46 8-30 16 0 8 30-8 46h-5l-1-34-3 34z') +
    disc('#b9784f', 848, 308, 11) +
    stroke('#b9784f', 6, 'M838 330L818 350M858 330L880 346') +
    shape(ink.accent, 'M838 344h22l2 18h-26z') +
    disc('#b9784f', 600, 690, 11) +
    stroke(ink.paper, 4, 'M572 702q28-10 56 0') +
    shape(ink.accent, 'M1080 770l70-50 70 50z') +
    shape(ink.paper, 'M1110 768l40-48 6 48z') +
    stroke(ink.deep, 5, 'M1150 720V810') +
    stroke(
      ink.paper,
      5,
      repeat(4, i => `M${900 + i * 130} ${622 + (i % 2) * 10}h80`),
      0,
    )
  )
}
