import { mediaScheme, type Picture } from '@agency/contracts/manage/media.ts'
import { desc } from 'drizzle-orm'
import { type MediaRow, media } from '../../database/media-tables.ts'
import { isPoster, nameOfDrawing, slugOf } from '../../files/pictures/names/picture-names.ts'
import { uploadAddress } from '../../files/uploads/upload-catalogue.ts'
import type { MediaOptions } from './media-options.ts'
import { pictureUsage, type Use } from './picture-usage.ts'

export type MediaQuery = { unused?: boolean | undefined; q?: string | undefined }

const centre = { left: 0.5, top: 0.5 }

/** Uploads before our drawings, the newest first. */
export async function listMedia(
  { db, drawings, drawn }: MediaOptions,
  { unused, q = '' }: MediaQuery,
): Promise<Picture[]> {
  const usage = await pictureUsage(db)
  const rows = await db.select().from(media).orderBy(desc(media.createdAt))
  const uploaded = rows.map(row => pictureOf(row, usage.get(mediaScheme + row.id)))
  const ours = [...drawn.keys()].flatMap(slug => drawingOf(slug, usage.get(`poster:${slug}`)) ?? [])
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return [...uploaded, ...ours].filter(
    ({ name, alt, folder, tags, usedBy }) =>
      words.every(word => `${name} ${alt} ${folder} ${tags.join(' ')}`.toLowerCase().includes(word)) &&
      !(unused && usedBy.length > 0),
  )

  function drawingOf(slug: string, usedBy: Use[] = []): Picture | undefined {
    const scene = drawings.scene(slug)
    if (scene === undefined) return undefined
    // Redirects to the drawing: its id needs drawing, and there are hundreds; only those in view are drawn.
    const url = `/media//0/${slug}.svg`
    const about = { width: 1200, height: 900, bytes: 0, format: 'svg', focalPoint: centre, crops: [] } as const
    return {
      id: slug,
      name: nameOfDrawing(slug),
      alt: scene.alt,
      folder: '',
      tags: [],
      ...about,
      crops: [],
      url,
      thumbnail: url,
      usedBy: plain(usedBy),
      drawn: true,
    }
  }
}

/** By their names in nodes; a missing picture has none. */
export function namesOfPictures({ drawings, uploads }: MediaOptions, values: string[]): Record<string, string> {
  const named = values.flatMap(value => {
    const drawing = isPoster(value) ? drawings.scene(slugOf(value)) : undefined
    const name = drawing ? nameOfDrawing(slugOf(value)) : uploads.find(value)?.name
    return name === undefined ? [] : [[value, name]]
  })
  return Object.fromEntries(named)
}

export const pictureOf = (row: MediaRow, usedBy: Use[] = []): Picture => ({
  id: row.id,
  name: row.name,
  alt: row.alt,
  folder: row.folder,
  tags: row.tags,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  format: row.format,
  focalPoint: row.focalPoint,
  crops: row.crops,
  url: uploadAddress(row),
  thumbnail: uploadAddress(row, 'thumbnail'),
  usedBy: plain(usedBy),
  drawn: false,
})

const plain = (uses: Use[]) => uses.map(({ key, name }) => ({ key, name }))
