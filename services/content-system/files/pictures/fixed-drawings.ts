import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { DRAWN, setPictureHeaders } from '../../delivery/http/picture-headers.ts'

type Drawing = { svg: string; width: number; height: number }

const folderOf = (name: string) => join(import.meta.dirname, '../..', name)

/**
 * Drawings that are files, by the address that content gives them: wordmarks of the partners that the sample content names, set in
 * our type, and drawings that stand where photographs belong and say so.
 */
export const fixedDrawings: ReadonlyMap<string, Drawing> = new Map(
  ['logos', 'samples'].flatMap(folder =>
    readdirSync(folderOf(folder)).map(
      file => [`/media/${folder}/${file}`, drawingOf(readFileSync(join(folderOf(folder), file), 'utf8'))] as const,
    ),
  ),
)

function drawingOf(svg: string): Drawing {
  const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return { svg, width: Number(width), height: Number(height) }
}

/** Serves these drawings. To be added before those of scenes, which know no other names. */
export function addFixedDrawings(app: OpenAPIHono<ServiceEnv>): void {
  for (const [path, { svg }] of fixedDrawings)
    app.get(path, c => {
      setPictureHeaders(c, DRAWN)
      return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
    })
}
