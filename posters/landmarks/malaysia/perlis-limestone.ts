import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { palm, repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'

/** Perlis: a wall of limestone hills behind ripe paddy, palms on the bund and a farmer carrying home the first sheaves. */
export const perlisLimestone: Landmark = ink => {
  const ripe = '#e2b64a'
  return (
    karst(ink, { x: -180, y: 600, half: 260, height: 250, outline: 'tooth', haze: 0.5 }) +
    karst(ink, { x: 560, y: 600, half: 240, height: 260, outline: 'tooth', haze: 0.45 }) +
    karst(ink, { x: 1240, y: 600, half: 300, height: 300, outline: 'tooth', haze: 0.4 }) +
    karst(ink, { x: 300, y: 612, half: 230, height: 400, outline: 'tooth' }) +
    karst(ink, { x: 860, y: 616, half: 270, height: 340, outline: 'tooth' }) +
    shape(ink.leaf, `M-1000 640V600${repeat(40, i => `q40 ${-26 - (i % 3) * 10} 80 0`)}V640z`) +
    shape(ripe, 'M-1000 626H2200V1200H-1000z') +
    shape(ink.paper, 'M-1000 626H2200V640Q600 652 -1000 640z', 0.35) +
    stroke(
      ink.leaf,
      9,
      'M-1000 690Q200 672 2200 700M-1000 770Q400 742 2200 790M640 628L900 1200M420 628L60 1200M860 630L1700 1200M200 630L-700 1200',
      0.75,
    ) +
    stroke(
      ink.shade,
      5,
      repeat(
        60,
        i =>
          `M${-560 + ((i * 181) % 1900)} ${800 + ((i * 53) % 110)}q4 -22 14 -30M${-550 + ((i * 181) % 1900)} ${800 + ((i * 53) % 110)}q-2 -20 -10 -28`,
      ),
      0.35,
    ) +
    palm(150, 730, 360, -30, ink.shade, ink.deep, ink.leaf) +
    palm(230, 726, 270, 24, ink.shade, ink.deep, ink.leaf) +
    palm(1070, 740, 320, 40, ink.shade, ink.deep, ink.leaf) +
    shape(ink.deep, 'M586 762h110v10h-110z', 0.25) +
    shape(ink.accent, 'M606 764l6 -90q26 -22 52 0l8 90h-22l-10 -50l-12 50z') +
    shape('#3d6f86', 'M612 690q26 -20 52 0l4 40h-60z') +
    disc('#a86a44', 638, 646, 21) +
    shape('#f0dca8', 'M596 642q42 -52 84 0z') +
    stroke('#8a5a34', 8, 'M520 684Q640 648 760 684') +
    shape('#b0792a', 'M496 690q26 -20 52 0l10 66h-72zM734 690q26 -20 52 0l10 66h-72z') +
    stroke('#a5742c', 5, 'M496 712h54M734 712h54M506 752l8 -36M524 752v-40M744 752l8 -36M762 752v-40') +
    stroke(ink.paper, 6, 'M930 700q14 -22 26 0q12 -22 26 0M330 740q12 -18 22 0q10 -18 22 0')
  )
}
