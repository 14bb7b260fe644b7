import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { drawn, setPictureHeaders } from '../../delivery/http/picture-headers.ts'

type Drawing = { file: Buffer; type: string; width: number; height: number }

const folder = join(import.meta.dirname, '../../logos')

/** Partners' wordmarks in our type, and the sample brand's icon (networks want PNG). */
export const fixedDrawings: ReadonlyMap<string, Drawing> = new Map(
  readdirSync(folder).map(file => [`/media/logos/${file}`, drawingOf(readFileSync(join(folder, file)))] as const),
)

function drawingOf(file: Buffer): Drawing {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(file.toString()) ?? []
  if (width) return { file, type: 'image/svg+xml', width: Number(width), height: Number(height) }
  return { file, type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/** Add before the routes of scenes, which answer 404 for other names. */
export function addFixedDrawings(app: OpenAPIHono<ServiceEnv>): void {
  for (const [path, { file, type }] of fixedDrawings)
    app.get(path, c => {
      setPictureHeaders(c, drawn)
      return c.body(new Uint8Array(file), 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' })
    })
}
