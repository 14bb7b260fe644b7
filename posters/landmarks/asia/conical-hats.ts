import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'

const wheel = (ink: Ink, x: number) =>
  stroke(ink.deep, 9, `M${x - 96} 0a96 96 0 1 0 192 0a96 96 0 1 0 -192 0`) +
  stroke(
    ink.deep,
    2.5,
    repeat(8, i => `M${x} 0L${x + Math.cos(i * 0.785) * 94} ${Math.sin(i * 0.785) * 94}`),
  ) +
  disc(ink.deep, x, 0, 10)

const blooms = (x: number, y: number, colours: string[]) =>
  repeat(26, i => {
    const [angle, far] = [i * 2.4, Math.sqrt((i + 0.5) / 26) * 100]
    const [px, py] = [Math.round(x + Math.cos(angle) * far), Math.round(y + Math.sin(angle) * far * 0.66)]
    return disc(colours[i % colours.length] as string, px, py, 24) + disc('#fbe7b0', px - 4, py - 4, 8)
  })

/** Hanoi: a flower seller in a conical hat wheels her laden bicycle past an ochre wall with green shutters. */
export const conicalHats = painted({ base: '#dca53f', accent: '#c8455f' }, ink => {
  const window = (x: number) =>
    box(ink.paper, x - 8, 240, 166, 236) +
    box('#2f6f55', x, 248, 150, 220) +
    box(ink.deep, x + 72, 248, 6, 220) +
    stroke(
      '#1f5340',
      5,
      repeat(12, i => `M${x + 10} ${264 + i * 17}h54M${x + 86} ${264 + i * 17}h54`),
    )
  return (
    box(ink.base, -1000, -300, 3200, 1000) +
    shape(ink.light, 'M-1000 -300H400L-100 700H-1000z', 0.35) +
    shape(ink.shade, 'M-1000 690V640Q-600 600 -200 650T600 630T1300 650T2200 620V690z', 0.35) +
    [-700, -380, 40, 760, 1120, 1500].map(window).join('') +
    box(ink.paper, 300, 180, 260, 510) +
    box('#2f6f55', 320, 200, 220, 490) +
    stroke(
      '#1f5340',
      6,
      'M430 200v490M344 240h64v180h-64zM452 240h64v180h-64zM344 450h64v200h-64zM452 450h64v200h-64z',
    ) +
    stroke(ink.leaf, 8, 'M700 -300Q690 60 720 200M690 -300Q640 0 610 90') +
    repeat(16, i =>
      turned(
        i * 57,
        650 + (i % 4) * 34,
        -30 + i * 15,
        shape(ink.leaf, `M${650 + (i % 4) * 34} ${-30 + i * 15}q24 -26 66 0q-42 26 -66 0z`),
      ),
    ) +
    box('#8d8278', -1000, 690, 3200, 30) +
    box('#a79c90', -1000, 716, 3200, 500) +
    stroke(
      '#8d8278',
      4,
      repeat(7, i => `M-1000 ${760 + i * 60}H2200`) +
        repeat(16, i => `M${600 + (i - 8) * 130} 716L${600 + (i - 8) * 340} 1200`),
      0.6,
    ) +
    disc(ink.deep, 640, 852, 420, 26, 0.25) +
    at(
      660,
      750,
      wheel(ink, -170) +
        wheel(ink, 190) +
        stroke('#a8322f', 11, 'M-170 0L-70 -150H110L190 0M-70 -150L0 0L110 -150M-170 0H0M110 -150L92 -210') +
        stroke(ink.deep, 10, 'M92 -210q-40 -22 -70 -6M-70 -150v-40M-106 -194h66') +
        shape('#b98a4a', 'M-320 -170H-90L-110 -70H-300z') +
        stroke(
          '#8d5d28',
          5,
          'M-316 -140h220M-310 -104h206M-280 -170l10 100M-230 -170v100M-180 -170l-6 100M-134 -170l-14 100',
        ) +
        blooms(-206, -226, ['#d8456a', '#f2a0b0', '#fdf3e4', '#e8762f']) +
        shape('#b98a4a', 'M120 -250H280L262 -150H140z') +
        blooms(200, -296, ['#f4c338', '#fdf3e4', '#e8762f']),
    ) +
    at(
      905,
      850,
      shape('#1d2a44', 'M-44 0L-30 -180H-4L-12 0zM22 0L2 -180H34L52 0z') +
        shape('#5d2414', 'M-56 0h48v14h-60zM20 0h44v14h-44z') +
        shape(ink.accent, 'M-60 -150Q-70 -340 -30 -390Q0 -410 34 -388Q70 -340 56 -150Q0 -130 -60 -150z') +
        shape(ink.deep, 'M20 -394Q70 -340 56 -150Q30 -140 10 -138Q40 -280 20 -394z', 0.2) +
        stroke('#c98f62', 24, 'M-120 -262l-34 2') +
        stroke(ink.accent, 36, 'M-24 -356Q-80 -310 -112 -266') +
        box('#c98f62', -16, -418, 30, 36) +
        shape('#d9a274', 'M-52 -470Q-56 -400 -4 -400Q46 -404 44 -470z') +
        shape('#17131c', 'M10 -480H46Q60 -420 40 -372Q20 -390 26 -430z') +
        stroke('#5a2616', 4, 'M-40 -450h14M-14 -450h12M-34 -420q12 8 24 0') +
        shape('#f0dcae', 'M-124 -462L0 -572L120 -462Q0 -430 -124 -462z') +
        shape('#c9a864', 'M0 -572L120 -462Q70 -448 20 -446z') +
        stroke('#c9a864', 3, 'M-94 -488Q0 -462 92 -488M-60 -518Q0 -500 60 -518'),
    )
  )
})
