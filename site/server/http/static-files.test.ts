import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/page-1a2b.js'), 'export const words = "the same again";\n'.repeat(50))
writeFileSync(join(folder, 'icon.png'), randomBytes(50))
const app = new Hono().use(staticFiles(folder))
const ask = (path: string, acceptEncoding = 'br') =>
  app.request(path, { headers: { 'accept-encoding': acceptEncoding } })

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=1.0', 'gzip'],
  ['brotli', null],
  ['identity', null],
])('a script goes to a browser that accepts %s in %s', async (accepted, encoding) => {
  await expect
    .poll(async () => (await ask('/assets/page-1a2b.js', accepted)).headers.get('content-encoding'))
    .toBe(encoding)
  const { headers } = await ask('/assets/page-1a2b.js', accepted)
  expect(headers.get('vary')).toBe('accept-encoding')
  expect(headers.get('cache-control')).toContain('immutable')
})

test('a picture is never compressed; a missing file is left to the next handler', async () => {
  expect((await ask('/icon.png')).headers.get('content-encoding')).toBeNull()
  expect((await ask('/icon.svg')).status).toBe(404)
})
