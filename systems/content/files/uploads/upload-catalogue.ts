import { createHash } from 'node:crypto'
import { type CropAlias, cropAliases, cropSizes, mediaScheme } from '@agency/contracts/manage/media.ts'
import { count, max } from 'drizzle-orm'
import type { ContentDatabase } from '../../database/content-database.ts'
import { type MediaRow, media } from '../../database/media-tables.ts'
import { latestOnly } from '../../tree/latest-only.ts'

/** The uploaded pictures in memory: content with pictures is written without a query. */
export type UploadCatalogue = {
  /** By `media/<id>`, or by the id alone. */
  find: (name: string) => MediaRow | undefined
  /** Reads the database again after changes. Afterwards `find` knows everything committed before the call. */
  load: () => Promise<void>
  /** A different text after every change. */
  state: () => string
}

export function uploadCatalogue(db: ContentDatabase): UploadCatalogue {
  let rows = new Map<string, MediaRow>()
  let state = ''

  return {
    state: () => state,
    find: name => rows.get(name.startsWith(mediaScheme) ? name.slice(mediaScheme.length) : name),
    load: latestOnly(async () => {
      const [now] = await db.select({ count: count(), changed: max(media.changedAt) }).from(media)
      const newState = JSON.stringify(now)
      if (newState === state) return
      rows = new Map((await db.select().from(media)).map(row => [row.id, row]))
      state = newState
    }),
  }
}

/** Raise it when the code crops in another way. */
const recipe = 2

export const fileOf = ({ hash, format }: Pick<MediaRow, 'hash' | 'format'>): string => `${hash}.${format}`

export const typeOf = ({ format }: Pick<MediaRow, 'format'>): string =>
  format === 'svg' ? 'image/svg+xml' : `image/${format}`

/** A hash of the visible picture, so that its address can be cached for ever. */
const versionOf = ({ hash, focalPoint, crops }: MediaRow): string =>
  createHash('sha256')
    .update(JSON.stringify([recipe, hash, focalPoint, crops]))
    .digest('hex')
    .slice(0, 16)

export function uploadAddress(row: MediaRow, cut?: CropAlias | 'thumbnail'): string {
  const file = cut === undefined ? `${row.id}.${row.format === 'jpeg' ? 'jpg' : row.format}` : `${row.id}.${cut}.jpg`
  return `/media//${versionOf(row)}/${file}`
}

/** The metadata for placing a picture, in Umbraco's shape, with the addresses of its crops. */
export const uploadMeta = (row: MediaRow) => ({
  alt: row.alt,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  focalPoint: row.focalPoint,
  crops: cropAliases.map(alias => ({
    alias,
    ...cropSizes[alias],
    coordinates: row.crops.find(crop => crop.alias === alias)?.coordinates ?? null,
  })),
  // A drawing is shown whole: its crops are rasters at other addresses.
  ...(row.format !== 'svg' && {
    portrait: uploadAddress(row, 'phone'),
    hero: uploadAddress(row, 'banner'),
  }),
  raster: uploadAddress(row, 'card'),
  share: uploadAddress(row, 'share'),
})
