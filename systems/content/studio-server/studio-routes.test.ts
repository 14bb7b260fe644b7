import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { addStudioRoutes } from './studio-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'studio-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'index.html'),
  '<!doctype html><title>Studio</title><script type="module" crossorigin src="/studio/assets/index-1a2b.js"></script>',
)
writeFileSync(join(folder, 'assets/index-1a2b.js'), 'start()')

const app = new OpenAPIHono<ServiceEnv>()
addStudioRoutes(app, folder, 'https://www.example.com/')

test.each(['/studio', '/studio/', '/studio/pages/123'])(
  '%s returns the document, revalidated each time',
  async path => {
    const response = await app.request(path)
    expect(await response.text()).toContain('<title>Studio</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  },
)

test('built files are cached for ever, and a missing one is a 404, not the document', async () => {
  const { headers } = await app.request('/studio/assets/index-1a2b.js')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('content-type')).toContain('text/javascript')
  expect((await app.request('/studio/assets/index-0000.js')).status).toBe(404)
})

test('the document names its script with the digest of what is served', async () => {
  const script = await (await app.request('/studio/assets/index-1a2b.js')).text()
  const digest = createHash('sha384').update(script).digest('base64')
  expect(await (await app.request('/studio')).text()).toContain(
    `src="/studio/assets/index-1a2b.js" integrity="sha384-${digest}"`,
  )
})

test('the policy allows the studio’s own scripts only, and frames of the site only', async () => {
  const policy = (await app.request('/studio/')).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain('frame-src https://www.example.com;')
  expect(policy).toContain("frame-ancestors 'none'")
})

test('an unbuilt studio answers with a message', async () => {
  const bare = new OpenAPIHono<ServiceEnv>()
  addStudioRoutes(bare, join(folder, 'nothing'), 'https://www.example.com/')
  expect((await bare.request('/studio/')).status).toBe(404)
})
