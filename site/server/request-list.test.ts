import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { signHook } from '@agency/contracts/content/hooks.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { listen } from '@agency/service-kit/process/listen.ts'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { afterAll, expect, test } from 'vitest'
import { fixedRoutes } from '../app/fixed-routes.ts'
import type { LimitName } from '../app/limits/limits.server.ts'
import { type RequestParts, requestList } from './request-list.ts'
import { readEnv } from './settings/env.ts'

const env = readEnv({})
const log = createLogger('test', 'silent')

const notFound = () => new Response('the not-found page', { status: 404, headers: { 'cache-control': 'public' } })

/** The list in front of pages that are all alike. */
function siteWith(take: RequestParts['limits']['take']) {
  const parts = {
    log,
    clientFolder: mkdtempSync(join(tmpdir(), 'no-files-')),
    content: {
      source: {},
      report: {},
      languages: async () => ({ all: ['ms'] }),
      inCulture: { ms: { source: { routes: async () => Promise.reject(new Error('away')) } } },
    },
    pages: {
      headers: {},
      cache: { answer: async ({ url }: Request) => (url.endsWith('/~') ? notFound() : undefined) },
      make: async (request: Request) => {
        await request.text()
        return { status: 200, body: 'a page' }
      },
    },
    sessions: { decode: async () => undefined },
    status: async () => new Response('ready'),
    limits: { take },
    spent: { spend: async () => true },
    onContentChange: () => {},
    hotline: () => '',
  } as unknown as RequestParts
  return requestList(env, parts)
}

const site = siteWith(async () => ({ allowed: true, retryAfterSeconds: 0 }))
const ask = (path: string, init: RequestInit = {}) => site.request(`http://localhost:3000${path}`, init)

const limited = fixedRoutes.flatMap(({ path, limits }) =>
  Object.entries(limits ?? {}).map(([method, limit]) => ({ method, path, limit })),
)

test.each([
  ...limited,
  ...limited.map(({ path, ...rest }) => ({ ...rest, path: `/ms${path}` })),
  { method: 'POST', path: '/umbraco/surface/homepage/newssubcribe', limit: 'signUp' },
  { method: 'POST', path: '/vitals', limit: 'vitals' },
  { method: 'POST', path: '/account/check-email', limit: 'account' },
])('$method $path has the limit $limit in the whole site', async ({ method, path, limit }) => {
  const asked: LimitName[] = []
  const full = siteWith(async name => {
    asked.push(name)
    return { allowed: false, retryAfterSeconds: 7 }
  })
  const headers = { 'sec-fetch-site': 'same-origin', 'content-length': '2' }
  const answer = await full.request(`http://localhost:3000${path}`, {
    method,
    headers,
    ...(method === 'POST' && { body: '{}' }),
  })
  expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([429, '7', [limit]])
  if (path.startsWith('/ms')) expect(await answer.text()).toContain('<html lang="ms-MY">')
})

test('calls of the forms answer in the language of their address, where the site has it', async () => {
  const answers = ['', '/ms', '/zh'].map(async prefix => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const answer = await ask(`${prefix}/account/check-phone`, { method: 'POST', headers, body: '{}' })
    return answer.ok ? ((await answer.json()) as { error: string }).error : answer.status
  })
  const fault = (language: 'en' | 'ms') => inLanguage(language, () => signInWords().faults.required)
  expect(await Promise.all(answers)).toEqual([fault('en'), fault('ms'), 404])
})

test('places of the search panel, suggestions and search forms are limited', () => {
  expect(limited).toContainEqual({ method: 'GET', path: '/airports', limit: 'places' })
  expect(limited).toContainEqual({ method: 'GET', path: '/search/suggestions', limit: 'suggestions' })
  expect(limited).toContainEqual({ method: 'POST', path: '/flights', limit: 'searchForm' })
})

test('OPTIONS lists the methods of a page, and other methods get a 405 with the list', async () => {
  const options = await ask('/tnc', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
  const refused = await ask('/tnc', { method: 'DELETE' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
})

test.each(['/ground-package.data', '/_root.data?_routes=root', '/contactus.data'])(
  'pages have no second address for a client router: %s is not found',
  async path => expect((await ask(path)).status).toBe(404),
)

test.each(['//evil.example/x', '/\\evil.example/x', '/%5Cevil.example', '/.//evil.example'])(
  '%s never redirects to another website',
  async path => {
    for (const method of ['GET', 'POST']) {
      const to = (await ask(path, { method })).headers.get('location') ?? '/'
      expect(new URL(to, 'http://localhost:3000').origin).toBe('http://localhost:3000')
      expect(to).not.toMatch(/^[/\\]{2}/)
    }
  },
)

test('internal addresses answer directly, and 404 through a proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  for (const path of ['/healthz', '/readyz', '/readyz?verbose', '/metrics', '/hooks/content'])
    expect((await ask(path, { headers })).status, path).toBe(404)
  expect((await ask('/healthz')).status).toBe(200)
  const body = JSON.stringify({ keys: ['*'] })
  const signed = { ...signHook(body, env.CONTENT_SECRET, new Date()), 'content-length': String(body.length) }
  const announce = (headers: Record<string, string>) => ask('/hooks/content', { method: 'POST', body, headers })
  expect((await announce({ ...headers, ...signed })).status).toBe(404)
  expect((await announce(signed)).status).toBe(204)
})

const server = listen({ app: site, port: 0, portSetting: 'SITE_PORT', log })
await once(server, 'listening')
afterAll(() => server.close())

/** A connection by hand, because no client sends what these tests send. */
function connection(...lines: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

test.each([
  '/img/svg/~YWJj%2f..%2f..%2f../assets/script.js',
  '/img/svg/%2e%2e/x.svg',
  '/tnc%5c',
  '/blog/../readyz',
  '/blog/.',
  '/tnc#x',
])('%s is ambiguous and gets the not-found page with status 400, uncached', async path => {
  expect(await text(connection(`GET ${path} HTTP/1.1`, 'host: localhost', 'connection: close'))).toMatch(
    /^HTTP\/1.1 400 (?:.|\s)*cache-control: no-store\r\n(?:.|\s)*the not-found page/i,
  )
})

test('backslashes and dots get a 400 before any step parses them', async () => {
  const answer = text(connection('GET /blog\\..\\readyz HTTP/1.1', 'host: localhost', 'connection: close'))
  expect(await answer).toMatch(/^HTTP\/1.1 400 /)
})

const paths = ['/', '/contactus', '/newsletter', '/account/check-email', '/vitals', '/hooks/content', '/no/page']

test.each(paths.flatMap(path => ['POST', 'GET'].map(method => ({ method, path }))))(
  'a $method of $path with an endless body gets a 413',
  async ({ method, path }) => {
    const socket = connection(`${method} ${path} HTTP/1.1`, 'host: a', 'transfer-encoding: chunked')
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    // The next piece goes when this one is on its way, so that none pile up here.
    const send = () => !socket.destroyed && socket.write(chunk, () => setImmediate(send))
    send()
    let said = ''
    socket.on('data', data => {
      said += data
    })
    await once(socket, 'close')
    expect(said).toMatch(/^HTTP\/1\.1 413 /)
  },
)
