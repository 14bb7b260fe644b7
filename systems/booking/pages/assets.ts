import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'

/** The font subset that nearly every page needs. */
export const stylesheet = '/assets/booking.css'
export const font = '/assets/plus-jakarta-sans.woff2'

const fonts = {
  [font]: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  '/assets/plus-jakarta-sans-ext.woff2':
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2',
  '/assets/plus-jakarta-sans-vietnamese.woff2':
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2',
}

const stylesheets = [
  '@agency/ui/styles/tokens.css',
  '@agency/ui/styles/fonts.css',
  '@agency/ui/styles/base.css',
  '@agency/ui/navigation/button.css',
  '@agency/ui/overlays/notice.css',
  '@agency/ui/forms/forms.css',
  '@agency/ui/forms/faults.css',
  '@agency/ui/forms/error-summary.css',
  '@agency/ui/cards/card.css',
  '@agency/ui/pictures/picture.css',
  '@agency/ui/layout/songket-band.css',
  './booking.css',
  './account.css',
  '../searches/results/results.css',
]

const read = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)))

/** All are small and stay in memory. */
export function addAssets(app: Hono<ServiceEnv>): void {
  let styles = stylesheets.map(name => read(name).toString()).join('\n')
  const serve = (address: string, type: string, body: string | Buffer<ArrayBuffer>) =>
    app.get(address, c => c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' }))
  for (const [address, file] of Object.entries(fonts)) {
    styles = styles.replace(file, address)
    serve(address, 'font/woff2', read(file))
  }
  serve(stylesheet, 'text/css; charset=utf-8', styles)
  serve('/assets/icons.svg', 'image/svg+xml', read('@agency/ui/pictures/icons.svg'))
}
