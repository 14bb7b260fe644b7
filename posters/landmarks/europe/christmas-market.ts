import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { archOutline, at, repeat } from '../../strokes/shapes.ts'
import { gabledHouse } from '../parts/gabled-house.ts'

/** A Christmas market on the Rhine: wooden huts with lamps below a minster, a great tree with a star, snow on the roofs. */
export const christmasMarket = painted({ base: '#8a4a36', accent: '#c2332e' }, ink => {
  const hut = (x: number, y: number, s: number, awning: string) =>
    at(
      x,
      y,
      box(ink.base, -90, -130, 180, 130) +
        box(ink.glow, -76, -116, 152, 60) +
        shape(ink.deep, 'M-50-56v-24a13 13 0 1 1 26 0v24zM20-56v-28a13 13 0 1 1 26 0v28z') +
        repeat(6, i => disc(i % 2 ? ink.accent : ink.leaf, -62 + i * 25, -62, 8)) +
        shape(
          awning,
          'M-104-130L-90-150H90L104-130V-112q-14 12-26 0q-14 12-26 0q-14 12-26 0q-14 12-26 0q-14 12-26 0q-14 12-26 0q-14 12-26 0q-14 12-26 0z',
        ) +
        shape(ink.paper, 'M-116-146L-70-210Q0-222 70-210L116-146Q60-160 0-152Q-60-160-116-146z') +
        shape(ink.deep, 'M-90-40H90V-30H-90z', 0.3),
      s,
    )
  const spire = '#57424a'
  return (
    box(spire, 700, 300, 150, 360) +
    shape(spire, 'M706 304L724 240H826L844 304zM724 244L775 0L826 244z') +
    shape(ink.deep, 'M810 300H850V660H810zM775 0L826 244H782z', 0.3) +
    shape(ink.glow, `${archOutline(730, 460, 34, 110)}${archOutline(786, 460, 34, 110)}`, 0.7) +
    box(spire, 850, 420, 330, 240) +
    shape(ink.paper, 'M840 424L880 330H1180L1210 424z', 0.9) +
    shape(
      ink.glow,
      repeat(5, i => archOutline(876 + i * 60, 600, 30, 130)),
      0.65,
    ) +
    repeat(7, i =>
      gabledHouse(
        ink,
        {
          x: -260 + i * 126,
          width: 126,
          top: 400 + ((i * 41) % 50),
          foot: 660,
          wall: [ink.base, ink.shade, '#7a6a58'][i % 3] as string,
          roof: ink.paper,
        },
        i % 2 ? 'step' : 'point',
      ),
    ) +
    repeat(8, i =>
      gabledHouse(
        ink,
        {
          x: 1190 + i * 126,
          width: 126,
          top: 400 + ((i * 41) % 50),
          foot: 660,
          wall: [ink.base, ink.shade, '#7a6a58'][i % 3] as string,
          roof: ink.paper,
        },
        i % 2 ? 'step' : 'point',
      ),
    ) +
    shape(ink.paper, 'M-1000 652Q200 636 600 656T2200 650V1200H-1000z') +
    shape(ink.water, 'M-1000 780Q300 720 700 770T2200 760V1200H-1000z', 0.2) +
    repeat(7, i => shape('#2f6b4a', `M420 ${250 + i * 62}l${-44 - i * 15} 92q${44 + i * 15} 22 ${88 + i * 30} 0z`)) +
    box(ink.deep, 408, 690, 24, 40) +
    repeat(7, i =>
      stroke(ink.glow, 4, `M${420 - 38 - i * 14} ${330 + i * 62}q${38 + i * 14} 24 ${76 + i * 28} 0`, 0.8),
    ) +
    repeat(26, i =>
      disc(
        i % 3 ? ink.glow : ink.accent,
        420 + (((i * 61) % 100) - 50) * (0.4 + Math.floor(i / 4) * 0.34),
        330 + Math.floor(i / 4) * 62,
        7,
      ),
    ) +
    shape(ink.glow, 'M420 196l14 36 38 2-30 24 10 38-32-22-32 22 10-38-30-24 38-2z') +
    hut(150, 740, 1.05, ink.accent) +
    hut(690, 730, 1, '#2f6b4a') +
    hut(930, 750, 1.15, ink.accent) +
    stroke(ink.deep, 3, 'M-200 460Q100 560 420 430Q700 580 1000 440Q1200 560 1400 460') +
    repeat(14, i => disc(ink.glow, -140 + i * 106, 512 - Math.abs(Math.sin((i + 0.4) * 1.1)) * 40, 9)) +
    repeat(6, i =>
      at(
        [300, 540, 600, 810, 1080, 40][i] as number,
        800,
        shape([ink.deep, ink.accent, '#2f5f73'][i % 3] as string, 'M-26 0Q-34-70-12-100H12Q34-70 26 0z') +
          disc(ink.paper, 0, -114, 14) +
          shape(ink.accent, 'M-16-116q0-22 16-22t16 22z'),
      ),
    )
  )
})
