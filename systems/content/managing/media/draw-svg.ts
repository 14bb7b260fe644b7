import sharp from 'sharp'

/** The reason for refusing a drawing, in words for the person who uploads it. */
export class DrawingRefused extends Error {}

/** In bytes: drawings are text, and longer ones were traced from photos. */
const maxBytes = 2 * 1024 * 1024
/** In pixels, of the longer side. */
const maxSide = 2400
/** Far from any drawing; rejected before memory is taken for them. */
const maxPixels = 60_000_000

const tooLong = 'This SVG is larger than 2 MB, as drawings traced from photos are. Please export it as PNG.'
const entities =
  'This SVG declares entities, as Illustrator does for its own data. Please export it without “Preserve Illustrator Editing Capabilities”, or as PNG.'
const outsidePattern =
  'This SVG names another file or an address. Please embed its pictures and fonts and take out its links, or export it as PNG.'
const empty = 'Nothing of this SVG can be drawn: it is empty, or consists of programs. Please export it as PNG.'
const unreadable = 'This SVG cannot be read. Please export it again, or as PNG.'

/** References to anything but a part of the drawing itself or a picture embedded in it, after any quotes and blanks. */
const outside = String.raw`(?!(?:\s|["']|&(?:quot|apos|#34|#39);)*(?:#|data:image/(?:png|jpe?g|gif|webp)\b))`
const elsewhere = new RegExp(
  String.raw`\b(?:href|src)\s*=${outside}|\burl\(${outside}|@import|<\?xml-stylesheet|XInclude`,
  'i',
)

/** At twice its size, at most 2,400 pixels on the longer side; one without a size fills these. @throws {DrawingRefused} */
export async function drawSvg(file: Uint8Array): Promise<Buffer> {
  if (file.length > maxBytes) throw new DrawingRefused(tooLong)
  const text = decoded(file)
  if (declaresEntities(text)) throw new DrawingRefused(entities)
  if (elsewhere.test(text)) throw new DrawingRefused(outsidePattern)
  // The renderer looks for "<svg" within the first bytes: long comments or a prefix of the element hide it.
  const bytes = Buffer.from(`<!--<svg-->${text}`)
  const opened = () => sharp(bytes, { limitInputPixels: maxPixels })
  let drawn: Buffer
  try {
    const { width, height } = await opened().metadata()
    const side = hasSize(text) ? Math.min(2 * Math.max(width, height), maxSide) : maxSide
    drawn = await opened().resize(side, side, { fit: 'inside' }).png({ compressionLevel: 9 }).toBuffer()
  } catch {
    throw new DrawingRefused(unreadable)
  }
  const { channels } = await sharp(drawn).stats()
  if (channels[3]?.max === 0) throw new DrawingRefused(empty)
  return drawn
}

/** Decodes an XML file by its byte order mark, or else by its declaration, which is left out. */
function decoded(file: Uint8Array): string {
  const head = Buffer.from(file.subarray(0, 200)).toString('latin1')
  try {
    return new TextDecoder(encodingOf(head)).decode(file).replace(/^\s*<\?xml\s[^>]*>/, '')
  } catch {
    throw new DrawingRefused(unreadable)
  }
}

/** By XML 1.0, appendix F. @param head the first bytes, each as one character */
function encodingOf(head: string): string {
  if (/^(?:ÿþ|<\0)/.test(head)) return 'utf-16le'
  if (/^(?:þÿ|\0<)/.test(head)) return 'utf-16be'
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)/.exec(head)?.[1] ?? 'utf-8'
  // A declaration in single bytes is not UTF-16, even if it says so.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

/** A document type may only name SVG itself. */
function declaresEntities(text: string): boolean {
  const start = text.search(/<!DOCTYPE/i)
  const type = start < 0 ? '' : text.slice(start, text.indexOf('>', start))
  return /\[|\bSYSTEM\b/.test(type) || /<!ENTITY/i.test(text)
}

const hasSize = (text: string) => /<(?:[\w.-]{1,40}:)?svg\b[^>]*\s(?:width|height)\s*=\s*["'][^"'%]+["']/.test(text)
