import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { thaiGable } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** The gilded chedi: redented base, eight-sided tiers, bell, rings, spire and parasol. Half of its outline, mirrored. */
const half =
  'M600 92L604 150L612 152L607 162L614 230L622 234L618 246L634 318L644 322L640 336Q668 352 672 390L690 394L686 408L704 410L700 424L720 428L716 442L742 446L738 462L768 466L764 486L792 490L788 520L818 526V560H600z'

const chedi = (ink: Ink) =>
  mirrored(600, shape(ink.base, half)) +
  shape(
    ink.light,
    'M600 92L586 230L560 340Q530 356 528 392L496 426L462 464L412 490L400 556H470L520 470L550 400L584 320z',
    0.85,
  ) +
  shape(ink.deep, half, 0.22) +
  shape(
    ink.deep,
    'M640 336Q668 352 672 390L704 410L742 446L792 490L818 526V560H740Q720 480 680 440Q660 380 640 336z',
    0.22,
  ) +
  mirrored(
    600,
    stroke(
      ink.shade,
      3,
      'M600 152h12M600 176h9M600 196h11M600 216h13M600 234h20M600 258h21M600 280h26M600 300h31M600 322h42M600 394h88M600 428h118M600 466h166M600 490h190M600 526h216',
      0.9,
    ),
  ) +
  mirrored(
    600,
    shape(
      ink.glow,
      'M610 470h20v18h-20zM650 470h20v18h-20zM692 470h20v18h-20zM610 498h26v22h-26zM656 498h26v22h-26zM702 498h26v22h-26z',
      0.7,
    ),
  ) +
  stroke(ink.accent, 5, 'M584 148H616M588 132H612M592 118H608M595 106H605')

/** A golden filigree parasol at a corner of the court. */
const parasol = (ink: Ink, x: number, y: number) =>
  stroke(ink.deep, 5, `M${x} ${y}V${y - 190}`) +
  repeat(5, i => {
    const [w, top] = [40 - i * 7, y - 118 - i * 22]
    return (
      shape(
        ink.accent,
        `M${x - w} ${top}Q${x - w * 0.5} ${top - 18} ${x} ${top - 20}Q${x + w * 0.5} ${top - 18} ${x + w} ${top}z`,
      ) + stroke(ink.glow, 3, `M${x - w} ${top}H${x + w}`)
    )
  })

/** The naga stair: two serpents' bodies rise as its balustrades, their crested heads rear at the foot. */
const nagaStair = (ink: Ink) =>
  shape(ink.light, 'M552 574H648L724 780H476z') +
  stroke(
    ink.shade,
    4,
    repeat(12, i => `M${549 - i * 5.9} ${588 + i * 16}H${651 + i * 5.9}`),
  ) +
  mirrored(
    600,
    stroke(ink.base, 28, 'M540 578Q500 690 448 742') +
      stroke(ink.glow, 7, 'M534 584Q496 682 446 734') +
      stroke(
        ink.deep,
        3,
        repeat(8, i => `M${532 - i * 10} ${594 + i * 18}l18 6`),
        0.6,
      ) +
      shape(
        ink.base,
        'M468 744Q420 776 396 744Q380 716 396 668Q402 650 424 652L408 640L432 638L424 620L446 636L450 618L458 646Q468 664 448 676L424 680Q420 716 440 724z',
      ) +
      shape(
        ink.accent,
        'M424 652L408 640L432 638L424 620L446 636L450 618L458 646Q442 640 424 652zM446 676L424 682L422 696L440 690z',
      ) +
      disc(ink.paper, 438, 660, 6) +
      disc(ink.deep, 439, 660, 3),
  )

/** Wat Phra That Doi Suthep, Chiang Mai: the golden chedi, its parasols, Lanna halls and the naga stair. */
export const chiangMaiChedi = painted({ base: '#d69a2e', accent: '#9c2a2f' }, ink => {
  const roof = { tile: ink.accent, line: ink.glow, edge: ink.deep, board: ink.glow, panel: ink.deep }
  return (
    shape(
      ink.leaf,
      'M-1000 560Q-400 420 0 470Q200 380 420 420Q600 370 800 430Q1000 380 1200 470Q1600 420 2200 540V900H-1000z',
      0.55,
    ) +
    repeat(16, i => disc(ink.leaf, -300 + i * 124, 590 - ((i * 47) % 50), 84, 66)) +
    chedi(ink) +
    parasol(ink, 420, 566) +
    parasol(ink, 780, 566) +
    mirrored(
      600,
      box(ink.paper, 270, 490, 150, 90) +
        box(glassOf(ink), 322, 510, 46, 70) +
        stroke(ink.accent, 9, 'M282 492V578M408 492V578') +
        thaiGable({ x: 345, y: 500, half: 104, height: 136, tiers: 3 }, roof),
    ) +
    box(ink.deep, 800, 490, 130, 90, 0.2) +
    box(ink.paper, 240, 560, 720, 22) +
    box(ink.shade, 240, 578, 720, 12) +
    shape(ink.leaf, 'M-1000 620Q100 570 240 586H540L440 800H-1000zM2200 620Q1100 570 960 586H660L760 800H2200z') +
    mirrored(
      600,
      disc(ink.leaf, 270, 640, 90, 60) + disc(ink.leaf, 380, 690, 80, 56) + disc(ink.deep, 300, 690, 110, 60, 0.22),
    ) +
    nagaStair(ink)
  )
})
