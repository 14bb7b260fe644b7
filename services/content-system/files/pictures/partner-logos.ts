import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { setPictureHeaders } from '../../delivery/http/picture-headers.ts'

type Logo = { svg: string; width: number; height: number }

const FOLDER = join(import.meta.dirname, '../../logos')

/** Wordmarks of the partners that the sample content names, set in our type, by the address that content gives them. */
export const partnerLogos: ReadonlyMap<string, Logo> = new Map(
  readdirSync(FOLDER).map(file => [`/media/logos/${file}`, logoOf(readFileSync(join(FOLDER, file), 'utf8'))]),
)

function logoOf(svg: string): Logo {
  const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return { svg, width: Number(width), height: Number(height) }
}

/** Serves the wordmarks. To be added before the drawings, which know no other names. */
export function addLogoRoutes(app: OpenAPIHono<ServiceEnv>): void {
  for (const [path, { svg }] of partnerLogos)
    app.get(path, c => {
      setPictureHeaders(c)
      return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
    })
}
