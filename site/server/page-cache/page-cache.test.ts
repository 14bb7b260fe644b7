import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { listen } from '@agency/service-kit/process/listen.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pathInLanguage } from '../../app/addresses/languages/language-of-path.ts'
import { createPageCache } from './page-cache.ts'
import { anyReader } from './persons/named-page.ts'

const text = '<!doctype html><title>Penang</title>'.repeat(200)
let made: URL[] = []
beforeEach(() => {
  made = []
})

const cache = createPageCache({
  siteUrl: 'http://localhost:3000',
  sessionCookie: 'session',
  maxBytes: 1024 * 1024,
  headers: { 'x-frame-options': 'DENY' },
  make: async (url, uses, person) => {
    made.push(url)
    for (const key of ['000000000021', 'odd\r\nset-cookie: a=b', 'ключ']) uses.keys.add(key)
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    if (url.pathname === '/account-like') headers.set('cache-control', 'private, no-store')
    const net = person?.isAgent ? 'Net RM 518.00. ' : ''
    const greeting = person ? `${net}Hi, ${anyReader(person).firstName}` : 'Log in'
    return { status: 200, headers, body: Buffer.from(`${text}${url.href} ${greeting}.`) }
  },
})
/** A stand-in for pages that are rendered for one visitor. */
const personal = () => new Response('for you alone', { headers: { 'cache-control': 'private, no-store' } })
const server = listen({
  app: {
    fetch: async (request: Request) =>
      (request.headers.get('cookie') ? undefined : await cache.answer(request, 'id-of-request')) ?? personal(),
  },
  answerFirst: cache.answerFromCache,
  port: 0,
  portSetting: 'SITE_PORT',
  log: createLogger('test', 'silent'),
})
afterAll(() => server.close())

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asking = httpRequest({ host: '127.0.0.1', port, path, method, headers }, async answer => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode, headers: answer.headers, body })
    })
    asking.on('error', reject).end()
  })
}

/** Asks until the answer comes from memory in the best encoding. */
async function askCached(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  await expect.poll(async () => (await ask(path, headers)).headers['content-encoding']).toBe('br')
  return ask(path, headers)
}

test('the second visitor gets the bytes of the first, compressed, with tag, age and policy', async () => {
  const first = await ask('/penang', { 'accept-encoding': 'gzip, br' })
  expect(first.headers['server-timing']).toBe('cache;desc=miss')
  expect((await promisify(gunzip)(first.body)).toString()).toContain('<title>Penang')
  const second = await askCached('/penang', { 'accept-encoding': 'gzip, br' })
  expect(made).toHaveLength(1)
  expect((await promisify(brotliDecompress)(second.body)).toString()).toBe(
    (await promisify(gunzip)(first.body)).toString(),
  )
  expect(second.headers).toMatchObject({
    'server-timing': 'cache;desc=hit',
    'x-frame-options': 'DENY',
    age: expect.stringMatching(/^\d$/),
    vary: 'accept-encoding',
    'content-length': String(second.body.length),
    'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=60, stale-while-revalidate=\d+/),
  })
})

test('every encoding holds the same page', async () => {
  await askCached('/melaka', { 'accept-encoding': 'br' })
  const zipped = await ask('/melaka', { 'accept-encoding': 'gzip;q=1.0, br;q=0' })
  const plain = await ask('/melaka')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect((await promisify(gunzip)(zipped.body)).toString()).toBe(plain.body.toString())
  expect(made).toHaveLength(1)
  for (const accepted of ['gzip', 'identity']) {
    const again = await ask('/melaka', { 'accept-encoding': accepted })
    expect(again.headers['content-length']).toBe(String(again.body.length))
    expect(again.headers['server-timing']).toBe('cache;desc=hit')
  }
})

