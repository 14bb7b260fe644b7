import { MEDIA_SCHEME } from '@agency/contracts/manage/media.ts'
import type { Ending } from '@agency/posters/rasters/picture-files.ts'
import { type UploadCatalogue, uploadAddress, uploadMeta } from '../uploads/upload-catalogue.ts'
import { partnerLogos } from './partner-logos.ts'
import type { Picture, PictureCatalogue, PictureFile } from './picture-catalogue.ts'

const SCHEME = 'poster:'
const UPLOAD = /^media\/[0-9a-f-]{36}$/
const FIGURE = /<p><img src="((?:poster:|media\/)[a-z0-9-]+)" alt="([^"]*)"\s*\/?><\/p>/g
/** How the editor of texts names pictures, so that it can show them: `/media/<id>`, `/media/0/<slug>.svg`. */
const SHOWN_IN_EDITOR = /\bsrc="\/(?:(media\/[0-9a-f]{8}-[0-9a-f-]{27})|media\/0\/([a-z0-9-]+)\.svg)"/g
const UPLOAD_IN_TEXT = /<img\b[^>]*\ssrc="(media\/[0-9a-f-]{36})"[^>]*>/g

/** The address of one file. The double slash is how such systems have always written it. */
const address = (base: string, { id, file }: { id: string; file: string }): string => `${base}/media//${id}/${file}`

/** Narrow screens get the tall crop, everything else the 4:3 one. */
function mainFile(picture: Picture, property: string): PictureFile | undefined {
  return picture.files.get(property === 'mobileImage' ? '.portrait.svg' : '.svg')
}

/** What the site needs to place a picture before it is loaded, and the addresses of its other crops. */
function metaOf(picture: Picture, { width, height }: PictureFile, base: string) {
  const other = (ending: Ending) => {
    const file = picture.files.get(ending)
    return file && address(base, file)
  }
  return {
    alt: picture.alt,
    width,
    height,
    placeholder: picture.placeholder,
    portrait: other('.portrait.svg'),
    hero: other('.hero.svg'),
    raster: other('.jpg'),
    share: other('.share.jpg'),
  }
}

/** Where the pictures that content names are found. */
export type PictureSources = {
  drawings: PictureCatalogue
  uploads: Pick<UploadCatalogue, 'find'>
  /** Put before addresses. */
  base: string
}

/**
 * The properties as they leave the system: `poster:<slug>` and `media/<id>` become the picture's address, and
 * `<property>Meta` beside it describes the picture. A picture that is not there is left out. In rich text, addresses alone
 * are filled in.
 */
export function withPictures(properties: Record<string, unknown>, sources: PictureSources): Record<string, unknown> {
  const resolved: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (isPicture(value)) {
      const shown = shownPicture(value, name, sources)
      if (shown === undefined) continue
      resolved[name] = shown.address
      resolved[`${name}Meta`] = shown.meta
    } else if (Array.isArray(value) && value.some(isPicture)) {
      const found = value.map(entry => withPictures({ entry }, sources)).filter(entry => 'entry' in entry)
      resolved[name] = found.map(({ entry }) => entry)
      resolved[`${name}Meta`] = found.map(({ entryMeta }) => entryMeta ?? null)
    } else if (Array.isArray(value)) {
      resolved[name] = value.map(part => (isRecord(part) ? withPictures(part, sources) : part))
    } else resolved[name] = typeof value === 'string' ? withPicturesInText(value, sources) : value
  }
  return resolved
}

/** The address of the picture that a property shows, and what is known of it. */
function shownPicture(value: string, property: string, { drawings, uploads, base }: PictureSources) {
  const upload = uploads.find(value)
  if (upload) return { address: base + uploadAddress(upload), meta: uploadMeta(upload, base) }
  const logo = partnerLogos.get(value)
  if (logo) return { address: base + value, meta: { alt: '', width: logo.width, height: logo.height } }
  const picture = drawings.picture(value.slice(SCHEME.length))
  const main = picture && mainFile(picture, property)
  return picture && main && { address: address(base, main), meta: metaOf(picture, main, base) }
}

/** Markdown's `![Caption](poster:slug)`, alone in its paragraph, as a figure; without its picture it is left out. */
function withPicturesInText(text: string, sources: PictureSources): string {
  const html = text.replace(SHOWN_IN_EDITOR, (_, upload?: string, slug?: string) => `src="${upload ?? SCHEME + slug}"`)
  if (!html.includes(`src="${SCHEME}`) && !html.includes(`src="${MEDIA_SCHEME}`)) return html
  const withFigures = html.replace(FIGURE, (_, name: string, caption: string) => {
    const shown = shownPicture(name, 'image', sources)
    if (shown === undefined) return ''
    const { alt, width, height } = shown.meta
    const image = `<img src="${shown.address}" alt="${escaped(alt)}" width="${width}" height="${height}">`
    return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  })
  return withUploadsInText(withFigures, sources)
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Pictures among words. One that is not there keeps its words alone. */
function withUploadsInText(html: string, { uploads, base }: PictureSources): string {
  return html.replace(UPLOAD_IN_TEXT, (tag, name: string) => {
    const upload = uploads.find(name)
    if (upload === undefined) return ''
    const size = `width="${upload.width}" height="${upload.height}"`
    return tag.replace(`src="${name}"`, `src="${base}${uploadAddress(upload)}" ${size}`)
  })
}

/** Whether a value names one of our drawings. */
export const isPoster = (value: unknown): value is string => typeof value === 'string' && value.startsWith(SCHEME)

const isPicture = (value: unknown): value is string =>
  isPoster(value) || (typeof value === 'string' && (UPLOAD.test(value) || partnerLogos.has(value)))

/** The slugs of all pictures that a node's properties name, in their parts and texts too. */
export function posterSlugs(properties: Record<string, unknown>): string[] {
  return Object.values(properties)
    .flat()
    .flatMap(value => {
      if (isRecord(value)) return posterSlugs(value)
      if (isPoster(value)) return [value.slice(SCHEME.length)]
      return typeof value === 'string'
        ? [...value.matchAll(FIGURE)].flatMap(([, name]) => (isPoster(name) ? name.slice(SCHEME.length) : []))
        : []
    })
}
