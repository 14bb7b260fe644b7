import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A minaret of 142 m: slender ribbed shaft, balcony, pencil point. Its foot is at 0, 0. */
function minaret(ink: Ink): string {
  return (
    polygon(ink.paper, [-18, 0], [-14, -410], [14, -410], [18, 0]) +
    polygon(ink.light, [4, 0], [3, -410], [14, -410], [18, 0]) +
    stroke(ink.shade, 2, 'M-8-6V-404M8-6V-404') +
    polygon(ink.base, [-14, -400], [-27, -424], [27, -424], [14, -400]) +
    rect(ink.paper, -30, -434, 60, 11) +
    rect(glassOf(ink), -12, -462, 24, 28) +
    rect(ink.paper, -16, -468, 32, 8) +
    polygon(ink.base, [-16, -466], [0, -566], [16, -466]) +
    polygon(ink.shade, [4, -466], [0, -566], [16, -466]) +
    polygon(ink.light, [-16, -466], [0, -566], [-6, -466])
  )
}

/** Sultan Salahuddin Abdul Aziz Mosque, Shah Alam: the great blue dome with its white arabesques between four minarets. */
export const shahAlamMosque: Landmark = ink => {
  const open = glassOf(ink)
  const shell = 'M356 470C340 300 450 176 600 160C750 176 860 300 844 470z'
  const scroll = repeat(4, ring => {
    const y = 440 - ring * 66
    const half = [222, 214, 184, 128][ring] as number
    return repeat(7, index => {
      const x = Math.round(600 + ((index - 3) / 3.4) * half)
      return `M${x - 16} ${y}q16-${26} 32 0q-16 24-32 0z`
    })
  })
  return (
    at(316, 668, minaret(ink), 0.94) +
    at(884, 668, minaret(ink), 0.94) +
    path(ink.base, shell) +
    path(ink.shade, 'M600 160C750 176 860 300 844 470H730Q800 280 600 160z') +
    path(ink.light, 'M356 470C340 300 450 176 580 164Q430 260 430 470z') +
    stroke(
      ink.paper,
      3,
      'M600 160V470M600 160Q500 270 500 470M600 160Q700 270 700 470M600 160Q410 270 418 470M600 160Q790 270 782 470',
    ) +
    stroke(ink.paper, 4, scroll) +
    stroke(ink.glow, 5, 'M600 160V112') +
    path(ink.glow, 'M590 104a14 14 0 1 0 21-2a11 11 0 1 1-21 2z') +
    rect(ink.paper, 340, 466, 520, 16) +
    rect(ink.paper, 376, 482, 448, 50) +
    rect(ink.light, 700, 482, 124, 50) +
    path(
      open,
      repeat(14, index => archOutline(388 + index * 31, 528, 18, 38)),
    ) +
    polygon(ink.paper, [250, 560], [330, 530], [870, 530], [950, 560]) +
    rect(ink.paper, 250, 560, 700, 112) +
    rect(ink.light, 760, 560, 190, 112) +
    rect(ink.base, 244, 554, 712, 9) +
    path(
      open,
      repeat(13, index => `M${268 + index * 52} 672v-70l20-26l20 26v70z`),
    ) +
    path(
      ink.paper,
      repeat(13, index => `M${286 + index * 52} 580h4v92h-4z`),
    ) +
    polygon(ink.base, [500, 562], [600, 506], [700, 562]) +
    polygon(ink.paper, [520, 560], [600, 516], [680, 560]) +
    path(open, 'M556 672v-74l44-40l44 40v74z') +
    at(220, 690, minaret(ink), 1.02) +
    at(980, 690, minaret(ink), 1.02) +
    rect(ink.shade, 160, 670, 880, 14) +
    rect(ink.light, 150, 682, 900, 12) +
    path(
      ink.leaf,
      'M80 700q0-44 44-44q30-34 60 0q30 0 30 44zM260 698q4-30 34-28q30-20 54 6q20 0 24 22zM830 698q0-28 30-28q30-20 56 4q26 0 30 24zM1000 700q0-40 40-44q40-30 70 6q30 4 30 38z',
    )
  )
}
