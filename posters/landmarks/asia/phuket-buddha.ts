import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Phuket: the white marble Buddha on a forested hill above the bay and its islands, lotus petals round the base. */
export const phuketBuddha = painted({ base: '#9fb0ae', accent: '#d9a53c' }, ink => {
  return (
    shape(ink.leaf, 'M120 720Q260 600 420 590H780Q940 600 1080 720z') +
    shape(ink.deep, 'M780 590Q940 600 1080 720H860Q860 640 780 590z', 0.2) +
    box(ink.light, 440, 576, 320, 26) +
    shape(
      ink.paper,
      repeat(7, i => `M${438 + i * 46} 580q-8-44 24-56q32 12 24 56z`),
    ) +
    shape(
      ink.deep,
      repeat(7, i => `M${464 + i * 46} 580q2-30-2-56q32 12 24 56z`),
      0.13,
    ) +
    shape(
      ink.paper,
      'M420 536Q400 496 450 484Q500 476 520 460Q504 400 520 350Q526 316 566 304Q574 296 572 284Q548 262 552 226Q556 190 600 182Q644 190 648 226Q652 262 628 284Q626 296 634 304Q674 316 680 350Q696 400 680 460Q700 476 750 484Q800 496 780 536Q690 552 600 540Q510 552 420 536z',
    ) +
    shape(
      ink.deep,
      'M628 284Q626 296 634 304Q674 316 680 350Q696 400 680 460Q700 476 750 484Q800 496 780 536Q720 546 660 542Q700 520 660 480Q640 400 640 340Q620 310 610 290Q640 260 634 200Q648 212 648 226Q652 262 628 284z',
      0.16,
    ) +
    stroke(
      ink.base,
      6,
      'M566 306Q620 380 640 460M520 460Q600 500 680 460M470 512Q560 490 600 512Q640 490 730 512M536 370Q548 420 544 456M664 370Q652 420 656 456',
    ) +
    shape(
      ink.base,
      'M552 224Q552 182 584 172Q586 150 600 140Q614 150 616 172Q648 182 648 224Q636 204 600 202T552 224z',
    ) +
    shape(ink.accent, 'M592 146L600 104L608 146z') +
    stroke(ink.deep, 4, 'M578 240q8 6 16 0M606 240q8 6 16 0M590 270q10 6 20 0', 0.6) +
    disc(ink.accent, 600, 218, 4) +
    shape(ink.light, 'M540 602H660L720 760H480z') +
    stroke(ink.base, 4, 'M534 624H666M526 648H674M518 674H682M508 702H692M498 732H702') +
    shape(ink.accent, 'M536 600Q500 660 470 760H482Q512 660 546 602zM664 600Q700 660 730 760H718Q688 660 654 602z') +
    shape(
      ink.leaf,
      'M-1000 820Q-100 690 100 730Q160 680 240 720Q330 690 400 750Q470 720 520 770H690Q740 720 800 750Q870 690 960 720Q1040 680 1100 730Q1300 690 2200 790V1200H-1000z',
    ) +
    shape(ink.deep, 'M-1000 900Q0 780 300 810T900 810T2200 860V1200H-1000z', 0.25) +
    repeat(
      3,
      i =>
        stroke(ink.accent, 6, `M${250 + i * 350} 760V640`) +
        shape(
          ['#d8442f', ink.accent, '#d8442f'][i] as string,
          `M${252 + i * 350} 642q30-14 60 4t56 0v34q-30 14-58 0t-58 0z`,
        ),
    )
  )
})
