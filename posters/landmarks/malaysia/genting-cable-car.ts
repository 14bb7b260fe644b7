import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

function cabin(ink: Ink, colour: string): string {
  return (
    stroke(ink.deep, 9, 'M0-150V-100M-16-150H22') +
    path(ink.deep, 'M-60-100H60l-10-14H-50z') +
    rect(colour, -96, -100, 192, 160, 36) +
    path(ink.deep, 'M-80-76q4-8 12-8h30v76h-42zM-28-84h56v76h-56zM38-84h30q8 0 12 8v68H38z') +
    path(glassOf(ink, ink.light), 'M-76-74l24-10h12l-36 44zM-24-36l44-48h8v8L-24-20zM44-40l34-36v20L44-20z') +
    path(ink.shade, 'M-96 14H96v12q0 34-34 34H-62q-34 0-34-34z').replace('<path', '<path opacity=".55"') +
    rect(ink.paper, -96, 2, 192, 8) +
    rect(ink.deep, -2.5, -84, 5, 140)
  )
}

/** Genting Highlands, Pahang: gondolas over the rainforest, the hotel towers on the ridge above the cloud, the mountain pagoda. */
export const gentingCableCar: Landmark = ink => {
  const block = (x: number, top: number, width: number, fill: string): string =>
    rect(fill, x, top, width, 420 - top) +
    rect(ink.shade, x + width * 0.7, top, width * 0.3, 420 - top) +
    path(
      glassOf(ink, ink.paper),
      repeat(Math.floor((400 - top) / 15), row =>
        repeat(Math.floor(width / 15) - 1, column => `M${x + 9 + column * 15} ${top + 12 + row * 15}h7v6h-7z`),
      ),
    )
  const pagoda =
    repeat(
      8,
      index =>
        path(ink.paper, `M${-26 + index * 2} ${-index * 17}h${52 - index * 4}v-12h-${52 - index * 4}z`) +
        path(ink.accent, `M${-36 + index * 2.4} ${-index * 17 - 10}q8-2 14-8h${44 - index * 4.8}q6 6 14 8z`),
    ) + path(ink.glow, 'M-5-140L0-180L5-140z')
  const pylon =
    polygon(ink.shade, [884, 700], [908, 300], [924, 300], [948, 700]) +
    polygon(ink.paper, [884, 700], [908, 300], [914, 300], [900, 700]) +
    rect(ink.deep, 850, 292, 132, 14, 5) +
    stroke(ink.deep, 4, 'M898 520L938 560M938 520L898 560M904 420L932 450M932 420L904 450')
  return (
    path(
      ink.shade,
      'M180 560Q300 400 420 380Q560 330 700 360Q860 370 960 470Q1100 520 1300 620V700H-100Q40 640 180 560z',
    ) +
    block(430, 214, 96, ink.accent) +
    block(520, 170, 110, ink.base) +
    block(626, 230, 88, ink.light) +
    block(706, 270, 84, ink.accent) +
    rect(ink.glow, 520, 160, 110, 12) +
    rect(ink.paper, 430, 206, 96, 9) +
    path(
      ink.leaf,
      'M-200 660Q60 520 260 460Q340 400 430 410Q560 380 700 400Q860 400 980 500Q1140 540 1340 640V720H-200z',
    ) +
    at(330, 470, pagoda, 1) +
    path(
      ink.paper,
      'M-1000 560q300-50 500-10q140-50 300-16q120-44 240-6q120-34 230 4q130-40 260 0q140-40 280 6q180-40 400 6q200-30 400 10q200-20 590 20v24q-400-30-590-16q-200 40-400 10q-220 30-400-2q-140 30-280 0q-130 30-260 0q-110 24-230-4q-120 34-240 4q-160 30-300 0q-200 30-500 6z',
    ).replace('<path', '<path opacity=".85"') +
    path(
      ink.deep,
      'M-1000 720V640q60-60 120-20q60-50 130 0q60-40 120 10q70-60 140-6q60-40 120 0q70-50 140 0q60-44 120 4q60-50 120 0q70-50 130 4q60-40 120 0q60-50 130 0q60-40 120 0q70-50 130 4q60-40 110 0q70-50 140 0q60-40 120 0q60-50 130 0q70-40 140 6q60-40 120 0q70-50 140 10q70-40 150 0q70-40 160 10V720z',
    ).replace('<path', '<path opacity=".45"') +
    pylon +
    stroke(ink.deep, 5, 'M-1000 700Q200 430 916 288Q1300 210 2200 60') +
    stroke(ink.deep, 4, 'M-1000 640Q200 400 916 274Q1300 196 2200 40') +
    at(520, 545, cabin(ink, ink.accent), 1.16) +
    at(760, 426, cabin(ink, ink.paper), 0.62) +
    at(1090, 330, cabin(ink, ink.base), 0.7)
  )
}
