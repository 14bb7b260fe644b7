import sharp, { type Metadata, type Sharp } from 'sharp'
import type { MediaRow } from '../../database/media-tables.ts'
import { DrawingRefused, drawSvg } from './draw-svg.ts'

type Format = MediaRow['format']

export type Upload = Pick<MediaRow, 'format' | 'width' | 'height' | 'placeholder'> & {
  bytes: Uint8Array
}

/** The reason for the person who uploads the file. */
export type Refused = { refused: string }

/** All pixels are in memory at once. */
const maxPixels = 60_000_000
/** Phones take photos of 200 million pixels. A JPEG is decoded at a part of its size, unless it is progressive. */
const maxJpegPixels = 250_000_000
/** Longer sides are shrunk to this: no screen shows more. */
const maxSide = 4000
const seconds = 20

const kinds: [(head: Buffer) => boolean, Format | keyof typeof words][] = [
  [head => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])), 'jpeg'],
  [head => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'png'],
  [head => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP', 'webp'],
  [head => latin(head, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(head, 8, 32)), 'avif'],
  [head => latin(head, 4, 8) === 'ftyp' && /hei[cxms]|hev[cx]|mif1/.test(latin(head, 8, 32)), 'heic'],
  [head => latin(head, 0, 4) === 'GIF8', 'gif'],
  [head => latin(head, 0, 4) === '%PDF', 'pdf'],
  [isRaw, 'raw'],
  [isTiff, 'tiff'],
  [head => latin(head, 0, 4) === '8BPS', 'psd'],
  [head => /^(?:ï»¿|ÿþ|þÿ)?\s*<(?:\?xml|!--|!doctype svg|(?:[\w.-]{1,40}:)?svg)/i.test(bytesOf(head)), 'svg'],
]

const words = {
  heic: 'This is a HEIC photo, as iPhones take them, and it cannot be read here. Please export it as JPEG; on the phone, Settings, Camera, Formats, “Most Compatible” makes it take JPEGs from now on.',
  gif: 'This is a GIF. Please save it as PNG or JPEG.',
  pdf: 'This is a PDF, not a picture. Please export its page as JPEG or PNG.',
  tiff: 'This is a TIFF, which browsers cannot show. Please export it as JPEG or PNG.',
  raw: 'This is a raw photo (DNG), as cameras and some phones take them. Please export it as JPEG.',
  psd: 'This is a Photoshop file. Please export it as JPEG or PNG.',
}
const noPicture = 'This file is not a picture, whatever its name says. JPEG, PNG, WebP, AVIF and SVG can be chosen.'
const empty = 'This file is empty, and so not a picture. Please save it again and choose the new file.'
const broken = 'This picture is damaged or incomplete. Please save it again and choose the new file.'
const tooLarge = (pixels: number) =>
  `This picture has more than ${pixels / 1_000_000} million pixels. Please make it smaller first, or save it as a JPEG that is not progressive.`

const kindOf = (file: Uint8Array) => kinds.find(([is]) => is(Buffer.from(file.subarray(0, 1024))))?.[1]

export const isDrawing = (file: Uint8Array): boolean => kindOf(file) === 'svg'

/** Turned upright and encoded anew, so that neither the place of a photo nor anything else hidden in the file remains. */
export async function readUpload(input: Uint8Array): Promise<Upload | Refused> {
  const file = Buffer.from(input.buffer, input.byteOffset, input.length)
  if (file.length === 0) return { refused: empty }
  const kind = kindOf(file)
  if (kind === undefined) return { refused: noPicture }
  if (kind in words) return { refused: words[kind as keyof typeof words] }
  if (kind === 'svg') return readDrawing(file)
  const limit = kind === 'jpeg' ? maxJpegPixels : maxPixels
  const opened = () => sharp(file, { limitInputPixels: limit, failOn: 'error' })
  // Reading the head is cheap; decoding may not be.
  const about = await opened()
    .metadata()
    .catch((error: Error) => error)
  if (about instanceof Error) return { refused: /pixel limit/i.test(about.message) ? tooLarge(limit) : broken }
  const isShrunkWhileRead = kind === 'jpeg' && !about.isProgressive
  if (!isShrunkWhileRead && pixelsOf(about) > maxPixels) return { refused: tooLarge(maxPixels) }
  try {
    return await madeAnew(opened(), kind as Format)
  } catch {
    return { refused: broken }
  }
}

async function madeAnew(opened: Sharp, format: Format): Promise<Upload> {
  // Browsers ignore the Exif orientation of a WebP.
  const upright = (format === 'webp' ? opened : opened.autoOrient())
    .timeout({ seconds: seconds })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  const { data: bytes, info } = await encoded(upright, format).toBuffer({ resolveWithObject: true })
  return { bytes, format, width: info.width, height: info.height, placeholder: await placeholderOf(bytes) }
}

/** A drawing as PNG: nothing of its text reaches a browser. */
async function readDrawing(file: Uint8Array): Promise<Upload | Refused> {
  try {
    return await madeAnew(sharp(await drawSvg(file)), 'png')
  } catch (error) {
    return { refused: error instanceof DrawingRefused ? error.message : broken }
  }
}

async function placeholderOf(bytes: Buffer): Promise<string> {
  const small = sharp(bytes).timeout({ seconds: seconds }).resize(64, 64, { fit: 'inside' })
  const { dominant } = await sharp(await small.png().toBuffer()).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map(part => part.toString(16).padStart(2, '0')).join('')}`
}

function encoded(picture: Sharp, format: Format): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 88, mozjpeg: true })
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return format === 'webp' ? picture.webp({ quality: 88 }) : picture.avif({ quality: 70, effort: 3 })
}

const pixelsOf = ({ width = 0, height = 0, pages = 1 }: Metadata) => width * height * pages

/** A TIFF, or a camera's raw photo in the same form. */
function isTiff(head: Buffer): boolean {
  return /^(?:II\*\0|MM\0\*)/.test(latin(head, 0, 4))
}

/** A digital negative: the first directory of the TIFF has the tag DNGVersion, four bytes (Adobe DNG, TIFF 6.0). */
function isRaw(head: Buffer): boolean {
  if (!isTiff(head)) return false
  const tag = latin(head, 0, 1) === 'I' ? '\x12\xc6\x01\0\x04\0\0\0' : '\xc6\x12\0\x01\0\0\0\x04'
  return bytesIn(head).includes(tag)
}

const bytesIn = (head: Buffer) => latin(head, 0, head.length)

/** A head in single bytes, also of UTF-16. */
const bytesOf = (head: Buffer) => bytesIn(head).replaceAll('\0', '')

const latin = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)
