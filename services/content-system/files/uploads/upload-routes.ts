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

  async function cutOf(row: MediaRow, file: Buffer, first: string | undefined, second: string | undefined) {
    const cut = second === undefined && first !== undefined ? undefined : (first ?? 'thumbnail')
    if (cut === undefined) return { bytes: file, type: typeOf(row) }
    const isThumbnail = cut === 'thumbnail'
    const alias = isThumbnail ? 'card' : cropAliases.find(one => one === cut)
    if (alias === undefined) return undefined
    const width = isThumbnail ? THUMBNAIL_WIDTH : undefined
    return { bytes: await inTurn(() => cropPicture(file, row, alias as CropAlias, width)), type: 'image/jpeg' }
  }

  app.get('/media/*', async (c, next) => {
    const [, version, id = '', first, second] = ADDRESS.exec(c.req.path) ?? []
    const row = uploads.find(id)
    if (row === undefined) return next()
    const file = await store.get(fileOf(row))
    const shown = file && (await cutOf(row, file, first, second))
    if (shown === undefined) return c.notFound()
    setPictureHeaders(c)
    return c.body(new Uint8Array(shown.bytes), 200, {
      'content-type': shown.type,
      'cache-control': version === versionOf(row) ? FOREVER : BRIEFLY,
    })
  })
}
