import { drawScene } from '@agency/posters/scenes/draw-scene.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type EncodedBody, encodeBody, sendBody } from '../../delivery/http/encoded-body.ts'
import { elsewhere } from '../../delivery/http/one-address.ts'
import { drawn, forever, setPictureHeaders } from '../../delivery/http/picture-headers.ts'
import type { Photograph } from './photographs.ts'
import type { PictureCatalogue, PictureFile } from './picture-catalogue.ts'
import type { Rasters } from './rasters.ts'

const addressPattern = /^\/media\/{1,2}[0-9a-f]+\/([\w.-]+)$/
const cached = 300

/** Serves the catalogue's pictures under `/media//<id>/<file>`, and draws missing ones. */
export function addPictureRoutes(app: OpenAPIHono<ServiceEnv>, catalogue: PictureCatalogue, rasters: Rasters): void {
  const drawings = new Map<string, EncodedBody>()

  const drawing = ({ id, file, type, scene, crop }: PictureFile): EncodedBody => {
    const name = `${id}/${file}`
    const rendered = drawings.get(name)
    if (rendered) return rendered
    const [oldest] = drawings.size >= cached ? drawings.keys() : []
    if (oldest !== undefined) drawings.delete(oldest)
    const drawing = encodeBody(drawScene(scene, crop), type)
    drawings.set(name, drawing)
    return drawing
  }

  app.get('/media/*', async c => {
    const [, name] = addressPattern.exec(c.req.path) ?? []
    const picture = catalogue.file(name ?? '')
    if (picture === undefined) return problem(c, 404, 'There is no such picture.')
    const moved = elsewhere(c, `/media//${picture.id}/${picture.file}`)
    if (moved) return moved
    setPictureHeaders(c, drawn)
    if (picture.type === 'image/svg+xml') return sendBody(c, drawing(picture), forever)
    return c.body(new Uint8Array(await rasters(picture)), 200, {
      'content-type': picture.type,
      'cache-control': forever,
    })
  })
}

/** Add before the routes of drawings, which answer 404 for other names. */
export function addPhotographRoutes(app: OpenAPIHono<ServiceEnv>, photographs: readonly Photograph[]): void {
  for (const { path, bytes } of photographs) {
    app.get(path, c => {
      const moved = elsewhere(c, path)
      if (moved) return moved
      setPictureHeaders(c, drawn)
      return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/jpeg', 'cache-control': forever })
    })
  }
}
