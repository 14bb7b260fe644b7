import { partShown } from '@agency/contracts/manage/crop-part.ts'
import { type CropAlias, cropSizes } from '@agency/contracts/manage/media.ts'
import sharp from 'sharp'
import type { MediaRow } from '../../database/media-tables.ts'

export type Framed = Pick<MediaRow, 'width' | 'height' | 'focalPoint' | 'crops'>

/** A JPEG of the crop's size, or smaller if the picture is. @param width of a thumbnail */
export async function cropPicture(
  file: Uint8Array,
  row: Framed,
  alias: CropAlias,
  width: number = cropSizes[alias].width,
): Promise<Buffer> {
  const { width: whole, height } = cropSizes[alias]
  const part = inPixels(row, alias)
  const shrunk = Math.min(width, part.width)
  return sharp(file)
    .extract(part)
    .resize({ width: shrunk, height: Math.max(1, Math.round((shrunk * height) / whole)), fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

function inPixels(row: Framed, alias: CropAlias) {
  const part = partShown(row, alias)
  return {
    left: Math.floor(part.left * row.width),
    top: Math.floor(part.top * row.height),
    width: Math.max(1, Math.floor(part.width * row.width)),
    height: Math.max(1, Math.floor(part.height * row.height)),
  }
}
