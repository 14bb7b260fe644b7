import { drawScene } from '@agency/posters/scenes/draw-scene.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type EncodedBody, encodeBody, sendBody } from '../../delivery/http/encoded-body.ts'
import type { Photograph } from './photographs.ts'
import type { PictureCatalogue, PictureFile } from './picture-catalogue.ts'
import { BRIEFLY, FOREVER, setPictureHeaders } from './picture-headers.ts'
import type { Rasters } from './rasters.ts'

const ADDRESS = /^\/media\/{1,2}([0-9a-f]+)\/([\w.-]+)$/
/** How many drawings are cached in memory, compressed. */
const CACHED = 300

/** A drawing opened by itself may style itself, and nothing else. */
const STYLED = "style-src 'unsafe-inline'; "

/**
 * Serves pictures under `/media//<id>/<file>`, and draws what nobody asked for before. Only files of the catalogue can
 * be had.
 */
export function addPictureRoutes(app: OpenAPIHono<ServiceEnv>, catalogue: PictureCatalogue, rasters: Rasters): void {
  const drawings = new Map<string, EncodedBody>()

  const drawing = ({ id, file, type, scene, crop }: PictureFile): EncodedBody => {
    const name = `${id}/${file}`
    const known = drawings.get(name)
    if (known) return known
    const [oldest] = drawings.size >= CACHED ? drawings.keys() : []
    if (oldest !== undefined) drawings.delete(oldest)
    const made = encodeBody(drawScene(scene, crop), type)
    drawings.set(name, made)
    return made
  }

  app.get('/media/*', async c => {
    const [, id, name] = ADDRESS.exec(c.req.path) ?? []
    const found = catalogue.file(name ?? '')
    if (found === undefined) return problem(c, 404, 'There is no such picture.')
    const cacheControl = found.id === id ? FOREVER : BRIEFLY
    setPictureHeaders(c, STYLED)
    if (found.type === 'image/svg+xml') return sendBody(c, drawing(found), cacheControl)
    return c.body(new Uint8Array(await rasters(found)), 200, {
      'content-type': found.type,
      'cache-control': cacheControl,
    })
  })
}

/** Serves the sample photographs. To be added before the drawings, which know no other names. */
export function addPhotographRoutes(app: OpenAPIHono<ServiceEnv>, photographs: readonly Photograph[]): void {
  for (const { path, bytes } of photographs) {
    app.get(path, c => {
      setPictureHeaders(c, STYLED)
      return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/jpeg', 'cache-control': FOREVER })
    })
  }
}
