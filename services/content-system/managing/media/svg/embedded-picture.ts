import sharp from 'sharp'

const MAX_PIXELS = 20_000_000
/** Longer sides are shrunk to this: no drawing is shown larger. */
const MAX_SIDE = 1600
const DATA = /^\s*data:image\/(?:png|jpe?g);base64,/i

/** A picture within a drawing, made anew; undefined when it is not within, or no PNG and no JPEG. */
export async function embeddedPicture(href: string): Promise<string | undefined> {
  const head = DATA.exec(href.slice(0, 100))?.[0]
  if (head === undefined) return undefined
  const bytes = Buffer.from(href.slice(head.length), 'base64')
  const kind =
    bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpeg' : bytes[0] === 0x89 && bytes[1] === 0x50 ? 'png' : undefined
  if (kind === undefined) return undefined
  try {
    const made = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(kind, kind === 'jpeg' ? { quality: 88 } : { compressionLevel: 9 })
      .toBuffer()
    return `data:image/${kind};base64,${made.toString('base64')}`
  } catch {
    return undefined
  }
}
