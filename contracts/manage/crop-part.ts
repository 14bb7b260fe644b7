import { type CropAlias, cropSizes, type Picture } from './media.ts'

export type Part = { left: number; top: number; width: number; height: number }

type Framed = Pick<Picture, 'width' | 'height' | 'focalPoint' | 'crops'>

const usualPoint = { left: 0.5, top: 0.25 }

/** The editor's crop, else the largest part around the focal point. */
export function partShown(picture: Framed, alias: CropAlias): Part {
  const chosen = picture.crops.find(crop => crop.alias === alias)?.coordinates
  if (!chosen) return partAround(picture, alias)
  const { x1, y1, x2, y2 } = chosen
  return { left: x1, top: y1, width: 1 - x1 - x2, height: 1 - y1 - y2 }
}

/** As CSS `object-position`: a point at a third has a third of the cut-off part before it. */
function partAround({ width, height, focalPoint }: Omit<Framed, 'crops'>, alias: CropAlias): Part {
  const isUnset = focalPoint.left === 0.5 && focalPoint.top === 0.5
  const { left, top } = isUnset ? usualPoint : focalPoint
  const shape = (cropSizes[alias].width / cropSizes[alias].height) * (height / width)
  const size = shape < 1 ? { width: shape, height: 1 } : { width: 1, height: 1 / shape }
  return { left: left * (1 - size.width), top: top * (1 - size.height), ...size }
}

/** Umbraco's format: the cut at each side. */
export const coordinatesOf = ({ left, top, width, height }: Part) => ({
  x1: rounded(left),
  y1: rounded(top),
  x2: rounded(1 - left - width),
  y2: rounded(1 - top - height),
})

/** Finer than a pixel, without floating-point noise. */
const rounded = (cut: number) => Math.max(0, Math.round(cut * 10_000) / 10_000)
