import type { PictureSize } from '@agency/ui/pictures/picture-address.ts'
import type Sharp from 'sharp'

/** A small file can unpack to gigabytes of pixels; more than this many are refused before they are unpacked. */
const mostPixels = 60_000_000

let library: Promise<typeof Sharp> | undefined

/** Loaded for the first photograph: a site whose pictures are drawings does without its 12 MB. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // Two at once leave a core for the pages on the machines this runs on.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Makes one size and format of a photograph; never larger than the original. */
export async function resize(original: Buffer, { format, ...size }: PictureSize): Promise<Buffer> {
  const measure = 'height' in size ? { height: size.height } : { width: size.width }
  library ??= loadSharp()
  const sharp = await library
  const image = sharp(original, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .rotate()
    .resize({ ...measure, withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 76 }).toBuffer()
  return image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
