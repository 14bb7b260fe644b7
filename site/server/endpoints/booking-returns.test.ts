import type { AddressInfo } from 'node:net'
import { resultLines } from '@agency/contracts/suite/report.ts'
import { runSuite } from '@agency/contracts/suite/run-suite.ts'
import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createContentCache } from '../../app/clients/content/cache/content-cache.server.ts'
import { createContentConnection } from '../../app/clients/content/connection/content-connection.server.ts'
import { type ContentSource, createContentSource } from '../../app/clients/content/content-source.server.ts'
import { buildRouteIndex } from '../../app/clients/content/routes/route-resolution.ts'
import { languagesIn } from '../../app/clients/content/routes/site-languages.server.ts'
import { readEnv } from '../settings/env.ts'
import { bookingReturns } from './booking-returns.ts'

const noSession = async () => undefined
const away = createContentSource(createContentCache(createContentConnection('http://127.0.0.1:1')))

test('posts of the booking site are answered, also without content', async () => {
  const site = new Hono<ServiceEnv>()
  site.use(requestLog(createLogger('test', 'silent')))
  site.use(bookingReturns(readEnv({ SESSION: 'none' }), away, noSession))
  const server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise<void>(resolve => (server.listening ? resolve() : server.once('listening', () => resolve())))
  const addresses = { site: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  const lines: string[] = []
  for await (const result of runSuite({ addresses, write: false, memberId: 1 })) lines.push(...resultLines(result))
  expect(lines).toEqual([
    '  holds               POST /',
    '  holds               POST /umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect',
    '  holds               GET /umbraco/Surface/HomePage/GetMenus',
  ])
  await new Promise(resolve => server.close(resolve))
})

const returns = new Hono<ServiceEnv>()
returns.use(
  requestLog(createLogger('test', 'silent')),
  bookingReturns(readEnv({ BACKEND_URL: 'http://127.0.0.1:1' }), away, noSession),
)
const handBack = {
  SessionTransferMemberId: '1',
  UserId: '1',
  FirstName: 'Aisyah',
  Email: 'aisyah@example.com',
  isAgent: 'True',
  password: 'open sesame',
}
const post = (path: string) =>
  returns.request(`http://localhost:3000${path}`, { method: 'POST', body: new URLSearchParams(handBack) })

test.each(['/', '/blog', '/tnc?from=booking', '/account'])(
  'a visitor whom the booking site hands back to %s sees that page, and the post signs no one in',
  async path => {
    const { status, headers } = await post(path)
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, path, null])
  },
)

test.each([
  ['', '/'],
  ['/faq', '/faq'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('a return after a log-in with the target %j leads to %s', async (target, sentTo) => {
  const surface = '/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect'
  const { status, headers } = await post(`${surface}?destinationUrl=${encodeURIComponent(target)}`)
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, sentTo, null])
})

test('the newsletter form of the booking site leads to no other website', async () => {
  const fields = new FormData()
  fields.set('email', 'no address')
  fields.set('url', 'https://evil.example/')
  const posted = new Response(fields)
  const body = await posted.arrayBuffer()
  const headers = {
    'content-type': posted.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
  }
  const path = 'http://localhost:3000/umbraco/surface/homepage/newssubcribe'
  const answer = await returns.request(path, { method: 'POST', body, headers })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
})

test('a visitor comes back to the page in the language that was read, if it is there', async () => {
  const nodes = ['home', 'tnc'].map(name => ({
    key: name,
    name,
    urlSegment: name,
    contentType: { alias: 'prosePage' },
    items: [],
  }))
  const content = { routes: async () => buildRouteIndex(nodes, () => true) } as unknown as ContentSource
  const languages = async () => languagesIn([{ key: 'home', cultures: ['ms'] }])
  const site = new Hono<ServiceEnv>()
  site.use(bookingReturns(readEnv({ SESSION: 'none' }), content, noSession, undefined, languages))
  const back = async (path: string, value: string) => {
    const headers = { cookie: `a=1; site-language=${value}` }
    return (await site.request(`http://localhost:3000${path}`, { method: 'POST', headers })).headers.get('location')
  }
  expect(await back('/?notice=x', 'ms')).toBe('/ms?notice=x')
  expect(await back('/tnc', 'ms')).toBe('/tnc')
  for (const value of ['zh', 'en', 'xx', 'constructor', 'x'.repeat(4096)])
    expect(await back('/?notice=x', value)).toBe('/?notice=x')
})

test('password managers are redirected to the booking site’s page for changing passwords', async () => {
  const site = new Hono<ServiceEnv>()
  site.use(bookingReturns(readEnv({ SESSION: 'none', BOOKING_URL: 'https://booking.example' }), away, noSession))
  const answer = await site.request('http://localhost:3000/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'https://booking.example/Account/ManagePassword',
  ])
})
