import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

const figure = (ink: Ink) => {
  const robe =
    'M470 322Q476 296 530 284H670Q724 296 730 322Q752 400 742 452Q730 500 690 506H510Q470 500 458 452Q448 400 470 322z'
  const legs =
    'M396 560Q380 516 440 500Q520 478 600 486Q680 478 760 500Q820 516 804 560Q780 588 600 588Q420 588 396 560z'
  return (
    shape(ink.base, robe) +
    shape(ink.light, 'M470 322Q476 296 530 284H576Q530 360 536 500H510Q470 500 458 452Q448 400 470 322z', 0.75) +
    shape(ink.deep, 'M660 284H670Q724 296 730 322Q752 400 742 452Q730 500 690 506H650Q700 400 660 284z', 0.3) +
    shape(ink.accent, 'M530 284Q560 350 690 470L676 506H640Q560 420 496 300z', 0.9) +
    shape(ink.deep, 'M530 284Q560 350 690 470L684 486Q556 370 516 290z', 0.22) +
    shape(ink.base, legs) +
    shape(ink.light, 'M396 560Q380 516 440 500Q500 484 560 486Q470 506 440 572Q402 570 396 560z', 0.75) +
    shape(
      ink.deep,
      'M600 588Q420 588 396 560Q600 584 804 560Q780 588 600 588zM640 486Q700 482 760 500Q820 516 804 560Q790 574 750 580Q740 510 640 486z',
      0.28,
    ) +
    // Left hand in the lap, right hand over the knee, touching the earth.
    shape(ink.base, 'M730 322Q770 400 748 470Q720 520 600 528Q580 514 596 504Q680 490 696 440z') +
    shape(ink.deep, 'M730 322Q770 400 748 470Q720 520 600 528Q700 500 716 440Q724 380 730 322z', 0.3) +
    shape(ink.light, 'M470 322Q430 400 440 470Q430 520 432 566Q446 580 458 566Q470 500 490 440z') +
    stroke(ink.deep, 3, 'M436 540v26M444 542v28M452 540v26M470 330Q448 400 460 470', 0.5) +
    // Neck, head, curls and flame.
    box(ink.base, 568, 250, 64, 40) +
    box(ink.deep, 568, 250, 64, 22, 0.25) +
    mirrored(600, shape(ink.base, 'M542 186Q530 200 540 250L534 268L552 250z')) +
    shape(ink.base, 'M544 190Q540 250 576 270Q600 280 624 270Q660 250 656 190z') +
    shape(ink.light, 'M544 190Q540 250 576 270Q590 276 596 276Q570 230 590 190z', 0.7) +
    shape(ink.deep, 'M632 190Q640 240 616 273Q660 256 656 190z', 0.28) +
    shape(
      ink.deep,
      'M540 204Q536 140 580 130Q586 116 600 114Q614 116 620 130Q664 140 660 204Q640 176 600 174Q560 176 540 204z',
      0.82,
    ) +
    shape(ink.base, 'M588 120Q580 92 600 54Q620 92 612 120Q600 128 588 120z') +
    shape(ink.deep, 'M602 60Q620 92 612 120Q606 124 602 124z', 0.25) +
    stroke(
      ink.deep,
      3.5,
      'M562 214q12 8 24 0M614 214q12 8 24 0M558 202q14 -10 30 -2M612 200q16 -8 30 2M584 248q16 8 32 0M600 204v26l-6 4h12',
    )
  )
}

/** The Big Buddha of Ko Samui: a golden seated figure on its terrace above the sea, naga stair before it. */
export const samuiBuddha = painted(
  { base: '#d69a30', accent: '#b5482a' },
  ink =>
    shape(ink.leaf, 'M-1000 604V570Q-500 510 -100 570L60 604zM980 604Q1200 540 1500 560T2200 550V604z', 0.5) +
    shape(ink.leaf, 'M120 690Q200 610 330 622H870Q1000 610 1080 690Q1100 720 600 724Q100 720 120 690z') +
    figure(ink) +
    shape(ink.accent, 'M372 580H828L812 600H388z') +
    shape(
      ink.glow,
      repeat(19, i => `M${390 + i * 22.4} 600q0 -18 11 -20q11 2 11 20z`),
    ) +
    box(ink.paper, 356, 600, 488, 30) +
    box(ink.base, 356, 622, 488, 10) +
    box(ink.paper, 300, 632, 600, 36) +
    box(ink.shade, 300, 658, 600, 10) +
    box(ink.deep, 720, 600, 124, 32, 0.2) +
    box(ink.deep, 760, 632, 140, 36, 0.2) +
    mirrored(
      600,
      stroke(
        ink.base,
        5,
        repeat(6, i => `M${312 + i * 34} 632v-22`),
      ) +
        stroke(ink.accent, 5, 'M304 610H500') +
        disc(ink.glow, 330, 646, 8) +
        disc(ink.glow, 400, 646, 8) +
        disc(ink.glow, 470, 646, 8),
    ) +
    shape(ink.light, 'M556 632H644L690 760H510z') +
    stroke(
      ink.shade,
      3.5,
      repeat(9, i => `M${552 - i * 4.8} ${644 + i * 13}H${648 + i * 4.8}`),
    ) +
    mirrored(
      600,
      stroke(ink.leaf, 18, 'M552 634Q530 700 496 744') +
        stroke(ink.glow, 5, 'M548 640Q526 700 494 738') +
        shape(
          ink.base,
          'M508 742Q470 770 456 736Q448 712 464 690L452 678L472 680L468 664L484 676L494 662L496 684Q504 704 484 712Q482 730 494 732z',
        ) +
        disc(ink.deep, 480, 692, 3.5),
    ) +
    mirrored(
      600,
      shape(ink.leaf, 'M130 690q10 -60 60 -50q30 -40 70 -6q40 -6 40 56zM300 700q10 -40 50 -30q40 -20 60 30z') +
        shape(ink.deep, 'M130 690q60 10 280 10q-140 30 -280 -10z', 0.3),
    ),
)
