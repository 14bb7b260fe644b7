import { type CropAlias, cropSizes } from '@agency/contracts/manage/media.ts'
import sharp from 'sharp'
import type { MediaRow } from '../../database/media-tables.ts'

type Framed = Pick<MediaRow, 'width' | 'height' | 'focalPoint' | 'crops'>

/** A part of a picture, in its pixels. */
export type Part = { left: number; top: number; width: number; height: number }

/** The part of a picture that a crop shows: what an editor chose, else as much as fits around the focal point. */
function partOf({ width, height, focalPoint, crops }: Framed, alias: CropAlias): Part {
  const chosen = crops.find(crop => crop.alias === alias)?.coordinates
  if (chosen) {
    const { x1, y1, x2, y2 } = chosen
    const part = { left: x1 * width, top: y1 * height, width: (1 - x1 - x2) * width, height: (1 - y1 - y2) * height }
    return inPixels(part)
  }
  const shape = cropSizes[alias].width / cropSizes[alias].height
  const size = width / height > shape ? { width: height * shape, height } : { width, height: width / shape }
  const around = (middle: number, length: number, whole: number) =>
    Math.min(Math.max(middle * whole - length / 2, 0), whole - length)
  return inPixels({
    left: around(focalPoint.left, size.width, width),
    top: around(focalPoint.top, size.height, height),
    ...size,
  })
}

/** A crop as a JPEG of its size, or smaller where the picture has no more. @param width Of a thumbnail. */
export async function cropPicture(
  file: Buffer,
  row: Framed,
  alias: CropAlias,
  width: number = cropSizes[alias].width,
): Promise<Buffer> {
  const { width: whole, height } = cropSizes[alias]
  const part = partOf(row, alias)
  const shrunk = Math.min(width, part.width)
  return sharp(file)
    .extract(part)
    .resize({ width: shrunk, height: Math.max(1, Math.round((shrunk * height) / whole)), fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

const inPixels = ({ left, top, width, height }: Part): Part => ({
  left: Math.floor(left),
  top: Math.floor(top),
  width: Math.max(1, Math.floor(width)),
  height: Math.max(1, Math.floor(height)),
})
