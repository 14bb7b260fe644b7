import type { Landmark } from '../../strokes/landmark.ts'
import { at, circle, path, repeat, stroke } from '../../strokes/shapes.ts'

/** Wau bulan, the moon kite of Kelantan: leaf-shaped wing, crescent tail, cut-paper flowers, humming bow at the head. */
export const kelantanWau: Landmark = ink => {
  const petal = (fill: string, x: number, y: number, size: number): string =>
    at(
      x,
      y,
      repeat(
        6,
        index =>
          `<path fill="${fill}" transform="rotate(${index * 60})" d="M0 0Q${size * 0.5}${-size * 0.5} 0${-size}Q${-size * 0.5}${-size * 0.5} 0 0z"/>`,
      ) + circle(ink.accent, 0, 0, size * 0.22),
    )
  const curl = (d: string): string => stroke(ink.glow, 6, d)
  const half =
    path(ink.deep, 'M0-30C80-170 290-210 400-70C320 10 140 62 0 60z') +
    path(ink.base, 'M0-22C84-154 284-190 384-68C306 2 136 48 0 48z') +
    path(ink.accent, 'M20-20C96-130 262-160 346-66C276-10 136 28 20 32z') +
    path(ink.deep, 'M36-14C104-108 246-132 312-64C254-18 136 14 36 18z') +
    petal(ink.glow, 130, -42, 46) +
    petal(ink.paper, 222, -66, 34) +
    petal(ink.glow, 286, -66, 20) +
    curl('M60-10Q90 6 130 4Q110-6 92-20M176-16Q206-6 240-26Q220-20 200-34M166-86Q190-110 222-108Q206-100 204-86') +
    circle(ink.paper, 70, -30, 6) +
    circle(ink.paper, 178, -30, 6) +
    circle(ink.paper, 260, -40, 5)
  const tail =
    path(ink.deep, 'M0 346C120 346 226 280 236 140C186 226 100 250 0 232z') +
    path(ink.base, 'M0 334C108 334 204 276 222 178C172 244 92 262 0 246z') +
    path(ink.accent, 'M0 318C88 318 160 280 190 230C140 266 80 272 0 262z') +
    curl('M30 290Q90 292 138 262') +
    circle(ink.glow, 156, 252, 6) +
    petal(ink.paper, 0, 292, 24)
  const kite =
    stroke(ink.deep, 9, 'M0-190V320') +
    half +
    at(0, 0, half, -1) +
    tail +
    at(0, 0, tail, -1) +
    path(ink.deep, 'M0-190C44-150 44-90 0-50C-44-90-44-150 0-190z') +
    path(ink.base, 'M0-176C34-144 34-98 0-64C-34-98-34-144 0-176z') +
    petal(ink.glow, 0, -118, 28) +
    path(ink.deep, 'M0 60C34 100 30 170 0 210C-30 170-34 100 0 60z') +
    path(ink.accent, 'M0 76C24 106 22 160 0 194C-22 160-24 106 0 76z') +
    petal(ink.paper, 0, 136, 24) +
    stroke(ink.deep, 8, 'M-104-176Q0-246 104-176') +
    stroke(ink.paper, 3, 'M-104-176Q0-196 104-176') +
    repeat(
      3,
      index =>
        circle(index % 2 ? ink.glow : ink.accent, -238, 150 + index * 24, 9 - index * 2) +
        circle(index % 2 ? ink.glow : ink.accent, 238, 150 + index * 24, 9 - index * 2),
    )
  const flyer =
    path(ink.deep, 'M-14 0L-10-62Q-22-110 0-116Q24-112 14-62L22 0H8L0-50L-4 0zM0-142a15 15 0 1 0 .1 0z') +
    path(ink.accent, 'M-18-64Q-22-112 0-116Q24-112 18-64z') +
    stroke(ink.deep, 8, 'M6-106L44-140') +
    path(ink.accent, 'M-16-136q16-18 32 0l-4 6h-26z')
  return (
    stroke(ink.paper, 2.5, 'M586 430Q470 560 384 566') +
    `<g transform="translate(640 330) rotate(12) scale(.92)">${kite}</g>` +
    at(340, 700, flyer, 0.95)
  )
}
