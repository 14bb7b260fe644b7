import { type CropAlias, cropAliases } from '@agency/contracts/manage/media.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MediaRow } from '../../database/media-tables.ts'
import { BRIEFLY, FOREVER, setPictureHeaders } from '../pictures/picture-headers.ts'
import { cropPicture } from './crop-picture.ts'
import type { MediaStore } from './media-store.ts'
import { fileOf, typeOf, type UploadCatalogue, versionOf } from './upload-catalogue.ts'

/** With an id before it, as pages name it; or alone, as the studio does: then the small one. */
const ADDRESS = /^\/media\/(?:\/?([0-9a-f]{1,16})\/)?([0-9a-f-]{36})(?:\.(\w+))?(?:\.(\w+))?$/
const THUMBNAIL_WIDTH = 480

/** Serves uploaded pictures and their cuts under the addresses that drawings have. Added before those. */
export function addUploadRoutes(app: OpenAPIHono<ServiceEnv>, uploads: UploadCatalogue, store: MediaStore): void {
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other: whoever asks for many at once waits, and leaves memory and processors to others. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  async function whole(row: MediaRow) {
    const bytes = await store.get(fileOf(row))
    return bytes && { bytes, type: typeOf(row) }
  }

  /** The cut of a name; undefined where there is none. Its file is read when its turn comes: those who wait hold no memory. */
  async function cutOf(row: MediaRow, name: string) {
    const isThumbnail = name === 'thumbnail'
    const alias: CropAlias | undefined = isThumbnail ? 'card' : cropAliases.find(one => one === name)
    if (alias === undefined) return undefined
    return inTurn(async () => {
      const file = await store.get(fileOf(row))
      const width = isThumbnail ? THUMBNAIL_WIDTH : undefined
      return file && { bytes: await cropPicture(file, row, alias, width), type: 'image/jpeg' }
    })
  }

  app.get('/media/*', async (c, next) => {
    const [, version, id = '', first, second] = ADDRESS.exec(c.req.path) ?? []
    const row = uploads.find(id)
    if (row === undefined) return next()
    const isWhole = first !== undefined && second === undefined
    const shown = isWhole ? await whole(row) : await cutOf(row, first ?? 'thumbnail')
    if (shown === undefined) return c.notFound()
    setPictureHeaders(c)
    return c.body(new Uint8Array(shown.bytes), 200, {
      'content-type': shown.type,
      'cache-control': version === versionOf(row) ? FOREVER : BRIEFLY,
    })
  })
}
