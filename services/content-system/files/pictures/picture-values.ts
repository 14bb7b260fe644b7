import type { Ending } from '@agency/posters/rasters/picture-files.ts'
import type { Picture, PictureCatalogue, PictureFile } from './picture-catalogue.ts'

const SCHEME = 'poster:'

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

/**
 * The properties as they leave the system: `poster:<slug>` becomes the picture's address, and `<property>Meta` beside
 * it describes the picture. A picture that is not in the catalogue is left out. `base` is put before the addresses.
 */
export function withPictures(
  properties: Record<string, unknown>,
  catalogue: PictureCatalogue,
  base: string,
): Record<string, unknown> {
  const resolved: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (isPoster(value)) {
      const picture = catalogue.picture(value.slice(SCHEME.length))
      const main = picture && mainFile(picture, name)
      if (picture === undefined || main === undefined) continue
      resolved[name] = address(base, main)
      resolved[`${name}Meta`] = metaOf(picture, main, base)
    } else if (Array.isArray(value) && value.some(isPoster)) {
      const found = value.map(entry => withPictures({ entry }, catalogue, base)).filter(entry => 'entry' in entry)
      resolved[name] = found.map(({ entry }) => entry)
      resolved[`${name}Meta`] = found.map(({ entryMeta }) => entryMeta ?? null)
    } else if (Array.isArray(value)) {
      resolved[name] = value.map(part => (isRecord(part) ? withPictures(part, catalogue, base) : part))
    } else if (typeof value === 'string' && value.includes(`src="${SCHEME}`)) {
      resolved[name] = withFigures(value, catalogue, base)
    } else resolved[name] = value
  }
  return resolved
}

const pictureOfText = /<p><img src="poster:([a-z0-9-]+)" alt="([^"]*)"\s*\/?><\/p>/g

/** Markdown's `![Caption](poster:slug)`, alone in its paragraph, as a figure; without its picture it is left out. */
function withFigures(html: string, catalogue: PictureCatalogue, base: string): string {
  return html.replace(pictureOfText, (_, slug: string, caption: string) => {
    const picture = catalogue.picture(slug)
    const main = picture?.files.get('.svg')
    if (picture === undefined || main === undefined) return ''
    const image = `<img src="${address(base, main)}" alt="${escaped(picture.alt)}" width="${main.width}" height="${main.height}">`
    return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  })
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPoster = (value: unknown): value is string => typeof value === 'string' && value.startsWith(SCHEME)

/** The slugs of all pictures that a node's properties name, in their parts and texts too. */
export function posterSlugs(properties: Record<string, unknown>): string[] {
  return Object.values(properties)
    .flat()
    .flatMap(value => {
      if (isRecord(value)) return posterSlugs(value)
      if (isPoster(value)) return [value.slice(SCHEME.length)]
      return typeof value === 'string' ? [...value.matchAll(pictureOfText)].map(([, slug = '']) => slug) : []
    })
}
