import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { type Gable, gabledHouse } from '../parts/gabled-house.ts'
import { glassOf } from '../parts/windows.ts'

const swan = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(ink.paper, 'M-50 0Q-60-34-20-36Q10-34 30-20Q34-50 16-66Q4-86 26-92Q46-92 46-72Q60-20 40 0z') +
      shape(ink.accent, 'M44-82l22 8-20 6z') +
      shape(ink.deep, 'M-46-4Q-30-26 10-18Q0 0-30 0z', 0.15),
    size,
  )

/** The belfry over the market: a square tower with corner turrets and an eight-sided lantern. */
const belfry = (ink: Ink) =>
  box(ink.light, 530, 300, 150, 340) +
  box(ink.deep, 630, 300, 50, 340, 0.16) +
  shape(glassOf(ink), archPath(566, 420, 26, 90) + archPath(604, 420, 26, 90) + archPath(642, 420, 26, 90)) +
  box(ink.shade, 520, 292, 170, 14) +
  box(ink.light, 546, 170, 118, 122) +
  box(ink.deep, 624, 170, 40, 122, 0.16) +
  shape(glassOf(ink), archPath(574, 280, 22, 84) + archPath(605, 280, 22, 84) + archPath(636, 280, 22, 84)) +
  shape(ink.light, 'M524 292V230l12-34 12 34v62zM662 292V230l12-34 12 34v62z') +
  shape(ink.light, 'M566 170V60l14-16h50l14 16V170z') +
  shape(ink.deep, 'M618 170V44h12l14 16V170z', 0.16) +
  shape(glassOf(ink), archPath(590, 156, 16, 80) + archPath(620, 156, 16, 80)) +
  shape(ink.paper, 'M562 60l8-18 8 18zM588 52l8-18 8 18zM632 60l8-18 8 18z') +
  disc(ink.glow, 605, 340, 24) +
  disc(ink.deep, 605, 340, 18, 18, 0.8)

/** Bruges: the quay of the Rozenhoedkaai, stepped gables and the belfry doubled in the canal, two swans. */
export const brugesCanal = painted({ base: '#a4553c', accent: '#e0872f' }, ink => {
  const walls = [ink.base, ink.light, ink.shade, '#d8b98c', ink.base, '#7d5a4a']
  const gables: Gable[] = ['step', 'step', 'point', 'step', 'bell']
  const house = (x: number, i: number) =>
    gabledHouse(
      ink,
      { x, width: 112, top: 400 + ((i * 53) % 70), foot: 640, wall: walls[(i * 5) % 6] as string, roof: '#8a4630' },
      gables[i % 5] as Gable,
    )
  return (
    belfry(ink) +
    repeat(11, i => house(-720 + i * 112, i)) +
    repeat(11, i => house(730 + i * 112, i + 2)) +
    shape(walls[3] as string, 'M508 640V520H734V640z') +
    shape('#8a4630', 'M496 522L540 470H700L746 522z') +
    shape(
      glassOf(ink),
      repeat(5, i => archPath(540 + i * 40, 600, 22, 54)),
    ) +
    disc(ink.leaf, 470, 590, 70, 62) +
    disc(ink.leaf, 520, 620, 50, 40) +
    disc(ink.deep, 500, 612, 46, 36, 0.18) +
    box(ink.shade, -1000, 636, 3200, 30) +
    box(ink.water, -1000, 664, 3200, 560) +
    shape(ink.light, 'M540 668h124v170l-30 40h-60l-34-40z', 0.28) +
    repeat(9, i =>
      shape(
        walls[(i * 5) % 6] as string,
        `M${-60 + i * 112} 668h100v${50 + ((i * 29) % 40)}h-100z`,
        i > 4 && i < 7 ? 0 : 0.25,
      ),
    ) +
    stroke(ink.paper, 5, 'M120 760h150M400 720h90M760 740h180M880 800h150M260 820h170', 0.5) +
    at(
      330,
      760,
      shape(ink.deep, 'M-150-24Q-130 16-90 18H110Q150 10 166-28Q0-6-150-24z') +
        shape(ink.accent, 'M-130-20Q0 0 150-22L146-12Q0 8-126-10z') +
        repeat(
          5,
          i =>
            disc([ink.paper, ink.glow, ink.leaf][i % 3] as string, -76 + i * 42, -38, 15, 22) +
            disc('#d8a27a', -76 + i * 42, -68, 12),
        ),
    ) +
    swan(ink, 820, 810, 0.9) +
    swan(ink, 960, 770, 0.66) +
    shape(ink.shade, 'M-1000 900V850Q100 836 600 860T2200 846V1200H-1000z')
  )
})
