import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

const lotus = (ink: Ink, y: number, half: number, petals: number) =>
  repeat(petals, i => {
    // From the outside inwards, so that the middle petals lie in front.
    const place = i % 2 ? petals - 1 - (i - 1) / 2 : i / 2
    const t = (place + 0.5) / petals - 0.5
    const x = 600 + Math.sin(t * Math.PI) * half
    const w = (half / petals) * 1.7 * (1 - Math.abs(t) * 0.7)
    return (
      shape(
        ink.paper,
        `M${x} ${y - 38}Q${x - w * 1.3} ${y - 14} ${x} ${y + 12}Q${x + w * 1.3} ${y - 14} ${x} ${y - 38}z`,
      ) +
      shape(
        ink.shade,
        `M${x} ${y - 38}Q${x + w * 1.3} ${y - 14} ${x} ${y + 12}Q${x + w * 0.4} ${y - 14} ${x} ${y - 38}z`,
        0.5,
      )
    )
  })

const sleeve =
  'M508 304Q516 268 548 274L590 300Q606 312 596 326Q584 338 566 336Q574 400 560 462Q540 486 518 460Q506 380 508 304z'

const figure = (ink: Ink) =>
  // Veil and mantle, falling from the crown to the hem.
  shape(
    ink.paper,
    'M600 104Q642 116 641 178Q642 208 660 222Q696 238 700 304Q704 360 694 410Q696 490 712 562H488Q504 490 506 410Q496 360 500 304Q504 238 540 222Q558 208 559 178Q558 116 600 104z',
  ) +
  shape(
    ink.shade,
    'M600 104Q642 116 641 178Q642 208 660 222Q696 238 700 304Q704 360 694 410Q696 490 712 562H640Q664 440 650 340Q644 270 628 230Q632 150 600 104z',
    0.4,
  ) +
  // Inner robe with its long folds.
  shape(
    ink.light,
    'M572 232Q600 254 628 232Q640 300 636 380Q640 480 650 562H550Q560 480 564 380Q560 300 572 232z',
    0.7,
  ) +
  stroke(
    ink.shade,
    3.5,
    'M582 390Q578 480 572 556M600 380V558M618 390Q622 480 628 556M534 476Q526 520 520 556M666 476Q674 520 680 556',
    0.9,
  ) +
  // Sleeves; the hands meet before the breast and hold a scroll.
  mirrored(600, shape(ink.paper, sleeve)) +
  `<g transform="matrix(-1 0 0 1 1200 0)">${shape(ink.shade, sleeve, 0.34)}</g>` +
  mirrored(
    600,
    stroke(ink.shade, 3.5, 'M524 300Q540 316 562 334M518 350Q532 370 562 372M520 410Q534 424 560 420', 0.8),
  ) +
  box(ink.accent, 586, 286, 28, 44) +
  stroke(ink.accent, 4, 'M574 244Q600 276 626 244') +
  // Face, hair and crown.
  shape(ink.paper, 'M574 182Q572 224 600 236Q628 224 626 182Q600 160 574 182z') +
  shape(ink.shade, 'M608 170Q628 176 626 182Q628 224 600 236Q618 210 608 170z', 0.4) +
  shape(ink.deep, 'M568 204Q562 150 600 146Q638 150 632 204Q628 176 600 170Q572 176 568 204z', 0.8) +
  shape(ink.accent, 'M572 164Q574 128 600 106Q626 128 628 164Q600 148 572 164z') +
  shape(ink.paper, 'M592 146Q592 130 600 124Q608 130 608 146z') +
  stroke(ink.deep, 2.5, 'M584 196q6 4 12 0M604 196q6 4 12 0M595 216q5 4 10 0M600 196v9')

/** Guanyin of Nanshan near Sanya, Hainan: the white figure on its lotus, on a round island at the end of a causeway. */
export const nanshanGuanyin: Landmark = ink =>
  shape(
    ink.shade,
    'M-1000 606V560Q-500 500 -200 560T200 590L330 606zM880 606Q1000 560 1200 566T1600 520T2200 560V606z',
    0.35,
  ) +
  figure(ink) +
  lotus(ink, 574, 124, 9) +
  lotus(ink, 598, 150, 9) +
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
