import type { PictureSize } from '@agency/ui/pictures/picture-address.ts'
import { type PictureCrop, sizeWithin } from '@agency/ui/pictures/picture-crop.ts'
import sharp, { type Sharp } from 'sharp'

/** A small file can unpack to gigabytes of pixels; more than this many are refused before they are unpacked. */
const maxPixels = 60_000_000

// One core is left for the pages, and no memory for pictures that nobody asks for twice.
sharp.concurrency(1)
sharp.cache(false)

/** Makes one size and format of a photograph, or of a part of it; never larger than the original. */
export async function resize(original: Uint8Array, { format, ...size }: PictureSize): Promise<Buffer> {
  const measure = 'height' in size ? { height: size.height } : { width: size.width }
  const upright = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', animated: false }).rotate()
  const cut = 'crop' in size && size.crop ? upright.extract(await partOf(upright, size.crop)) : upright
  const image = cut.resize({ ...measure, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 76 }).toBuffer()
  return image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** What a crop leaves, in pixels of the picture as it is seen. */
async function partOf(image: Sharp, crop: PictureCrop) {
  const { autoOrient } = await image.metadata()
  const size = sizeWithin(autoOrient, crop)
  const within = (cut: number, whole: number, part: number) => Math.min(Math.floor((whole * cut) / 1000), whole - part)
  const left = within(crop.left, autoOrient.width, size.width)
  return { left, top: within(crop.top, autoOrient.height, size.height), ...size }
}
