import type { Ending } from '@agency/posters/rasters/picture-files.ts'
import { type UploadCatalogue, uploadAddress, uploadMeta } from '../uploads/upload-catalogue.ts'
import { fixedDrawings } from './fixed-drawings.ts'
import { pictureLibrary } from './names/picture-library.ts'
import { isPoster, isUpload, slugOf } from './names/picture-names.ts'
import { descriptionOf, picturesIn, type TextPicture, writePictures } from './names/text-pictures.ts'
import type { Picture, PictureCatalogue, PictureFile } from './picture-catalogue.ts'

/** The double slash is Umbraco's. */
const address = ({ id, file }: { id: string; file: string }): string => `/media//${id}/${file}`

/** Narrow screens get the tall crop, everything else the 4:3 one. */
function mainFile(picture: Picture, property: string): PictureFile | undefined {
  return picture.files.get(property === 'mobileImage' ? '.portrait.svg' : '.svg')
}

/** The metadata for placing a picture before it is loaded, with the addresses of its other crops. */
function metaOf(picture: Picture, { width, height }: PictureFile) {
  const other = (ending: Ending) => {
    const file = picture.files.get(ending)
    return file && address(file)
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

export type PictureSources = {
  drawings: PictureCatalogue
  uploads: Pick<UploadCatalogue, 'find'>
}

/** `poster:<slug>` and `media/<id>` become addresses, with `<property>Meta` beside them. Missing pictures are left out. */
export function withPictures(properties: Record<string, unknown>, sources: PictureSources): Record<string, unknown> {
  const resolved: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (isPicture(value)) {
      const shown = shownPicture(value, name, sources)
      if (shown === undefined) continue
      resolved[name] = shown.address
      resolved[`${name}Meta`] = shown.meta
    } else if (Array.isArray(value) && value.some(isPicture)) {
      const entries = value.map(entry => withPictures({ entry }, sources)).filter(entry => 'entry' in entry)
      resolved[name] = entries.map(({ entry }) => entry)
      resolved[`${name}Meta`] = entries.map(({ entryMeta }) => entryMeta ?? null)
    } else if (Array.isArray(value)) {
      resolved[name] = value.map(part => (isRecord(part) ? withPictures(part, sources) : part))
    } else resolved[name] = typeof value === 'string' ? writePictures(value, inText(sources)) : value
  }
  return resolved
}

function shownPicture(value: string, property: string, { drawings, uploads }: PictureSources) {
  const upload = uploads.find(value)
  if (upload) return { address: uploadAddress(upload), meta: uploadMeta(upload) }
  const fixed = fixedDrawings.get(value)
  if (fixed) return { address: value, meta: { alt: '', width: fixed.width, height: fixed.height } }
  const picture = drawings.picture(slugOf(value))
  const main = picture && mainFile(picture, property)
  return picture && main && { address: address(main), meta: metaOf(picture, main) }
}

const inText =
  (sources: PictureSources) =>
  (picture: TextPicture): string | undefined => {
    const shown = shownPicture(picture.name, 'image', sources)
    if (shown === undefined) return undefined
    const alt = descriptionOf(picture, pictureLibrary(sources.drawings, sources.uploads))
    return `<img src="${shown.address}" alt="${alt}" width="${shown.meta.width}" height="${shown.meta.height}">`
  }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPicture = (value: unknown): value is string =>
  isPoster(value) || isUpload(value) || (typeof value === 'string' && fixedDrawings.has(value))

/** The slugs of all drawings in a node's properties, at any depth and in texts. */
export function posterSlugs(properties: Record<string, unknown>): string[] {
  return Object.values(properties)
    .flat()
    .flatMap(value => {
      if (isRecord(value)) return posterSlugs(value)
      const names = isPoster(value)
        ? [value]
        : typeof value === 'string'
          ? picturesIn(value).map(({ name }) => name)
          : []
      return names.filter(isPoster).map(slugOf)
    })
}
