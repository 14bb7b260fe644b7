import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'

const fontFile = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'

const stylesheets = ['booking.css', 'forms.css', 'account.css']

/** Adds the stylesheet and the font of the pages. Both are small and stay in memory. */
export function addAssets(app: Hono<ServiceEnv>): void {
  const css = stylesheets.map(name => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n')
  const font = readFileSync(fileURLToPath(import.meta.resolve(fontFile)))
  const cached = (type: string) => ({ 'content-type': type, 'cache-control': 'public, max-age=3600' })
  app.get('/assets/booking.css', c => c.body(css, 200, cached('text/css; charset=utf-8')))
  app.get('/assets/plus-jakarta-sans.woff2', c => c.body(font, 200, cached('font/woff2')))
}
