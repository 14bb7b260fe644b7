import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type EncodedBody, encodeBody, sendBody } from '../../delivery/encoded-body.ts'
import type { PictureCatalogue, PictureFile } from './picture-catalogue.ts'

const ADDRESS = /^\/media\/{1,2}([0-9a-f]+)\/([\w.-]+)$/
const FOREVER = 'public, max-age=31536000, immutable'
/** An address with an old id still shows the picture as it is now, but nobody may keep it for long. */
const BRIEFLY = 'public, max-age=60'
/** Drawings kept compressed in memory. */
const KEPT = 300

const HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  // A drawing opened by itself may style itself, and nothing else.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Serves pictures under `/media//<id>/<file>`. Only files of the catalogue can be had. */
export function addPictureRoutes(app: OpenAPIHono<ServiceEnv>, catalogue: () => PictureCatalogue): void {
  const drawings = new Map<string, Promise<EncodedBody>>()

  const drawing = (folder: string, { id, file, type }: PictureFile): Promise<EncodedBody> => {
    const name = `${id}/${file}`
    const known = drawings.get(name)
    if (known) return known
    const [oldest] = drawings.size >= KEPT ? drawings.keys() : []
    if (oldest !== undefined) drawings.delete(oldest)
    const made = readFile(join(folder, file)).then(content => encodeBody(content, type))
    made.catch(() => drawings.delete(name))
    drawings.set(name, made)
    return made
  }

  app.get('/media/*', async c => {
    const [, id, name] = ADDRESS.exec(c.req.path) ?? []
    const { files, folder } = catalogue()
    const found = files.get(name ?? '')
    if (found === undefined) return problem(c, 404, 'There is no such picture.')
    const cacheControl = found.id === id ? FOREVER : BRIEFLY
    for (const [header, value] of Object.entries(HEADERS)) c.header(header, value)
    if (found.type === 'image/svg+xml') return sendBody(c, await drawing(folder, found), cacheControl)
    const content = await readFile(join(folder, found.file))
    return c.body(content, 200, { 'content-type': found.type, 'cache-control': cacheControl })
  })
}
