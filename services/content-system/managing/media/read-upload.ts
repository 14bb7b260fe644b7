import sharp, { type Metadata, type Sharp } from 'sharp'
import type { MediaRow } from '../../database/media-tables.ts'
import { cleanSvg } from './svg/clean-svg.ts'

type Format = MediaRow['format']

/** A picture as it is kept. */
export type Upload = Pick<MediaRow, 'format' | 'width' | 'height' | 'placeholder'> & { bytes: Buffer }

/** Why a file is not taken, in words for whoever brought it. */
export type Refused = { refused: string }

/** More pixels than any camera of a phone gives: what has more is meant to fill our memory. */
const MOST_PIXELS = 60_000_000
/** Longer sides are shrunk to this: no screen shows more. */
const LONGEST_SIDE = 4000
const SECONDS = 20
/** In bytes: drawings are text, and what is longer was traced from a photo. */
const LARGEST_DRAWING = 2 * 1024 * 1024

/** How files begin, whatever they are called. */
const kinds: [(head: Buffer) => boolean, Format | keyof typeof words][] = [
  [head => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])), 'jpeg'],
  [head => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'png'],
  [head => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP', 'webp'],
  [head => latin(head, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(head, 8, 32)), 'avif'],
  [head => latin(head, 4, 8) === 'ftyp' && /hei[cxms]|hev[cx]|mif1/.test(latin(head, 8, 32)), 'heic'],
  [head => latin(head, 0, 4) === 'GIF8', 'gif'],
  [head => latin(head, 0, 4) === '%PDF', 'pdf'],
  [head => /^(?:II\*\0|MM\0\*)/.test(latin(head, 0, 4)), 'tiff'],
  [head => latin(head, 0, 4) === '8BPS', 'psd'],
  [head => /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(head.toString('utf8').replace(/^\ufeff/, '')), 'svg'],
]

const words = {
  heic: 'This is a HEIC photo, as iPhones take them, and it cannot be read here. Please export it as JPEG; on the phone, Settings, Camera, Formats, “Most Compatible” makes it take JPEGs from now on.',
  gif: 'This is a GIF. Please save it as PNG or JPEG.',
  pdf: 'This is a PDF, not a picture. Please export its page as JPEG or PNG.',
  tiff: 'This is a TIFF, which browsers cannot show. Please export it as JPEG or PNG.',
  psd: 'This is a Photoshop file. Please export it as JPEG or PNG.',
}
const NO_PICTURE = 'This file is not a picture, whatever its name says. JPEG, PNG, WebP, AVIF and SVG can be chosen.'
const EMPTY = 'This file is empty, and so not a picture. Please save it again and choose the new file.'
const UNCLEAN =
  'Nothing of this SVG can be shown safely: it needs programs, other files, or too many parts. Please export it as PNG.'
const BROKEN = 'This picture is damaged or incomplete. Please save it again and choose the new file.'
const TOO_LARGE = `This picture has more than ${MOST_PIXELS / 1_000_000} million pixels. Please make it smaller first.`

/**
 * Makes of a file what is kept of it: the picture alone, turned upright and made anew, so that neither the place where it
 * was taken nor anything else that was hidden in the file remains.
 */
export async function readUpload(file: Buffer): Promise<Upload | Refused> {
  if (file.length === 0) return { refused: EMPTY }
  const kind = kinds.find(([is]) => is(file.subarray(0, 256)))?.[1]
  if (kind === undefined) return { refused: NO_PICTURE }
  if (kind in words) return { refused: words[kind as keyof typeof words] }
  if (kind === 'svg') return readDrawing(file)
  const opened = () => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  // What its head says costs nothing to read; decoding it might.
  const about = await opened()
    .metadata()
    .catch((error: Error) => error)
  if (about instanceof Error) return { refused: /pixel limit/i.test(about.message) ? TOO_LARGE : BROKEN }
  if (pixelsOf(about) > MOST_PIXELS) return { refused: TOO_LARGE }
  try {
    return await madeAnew(opened(), kind as Format)
  } catch {
    return { refused: BROKEN }
  }
}

async function madeAnew(opened: Sharp, format: Format): Promise<Upload> {
  const upright = opened
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  const { data: bytes, info } = await encoded(upright, format).toBuffer({ resolveWithObject: true })
  return { bytes, format, width: info.width, height: info.height, placeholder: await placeholderOf(bytes) }
}

/** A drawing with its shapes alone, if they can be drawn. */
async function readDrawing(file: Buffer): Promise<Upload | Refused> {
  const cleaned = file.length > LARGEST_DRAWING ? undefined : cleanSvg(file.toString('utf8'))
  if (cleaned === undefined) return { refused: UNCLEAN }
  const bytes = Buffer.from(cleaned)
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    return { bytes, format: 'svg', width, height, placeholder: await placeholderOf(bytes) }
  } catch {
    return { refused: BROKEN }
  }
}

/** The colour that there is most of. */
async function placeholderOf(bytes: Buffer): Promise<string> {
  const small = sharp(bytes).timeout({ seconds: SECONDS }).resize(64, 64, { fit: 'inside' })
  const { dominant } = await sharp(await small.png().toBuffer()).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map(part => part.toString(16).padStart(2, '0')).join('')}`
}

function encoded(picture: Sharp, format: Format): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 88, mozjpeg: true })
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return format === 'webp' ? picture.webp({ quality: 88 }) : picture.avif({ quality: 70, effort: 3 })
}

const pixelsOf = ({ width = 0, height = 0, pages = 1 }: Metadata) => width * height * pages

const latin = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end)
