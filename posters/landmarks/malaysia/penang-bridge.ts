import type { Landmark } from '../../strokes/landmark.ts'
import { path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Penang Bridge: the cable-stayed main span between two pairs of concrete pylons, cables in a harp, the deck low over the strait. */
export const penangBridge: Landmark = ink => {
  const cables = (x: number, colour: string): string =>
    stroke(
      colour,
      3,
      repeat(
        9,
        index =>
          `M${x} ${214 + index * 26}L${x - 300 + index * 30} 548M${x} ${214 + index * 26}L${x + 240 - index * 24} 548`,
      ),
    )
  const pylon = (x: number, fill: string, lit: string): string =>
    polygon(fill, [x - 11, 640], [x - 8, 170], [x + 8, 170], [x + 11, 640]) +
    polygon(lit, [x - 11, 640], [x - 8, 170], [x - 1, 170], [x - 2, 640])
  const span = (x: number): string =>
    pylon(x + 40, ink.shade, ink.shade) +
    rect(ink.shade, x, 300, 40, 14) +
    rect(ink.shade, x, 430, 40, 14) +
    pylon(x, ink.base, ink.light) +
    rect(ink.deep, x - 34, 628, 108, 26, 6) +
    rect(ink.shade, x - 40, 618, 120, 14, 6)
  const piers = repeat(17, index => {
    const x = -420 + index * 130
    return Math.abs(x - 370) < 70 || Math.abs(x - 810) < 70 || (x > 400 && x < 800)
      ? ''
      : rect(ink.shade, x, 570, 18, 76) + rect(ink.deep, x + 11, 570, 7, 76)
  })
  const lamps = path(
    glassOf(ink, ink.paper),
    repeat(46, index => `M${-700 + index * 60} 536h5v12h-5z`),
  )
  return (
    cables(410, ink.shade) +
    cables(850, ink.shade) +
    piers +
    span(370) +
    span(810) +
    cables(370, ink.paper) +
    cables(810, ink.paper) +
    path(ink.base, 'M-1000 572Q590 528 2200 572V590Q590 548-1000 590z') +
    path(ink.light, 'M-1000 568Q590 524 2200 568V574Q590 530-1000 574z') +
    path(ink.deep, 'M-1000 588Q590 546 2200 588V594Q590 552-1000 594z') +
    lamps +
    rect(ink.accent, 520, 536, 34, 13, 4) +
    rect(ink.paper, 640, 537, 24, 11, 4) +
    rect(ink.glow, 232, 539, 26, 11, 4)
  )
}
