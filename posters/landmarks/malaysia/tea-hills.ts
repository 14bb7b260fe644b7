import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../strokes/shapes.ts'

/** A rounded hill ribbed with rows of clipped tea bushes that follow its shape. */
function hill(
  x: number,
  y: number,
  half: number,
  height: number,
  ground: string,
  bush: string,
  lit: string,
  rows: number,
): string {
  const contour = (share: number): string => {
    const w = half * (1.04 - share * 0.14)
    return `M${Math.round(x - w)} ${Math.round(y + share * height * 1.1)}Q${Math.round(x - half * 0.34)} ${Math.round(y - height + share * height * 1.25)} ${Math.round(x + half * 0.1)} ${Math.round(y - height + share * height * 1.22)}T${Math.round(x + w)} ${Math.round(y + share * height)}`
  }
  return (
    path(ground, `${contour(0)}V${y + 500}H${x - half * 1.04}z`) +
    repeat(rows, row => stroke(bush, (height / rows) * 0.86, contour(0.05 + row / rows))) +
    repeat(rows, row => stroke(lit, (height / rows) * 0.26, contour(0.02 + row / rows)))
  )
}

function picker(ink: Ink, cloth: string): string {
  return (
    path(ink.deep, 'M-40 0Q-46-56-12-70H14Q40-56 36 0z') +
    path(cloth, 'M-34-4Q-38-52-10-64H8Q28-52 28-4z') +
    path(ink.light, 'M14-62Q48-66 50-30L42 14H12Q4-24 14-62z') +
    path(ink.shade, 'M14-50h36v5H13zM12-32h38v5H12zM12-14h34v5H12z') +
    circle(ink.shade, -6, -80, 15) +
    path(ink.paper, 'M-38-80Q-8-128 26-80Q-6-70-38-80z') +
    stroke(cloth, 13, 'M-24-48Q-52-30-60-6')
  )
}

/** Cameron Highlands, Pahang: tea slopes in clipped rows under the cloud, a plantation bungalow, two pickers. */
export const teaHills: Landmark = ink => {
  const bungalow =
    path(ink.accent, 'M-92-46L-64-96H64L92-46z') +
    rect(ink.paper, -74, -48, 148, 50) +
    path(ink.deep, 'M-58-36h20v24h-20zM-26-36h20v24h-20zM38-36h20v24h-20zM8-40h20v42H8z') +
    rect(ink.shade, 34, -116, 14, 40) +
    path(ink.leaf, 'M-130 6q-6-46 26-50q30 4 26 50zM84 6q-4-60 30-66q34 8 28 66z')
  return (
    path(ink.shade, 'M120 700Q240 340 470 300Q560 250 640 300Q820 320 1100 700z').replace(
      '<path',
      '<path opacity=".55"',
    ) +
    hill(760, 560, 420, 190, ink.shade, ink.leaf, ink.base, 7) +
    at(742, 382, bungalow, 0.8) +
    hill(300, 600, 470, 230, ink.shade, ink.leaf, ink.light, 8) +
    path(ink.paper, 'M560 440q60 40 20 84q-60 46 30 96l40 80h-60q-20-50-56-84q-50-60 20-104q30-30-8-66z').replace(
      '<path',
      '<path opacity=".75"',
    ) +
    hill(960, 680, 520, 170, ink.deep, ink.leaf, ink.base, 6) +
    hill(420, 716, 640, 110, ink.deep, ink.leaf, ink.light, 4) +
    path(ink.leaf, 'M-1000 540Q-560 470-220 590Q-60 660 70 800V1200H-1000z') +
    path(ink.shade, 'M-1000 600Q-600 540-300 640Q-160 700-60 800V1200H-1000z') +
    at(470, 706, picker(ink, ink.accent), 0.9) +
    at(640, 694, picker(ink, ink.water), -0.7) +
    ellipse(ink.leaf, 470, 716, 70, 18) +
    ellipse(ink.leaf, 640, 706, 56, 14)
  )
}
