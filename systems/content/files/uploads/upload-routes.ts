import { type CropAlias, cropAliases } from '@agency/contracts/manage/media.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MediaRow } from '../../database/media-tables.ts'
import { elsewhere } from '../../delivery/http/one-address.ts'
import { drawn, forever, setPictureHeaders } from '../../delivery/http/picture-headers.ts'
import type { MediaStore } from './media-store.ts'
import { pictureCutter } from './picture-cutter.ts'
import { fileOf, typeOf, type UploadCatalogue, uploadAddress } from './upload-catalogue.ts'

/** Pages link with a version; the studio links without, to the small picture. */
const addressPattern = /^\/media\/(?:\/?[0-9a-f]{1,16}\/)?([0-9a-f-]{36})(?:\.(\w+))?(?:\.(\w+))?$/
const thumbnailWidth = 480

type Cut = CropAlias | 'thumbnail'

const isCut = (name: string): name is Cut => name === 'thumbnail' || cropAliases.some(alias => alias === name)

/** Serves uploads and their crops. Add before the routes of drawings, which share their addresses. */
export function addUploadRoutes(app: OpenAPIHono<ServiceEnv>, uploads: UploadCatalogue, store: MediaStore): void {
  const cut = pictureCutter()

  async function bytesOf(row: MediaRow, name: Cut | undefined): Promise<Uint8Array | undefined> {
    if (name === undefined) return store.get(fileOf(row))
    const shown = name === 'thumbnail' ? { alias: 'card' as const, width: thumbnailWidth } : { alias: name }
    return cut(row, shown, () => store.get(fileOf(row)))
  }

  app.get('/media/*', async (c, next) => {
    const [, id = '', first, second] = addressPattern.exec(c.req.path) ?? []
    const row = uploads.find(id)
    if (row === undefined) return next()
    const isWhole = first !== undefined && second === undefined
    const name = isWhole ? undefined : (first ?? 'thumbnail')
    if (name !== undefined && !isCut(name)) return c.notFound()
    const moved = elsewhere(c, uploadAddress(row, name))
    if (moved) return moved
    const bytes = await bytesOf(row, name)
    if (bytes === undefined) return c.notFound()
    setPictureHeaders(c, drawn)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': name === undefined ? typeOf(row) : 'image/jpeg',
      'cache-control': forever,
    })
  })
}
