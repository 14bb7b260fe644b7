import type { PictureSize } from '@agency/ui/pictures/picture-address.ts'
import { type PictureCrop, sizeWithin } from '@agency/ui/pictures/picture-model.ts'
import sharp, { type Sharp } from 'sharp'

/** A small file can decompress to gigabytes; a larger picture is rejected before that. */
const maxPixels = 60_000_000

// Leaves one core for pages, and caches no pictures in memory.
sharp.concurrency(1)
sharp.cache(false)

/** Never larger than the original. */
export async function resize(original: Uint8Array, { format, ...size }: PictureSize): Promise<Buffer> {
  const measure = 'height' in size ? { height: size.height } : { width: size.width }
  const opened = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
  // Browsers ignore the Exif orientation of a WebP.
  const upright = (await opened.metadata()).format === 'webp' ? opened : opened.autoOrient()
  const cut = 'crop' in size && size.crop ? upright.extract(await partOf(upright, size.crop)) : upright
  const image = cut.resize({ ...measure, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 76 }).toBuffer()
  return image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** In pixels of the upright picture. */
async function partOf(image: Sharp, crop: PictureCrop) {
  const { autoOrient, format, width, height } = await image.metadata()
  const shown = format === 'webp' ? { width, height } : autoOrient
  const size = sizeWithin(shown, crop)
  const within = (cut: number, whole: number, part: number) => Math.min(Math.floor((whole * cut) / 1000), whole - part)
  const left = within(crop.left, shown.width, size.width)
  return { left, top: within(crop.top, shown.height, size.height), ...size }
}
