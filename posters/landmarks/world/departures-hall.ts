import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A traveller from behind, feet on 0, 0: coat, hair or scarf, and a case held on the right. */
const traveller = (ink: Ink, coat: string, head: string, scarf: boolean, suitcase: string) =>
  disc(ink.deep, 20, 4, 110, 16, 0.25) +
  shape('#2b2f42', 'M-40 0L-34 -150H-4L-10 0zM10 0L4 -150H36L42 0z') +
  shape(coat, 'M-58 -130Q-68 -290 -40 -316Q0 -336 40 -316Q68 -290 58 -130Q0 -118 -58 -130z') +
  shape(ink.deep, 'M14 -326Q68 -300 58 -130Q36 -122 20 -122Q40 -230 14 -326z', 0.22) +
  stroke(coat, 26, 'M48 -296Q76 -230 78 -170M-48 -296Q-74 -230 -62 -170') +
  disc('#c08a60', 80, -156, 13) +
  (scarf
    ? shape(head, 'M-44 -372Q-46 -430 0 -432Q46 -430 44 -372Q56 -310 40 -290Q0 -270 -40 -290Q-56 -310 -44 -372z') +
      stroke(ink.deep, 4, 'M20 -420Q40 -360 20 -290', 0.25)
    : box('#c08a60', -14, -344, 28, 30) +
      disc('#c08a60', 0, -376, 40, 44) +
      shape(head, 'M-42 -362Q-50 -430 0 -430Q50 -430 42 -362Q20 -346 0 -348T-42 -362z')) +
  stroke(ink.deep, 6, 'M84 -150V-110M120 -150V-110M84 -150h36') +
  shape(suitcase, 'M70 -112h66q10 0 10 10v92h-86v-92q0 -10 10 -10z') +
  stroke(ink.deep, 4, 'M84 -100v80M103 -100v80M122 -100v80', 0.35) +
  disc(ink.deep, 74, -4, 7) +
  disc(ink.deep, 132, -4, 7)

/** A departures hall: a couple and a child look up at the board, an airliner beyond the tall windows. */
export const departuresHall: Landmark = ink => {
  const frame = repeat(15, i => `M${-1000 + i * 230} 40V640`)
  const row = (i: number) =>
    stroke(
      i === 2 ? ink.glow : ink.paper,
      9,
      `M356 ${164 + i * 38}h70M450 ${164 + i * 38}h${130 + ((i * 53) % 70)}M720 ${164 + i * 38}h44`,
      0.9,
    ) + disc(i === 2 ? ink.glow : ink.leaf, 824, 164 + i * 38, 8)
  return (
    box(ink.light, -1000, -300, 3200, 1000) +
    box(ink.water, -1000, 40, 3200, 600, 0.5) +
    shape(ink.paper, 'M-1000 520Q-200 470 300 500T1300 480T2200 500V640H-1000z', 0.5) +
    at(
      380,
      520,
      shape(ink.paper, 'M-420 40Q-440 -20 -340 -40H300L390 -190H450L424 -30Q424 20 330 50H-330Q-400 54 -420 40z') +
        shape(ink.accent, 'M300 -40L390 -190H450L424 -34z') +
        shape(
          ink.shade,
          'M-60 10H120L240 110H170L-60 40zM-420 40Q-400 54 -330 50H330Q400 30 420 -4Q200 30 -420 40z',
          0.8,
        ) +
        shape(ink.deep, `M-404 -6l24 -22h30v22z${repeat(14, i => `M${-300 + i * 42} -22h16v14h-16z`)}`) +
        stroke(ink.deep, 8, 'M-300 50v40M100 50v44'),
      1.1,
    ) +
    stroke(ink.shade, 12, `${frame}M-1000 40H2200M-1000 340H2200`) +
    box(ink.shade, -1000, -300, 3200, 345) +
    shape(ink.paper, 'M-1000 640H2200V1200H-1000z') +
    shape(
      ink.deep,
      repeat(15, i => `M${-1000 + i * 230} 640h60l${(i - 6) * 90} 560h-120z`),
      0.07,
    ) +
    box(ink.deep, -1000, 632, 3200, 14) +
    stroke(ink.deep, 9, 'M420 40V110M780 40V110') +
    shape(ink.deep, 'M330 104H870q12 0 12 12V400q0 12 -12 12H330q-12 0 -12 -12V116q0 -12 12 -12z') +
    repeat(6, row) +
    at(450, 800, traveller(ink, ink.accent, '#2a1a18', false, ink.base), 1) +
    at(700, 816, traveller(ink, ink.base, ink.glow, true, ink.accent), 1.04) +
    at(600, 820, traveller(ink, '#e2a43a', '#2a1a18', false, ink.leaf), 0.6)
  )
}
