import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'

/** A fisherman of the Li River on his bamboo raft, with pole, lamp and two cormorants. */
const raft = (ink: Ink, x: number, y: number) =>
  shape(ink.deep, `M${x - 190} ${y + 12}Q${x} ${y + 30} ${x + 190} ${y + 12}L${x + 150} ${y + 26}H${x - 150}z`, 0.3) +
  stroke(
    ink.shade,
    9,
    `M${x - 190} ${y - 14}Q${x - 150} ${y + 4} ${x - 100} ${y + 4}H${x + 130}Q${x + 170} ${y} ${x + 196} ${y - 18}`,
  ) +
  stroke(
    ink.light,
    4,
    `M${x - 184} ${y - 16}Q${x - 146} ${y} ${x - 100} ${y}H${x + 130}Q${x + 166} ${y - 4} ${x + 192} ${y - 20}`,
  ) +
  stroke(ink.deep, 4, `M${x - 80} ${y - 3}v10M${x} ${y - 3}v10M${x + 80} ${y - 3}v10`) +
  stroke(ink.deep, 5, `M${x + 70} ${y - 190}L${x - 26} ${y + 60}`) +
  shape(
    ink.accent,
    `M${x - 6} ${y - 88}Q${x + 4} ${y - 128} ${x + 34} ${y - 124}Q${x + 58} ${y - 110} ${x + 52} ${y - 66}L${x + 50} ${y - 40}H${x + 2}z`,
  ) +
  shape(
    ink.deep,
    `M${x + 30} ${y - 124}Q${x + 58} ${y - 110} ${x + 52} ${y - 66}L${x + 50} ${y - 40}H${x + 30}Q${x + 40} ${y - 90} ${x + 30} ${y - 124}zM${x + 4} ${y - 42}H${x + 50}L${x + 44} ${y + 2}H${x + 32}L${x + 27} ${y - 26}L${x + 18} ${y + 2}H${x + 6}z`,
    0.85,
  ) +
  stroke(ink.accent, 11, `M${x + 2} ${y - 96}L${x + 20} ${y - 72}L${x + 34} ${y - 92}`) +
  shape(ink.shade, `M${x + 10} ${y - 124}a13 14 0 1 1 26 0z`) +
  shape(
    ink.light,
    `M${x - 28} ${y - 124}Q${x + 10} ${y - 168} ${x + 26} ${y - 164}Q${x + 40} ${y - 160} ${x + 72} ${y - 122}Q${x + 22} ${y - 132} ${x - 28} ${y - 124}z`,
  ) +
  shape(
    ink.deep,
    `M${x + 26} ${y - 164}Q${x + 40} ${y - 160} ${x + 72} ${y - 122}Q${x + 50} ${y - 128} ${x + 34} ${y - 128}z`,
    0.4,
  ) +
  shape(ink.deep, cormorant(x - 120, y) + cormorant(x + 120, y)) +
  stroke(ink.deep, 4, `M${x - 60} ${y}V${y - 56}H${x - 76}`) +
  shape(ink.glow, `M${x - 86} ${y - 52}h20v22h-20z`)

const cormorant = (x: number, y: number) =>
  `M${x - 14} ${y}Q${x - 20} ${y - 30} ${x - 4} ${y - 42}Q${x - 2} ${y - 54} ${x - 8} ${y - 58}L${x - 24} ${y - 56}L${x - 10} ${y - 66}Q${x + 6} ${y - 68} ${x + 6} ${y - 46}Q${x + 18} ${y - 30} ${x + 12} ${y - 8}L${x + 22} ${y + 4}H${x + 4}z`

/** The karst hills of the Li River near Guilin, peak behind peak in the mist; a cormorant fisherman on his raft. */
export const guilinKarst: Landmark = ink =>
  repeat(14, i =>
    karst(ink, {
      x: -360 + i * 148,
      y: 640,
      half: 84,
      height: 190 + ((i * 83) % 150),
      outline: i % 2 ? 'dome' : 'tooth',
      haze: 0.78,
    }),
  ) +
  repeat(8, i =>
    karst(ink, {
      x: -280 + i * 250,
      y: 644,
      half: 104,
      height: 250 + ((i * 127) % 160),
      outline: i % 3 ? 'dome' : 'twin',
      haze: 0.55,
    }),
  ) +
  stroke(ink.paper, 26, 'M-800 590h700M-200 612h560M640 596h420M860 616h900', 0.4) +
  karst(ink, { x: 400, y: 652, half: 118, height: 420, outline: 'dome' }) +
  karst(ink, { x: 820, y: 652, half: 110, height: 350, outline: 'tooth' }) +
  karst(ink, { x: 560, y: 656, half: 92, height: 270, outline: 'twin' }) +
  karst(ink, { x: 690, y: 656, half: 76, height: 190, outline: 'dome' }) +
  karst(ink, { x: 290, y: 658, half: 88, height: 220, outline: 'twin' }) +
  karst(ink, { x: 930, y: 658, half: 90, height: 200, outline: 'dome' }) +
  shape(
    ink.leaf,
    'M-1000 662V650Q60 640 220 650Q260 632 300 650Q420 640 520 656Q600 640 700 654Q800 640 900 652Q960 634 1010 650Q1500 640 2200 650V662z',
  ) +
  shape(
    ink.leaf,
    'M300 664Q340 760 400 820Q460 760 500 664zM740 664Q780 730 820 790Q860 730 890 664zM520 664Q560 720 600 664z',
    0.26,
  ) +
  stroke(ink.paper, 4, 'M330 690h90M470 700h120M760 692h110M640 712h80M380 740h60M820 734h90', 0.55) +
  raft(ink, 630, 738)