test('a browser that has the page gets 304 without a body, in any encoding', async () => {
  const { headers } = await ask('/ipoh', { 'accept-encoding': 'gzip' })
  await askCached('/ipoh', { 'accept-encoding': 'br' })
  const again = await ask('/ipoh', { 'accept-encoding': 'br', 'if-none-match': `W/"other", ${headers.etag}` })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers['content-length']).toBeUndefined()
  expect((await ask('/ipoh', { 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD says what GET would, without the body', async () => {
  const whole = await askCached('/taiping', { 'accept-encoding': 'br' })
  const head = await ask('/taiping', { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
})

test('requests with a session, posts and pages for one visitor are not answered from the cache', async () => {
  await askCached('/kuching', { 'accept-encoding': 'br' })
  for (const [path, headers, method] of [
    ['/kuching', { cookie: 'a=1; session=abc' }, 'GET'],
    ['/kuching', {}, 'POST'],
    ['/contactus', {}, 'GET'],
  ] as const) {
    const answer = await ask(path, { 'accept-encoding': 'br', ...headers }, method)
    expect(answer.body.toString()).toBe('for you alone')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
})

test('surrogate-key lists the keys of the page; a key with other characters than letters and digits is hashed', async () => {
  const { headers } = await askCached('/bintulu', { 'accept-encoding': 'br' })
  expect(headers['surrogate-key']).toMatch(/^all 000000000021( [0-9a-f]{12}){2}$/)
  expect(headers['set-cookie']).toBeUndefined()
})

test('each language has a page of its own in whatever order it is asked for, whatever cookie and header say', async () => {
  for (const order of ['en ms zh', 'en zh ms', 'ms en zh', 'ms zh en', 'zh en ms', 'zh ms en']) {
    for (const language of order.split(' ')) {
      const path = pathInLanguage(`/tawau-${order.replaceAll(' ', '-')}`, language as Language)
      await askCached(path, { 'accept-encoding': 'br', 'accept-language': 'zh' })
      const strange = { 'accept-language': 'ms', cookie: `site-language=zh; big=${'x'.repeat(4096)}` }
      const { headers, body } = await ask(path, { 'accept-encoding': 'br', ...strange })
      expect(headers).toMatchObject({ 'server-timing': 'cache;desc=hit', vary: 'accept-encoding' })
      expect(String(await promisify(brotliDecompress)(body))).toMatch(new RegExp(`:\\d+${path} Log in`))
    }
  }
})

test('unknown parameters share one page and do not reach it', async () => {
  const page = await askCached('/sibu', { 'accept-encoding': 'br' })
  const same = await ask('/sibu?utm_campaign=x', { 'accept-encoding': 'br' })
  expect([same.body, same.headers['server-timing']]).toEqual([page.body, 'cache;desc=hit'])
  expect(made.map(url => url.search)).toEqual([''])
})

test('on one machine each host name has its own pages; any other name counts as the public one', async () => {
  await ask('/miri', { host: '127.0.0.1:3000' })
  await ask('/miri', { host: 'localhost:3000' })
  await ask('/miri', { host: 'evil.example' })
  expect(made.map(url => url.host)).toEqual(['127.0.0.1:3000', 'localhost:3000'])
})

test('members share one page, agents another, and each gets it with the own name and nothing else of it', async () => {
  const page = async (firstName: string, isAgent: boolean, encodings = 'gzip, br') => {
    const headers = { 'accept-encoding': encodings }
    const answer = await cache.answerPerson(new Request('http://localhost:3000/muar', { headers }), 'id', {
      firstName,
      isAgent,
    })
    const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))
    const isZipped = answer?.headers.get('content-encoding') === 'gzip'
    return { headers: answer?.headers, text: (isZipped ? await promisify(gunzip)(body) : body).toString() }
  }
  const first = await page('Aisyah', false)
  expect(first.text).toMatch(/Hi, Aisyah\.$/)
  expect((await page('Daniel', false)).text).toBe(first.text.replace('Aisyah', 'Daniel'))
  expect((await page('Daniel', false, 'identity')).text).toBe(first.text.replace('Aisyah', 'Daniel'))
  expect(made).toHaveLength(1)
  expect((await page('Siti', true)).text).toMatch(/Hi, Siti\.$/)
  expect(made).toHaveLength(2)
  expect((await ask('/muar')).body.toString()).toMatch(/Log in\.$/)
  const { headers } = await page('Daniel', false)
  expect(headers?.get('cache-control')).toBe('private, no-store')
  expect(['etag', 'surrogate-key', 'age'].filter(name => headers?.has(name))).toEqual([])
})

test('what an agent saw first is in no page for others, nor is it for any cache outside', async () => {
  const pageFor = (isAgent: boolean) =>
    cache.answerPerson(new Request('http://localhost:3000/kedah'), 'id', { firstName: 'Siti', isAgent })
  const forAgent = await pageFor(true)
  expect(await forAgent?.text()).toContain('Net RM')
  expect(forAgent?.headers.get('cache-control')).toBe('private, no-store')
  expect(['etag', 'surrogate-key', 'age'].filter(name => forAgent?.headers.has(name))).toEqual([])
  expect(await (await pageFor(false))?.text()).not.toContain('Net RM')
  // Rendered for the public, and then from memory.
  expect((await ask('/kedah')).body.toString()).not.toContain('Net RM')
  const { body, headers } = await askCached('/kedah', { 'accept-encoding': 'br' })
  expect((await promisify(brotliDecompress)(body)).toString()).not.toContain('Net RM')
  expect(headers['surrogate-key']).toBeDefined()
  expect(await (await pageFor(true))?.text()).toContain('Net RM')
})

test('a page that must not be kept is rendered for each person', async () => {
  const asked = new Request('http://localhost:3000/account-like')
  expect(await cache.answerPerson(asked, 'id', { firstName: 'Aisyah', isAgent: false })).toBeUndefined()
  const post = new Request('http://localhost:3000/muar', { method: 'POST' })
  expect(await cache.answerPerson(post, 'id', { firstName: 'Aisyah', isAgent: false })).toBeUndefined()
})
