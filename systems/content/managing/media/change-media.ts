import { createHash } from 'node:crypto'
import type { pictureRequest } from '@agency/contracts/manage/media.ts'
import { eq, sql } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'
import { withAncestors } from '../../database/ancestors.ts'
import { type MediaRow, media } from '../../database/media-tables.ts'
import { nodes } from '../../database/tables.ts'
import { recordChange, writeContent } from '../../database/write-content.ts'
import { fileOf, typeOf } from '../../files/uploads/upload-catalogue.ts'
import { refused } from '../writing/manage-fault.ts'
import type { MediaOptions } from './media-options.ts'
import { usesOf } from './picture-usage.ts'
import type { Upload } from './read-upload.ts'

type Values = z.output<typeof pictureRequest>

export async function addMedia(options: MediaOptions, name: string, upload: Upload): Promise<MediaRow> {
  const [row] = await options.db
    .insert(media)
    .values({ name, ...(await keptFile(options, upload)) })
    .returning()
  if (row === undefined) throw new Error('no picture was made')
  await options.uploads.load()
  return row
}

/** Announces the pages that show the picture. */
export const changeMedia = (options: MediaOptions, id: string, values: Values): Promise<MediaRow | undefined> =>
  update(options, id, values)

export async function replaceMedia(options: MediaOptions, id: string, upload: Upload): Promise<MediaRow | undefined> {
  const before = options.uploads.find(id)
  const shape = (picture: Pick<MediaRow, 'width' | 'height'>) => picture.width / picture.height
  // Crops of a picture of another shape would show anything.
  const parts = before && Math.abs(shape(before) / shape(upload) - 1) > 0.01 ? { crops: [] } : {}
  const row = before && (await update(options, id, { ...(await keptFile(options, upload)), ...parts }))
  if (row && before.hash !== row.hash) await removeFile(options, before)
  return row
}

/** Removes an unused picture. @returns undefined for an unknown one @throws 409 that names the uses of a used one */
export async function removeMedia(options: MediaOptions, id: string): Promise<MediaRow | undefined> {
  const removed = await writeContent(options.db, async tx => {
    const uses = await usesOf(tx, id)
    const names = uses.slice(0, 5).map(use => use.name)
    if (uses.length > 0) throw refused(`Pages use this picture: ${names.join(', ')}.`)
    const [row] = await tx.delete(media).where(eq(media.id, id)).returning()
    return row
  })
  if (removed) {
    await removeFile(options, removed)
    await options.uploads.load()
  }
  return removed
}

/** The store gets the bytes before the database gets the row. */
async function keptFile({ store }: MediaOptions, { bytes, ...about }: Upload) {
  const row = { ...about, bytes: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') }
  await store.put(fileOf(row), Buffer.from(bytes), typeOf(row)).catch(refuseToKeep)
  return row
}

const unwritable = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR'])

function refuseToKeep(cause: unknown): never {
  const isHere = unwritable.has((cause as NodeJS.ErrnoException).code ?? '')
  const message = isHere
    ? 'The content system has no room for this picture, or may not write to its folder. Nothing was changed. Please tell your administrator.'
    : 'The place where pictures are kept does not answer. Nothing was changed. Please try again in a moment.'
  throw new HTTPException(isHere ? 507 : 503, { message, cause })
}

/** Several pictures may share a file. */
async function removeFile({ db, store }: MediaOptions, row: MediaRow): Promise<void> {
  const others = await db.select({ id: media.id }).from(media).where(eq(media.hash, row.hash)).limit(1)
  if (others.length === 0) await store.remove(fileOf(row))
}

/** Folders and tags are for editors: pages do not show them. */
const isShownAlike = (one: MediaRow, other: MediaRow): boolean =>
  (['hash', 'alt', 'focalPoint', 'crops'] as const).every(
    name => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  )

async function update({ db, refresh }: MediaOptions, id: string, values: Partial<MediaRow>) {
  const row = await writeContent(db, async tx => {
    const set = { ...values, changedAt: sql`clock_timestamp()` }
    const [before] = await tx.select().from(media).where(eq(media.id, id))
    const [changed] = await tx.update(media).set(set).where(eq(media.id, id)).returning()
    if (before === undefined || changed === undefined) return undefined
    if (isShownAlike(before, changed)) return changed
    const links = await tx.select({ key: nodes.key, parentKey: nodes.parentKey }).from(nodes)
    const keys = (await usesOf(tx, id)).map(use => use.key)
    await recordChange(tx, withAncestors(keys, links))
    return changed
  })
  await refresh()
  return row
}
