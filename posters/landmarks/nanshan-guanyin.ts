import { box, disc, shape, stroke } from '../brush.ts'
import type { Ink, Landmark } from '../landmark.ts'
import { at, mirrored, repeat } from '../shapes.ts'

const lotus = (ink: Ink, y: number, half: number, petals: number) =>
  repeat(petals, i => {
    const t = (i + 0.5) / petals - 0.5
    const x = 600 + Math.sin(t * Math.PI) * half
    const w = (half / petals) * 2.1 * (1 - Math.abs(t) * 0.9)
    return (
      shape(
        ink.light,
        `M${x - w} ${y - 30}Q${x - w * 0.8} ${y} ${x} ${y + 10}Q${x + w * 0.8} ${y} ${x + w} ${y - 30}Q${x} ${y - 22} ${x - w} ${y - 30}z`,
      ) +
      shape(
        ink.shade,
        `M${x} ${y + 10}Q${x + w * 0.8} ${y} ${x + w} ${y - 30}Q${x + w * 0.3} ${y - 26} ${x} ${y + 10}z`,
        0.45,
      )
    )
  })

const figure = (ink: Ink) =>
  // Mantle, falling from the crown to the hem.
  shape(
    ink.paper,
    'M600 118Q650 150 652 214Q716 226 730 318Q738 372 706 404Q716 480 700 552H500Q484 480 494 404Q462 372 470 318Q484 226 548 214Q550 150 600 118z',
  ) +
  shape(
    ink.shade,
    'M600 118Q650 150 652 214Q716 226 730 318Q738 372 706 404Q716 480 700 552H640Q670 440 650 330Q640 270 634 220Q640 160 600 118z',
    0.5,
  ) +
  // Inner robe.
  shape(ink.light, 'M566 232Q600 258 634 232L640 330Q662 450 652 552H548Q538 450 560 330z') +
  shape(ink.shade, 'M600 250Q620 246 634 232L640 330Q662 450 652 552H612Q626 400 600 250z', 0.4) +
  // Sleeves meeting before the breast, hands holding a scroll.
  shape(ink.paper, 'M490 300Q520 270 560 296L604 330Q620 346 598 356L560 352Q556 430 526 446Q494 430 482 372z') +
  shape(ink.paper, 'M710 300Q680 270 640 296L600 330Q582 346 602 356L640 352Q644 430 674 446Q706 430 718 372z') +
  shape(ink.shade, 'M710 300Q680 270 640 296L600 330Q582 346 602 356L640 352Q644 430 674 446Q706 430 718 372z', 0.4) +
  stroke(
    ink.shade,
    4,
    'M508 330Q530 320 556 340M500 360Q524 356 548 366M526 446Q532 400 524 372M674 446Q668 400 676 372M566 400Q560 470 566 546M600 380V546M634 400Q640 470 634 546M520 470Q516 510 522 546M680 470Q684 510 678 546',
    0.9,
  ) +
  box(ink.accent, 574, 306, 52, 16) +
  // Face, hair and crown.
  shape(ink.paper, 'M570 182Q570 226 600 236Q630 226 630 182Q600 160 570 182z') +
  shape(ink.shade, 'M606 168Q634 172 630 186Q630 226 600 236Q618 210 606 168z', 0.45) +
  shape(ink.deep, 'M566 196Q562 150 600 146Q638 150 634 196Q624 172 600 170Q576 172 566 196z', 0.75) +
  shape(ink.accent, 'M574 164L580 128L590 146L600 106L610 146L620 128L626 164Q600 150 574 164z') +
  stroke(ink.deep, 2.5, 'M582 194q6 4 12 0M606 194q6 4 12 0M594 216q6 4 12 0M600 196v10')

/** Guanyin of Nanshan near Sanya, Hainan: the white figure on its lotus, on a round island at the end of a causeway. */
export const nanshanGuanyin: Landmark = ink =>
  shape(
    ink.shade,
    'M-1000 606V560Q-500 500 -200 560T200 590L330 606zM880 606Q1000 560 1200 566T1600 520T2200 560V606z',
    0.35,
  ) +
  at(108, 0, figure(ink), 0.82, 1) +
  lotus(ink, 570, 130, 9) +
  lotus(ink, 596, 160, 11) +
  shape(ink.base, 'M436 604H764L790 660H410z') +
  shape(ink.deep, 'M660 604H764L790 660H690z', 0.3) +
  mirrored(600, shape(ink.deep, 'M470 660q0 -34 24 -34t24 34zM540 660q0 -34 24 -34t24 34z', 0.6)) +
  disc(ink.base, 600, 668, 250, 26) +
  disc(ink.paper, 600, 660, 250, 24) +
  stroke(ink.shade, 3, 'M352 660a248 22 0 0 0 496 0', 0.6) +
  shape(ink.base, 'M560 676H640L700 800H500z') +
  shape(ink.paper, 'M572 676H628L676 800H524z') +
  shape(
    ink.leaf,
    'M352 664q10 -26 30 -20q10 -18 30 -4q20 -4 24 24zM848 664q-10 -26 -30 -20q-10 -18 -30 -4q-20 -4 -24 24z',
  )
