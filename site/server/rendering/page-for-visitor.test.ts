import { sealSession } from '@agency/contracts/session/session-cookie.server.ts'
import { wrongCookies } from '@agency/contracts/session/testing/sealed-cookies.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { visitorSessions } from '../../app/clients/booking/session/visitor-sessions.server.ts'
import type { Person } from '../page-cache/persons/named-page.ts'
import { readEnv } from '../settings/env.ts'
import { pageForVisitor } from './page-for-visitor.ts'
import type { Visit } from './page-maker.ts'

const env = readEnv({})
let visits: Visit[]
let fromMemory: number

const site = new Hono<ServiceEnv>()
site.use(async (c, next) => {
  c.set('log', createLogger('test', 'silent'))
  c.set('requestId', 'r')
  await next()
})
const pages = {
  answer: async ({ method }: Request) => {
    if (method !== 'GET') return undefined
    fromMemory += 1
    return new Response('from memory', { headers: { 'cache-control': 'public, max-age=0, must-revalidate' } })
  },
  answerPerson: async ({ url }: Request, _: string, { firstName, isAgent }: Person) =>
    url.endsWith('/shared') ? new Response(`from memory for ${firstName}, agent: ${isAgent}`) : undefined,
}
const make = async (_: Request, visit: Visit) => {
  visits.push(visit)
  const headers = new Headers({ 'content-type': 'text/html', 'cache-control': 'public, max-age=600' })
  return { status: 200, headers, body: Buffer.from('made') }
}
const sessions = visitorSessions(env, createLogger('test', 'silent'))
site.all('*', pageForVisitor(env, pages, make, sessions))

beforeEach(() => {
  visits = []
  fromMemory = 0
})

async function cookie(minutesLeft: number, { SESSION_KEYS: keys } = env): Promise<string> {
  const now = new Date()
  const user = { firstName: 'Aisyah', userId: 1, userTypeCode: 'MEM', isAgent: false } as const
  const times = { sessionId: 's', expires: new Date(now.getTime() + minutesLeft * 60_000), now }
  return `${env.SESSION_COOKIE_NAME}=${await sealSession(user, times, keys)}`
}
const visit = (headers: Record<string, string>, method = 'GET', path = '/tnc') =>
  site.request(`http://localhost:3000${path}`, { headers, method })

test('a page of a signed-in visitor is private, even if the page declares itself public', async () => {
  const page = await visit({ cookie: await cookie(20) })
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(visits).toMatchObject([{ session: { firstName: 'Aisyah' }, isLapsed: false }])
  expect(fromMemory).toBe(0)
})

test('a page for all members comes from memory, with the name of its reader', async () => {
  const page = await visit({ cookie: await cookie(20) }, 'GET', '/shared')
  expect([await page.text(), visits]).toEqual(['from memory for Aisyah, agent: false', []])
})

test('an expired cookie makes the visitor anonymous, but the page asks the booking site to renew it', async () => {
  const page = await visit({ cookie: await cookie(-5) })
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(visits).toMatchObject([{ session: undefined, isLapsed: true }])
  await visit({ cookie: await cookie(-5) }, 'POST')
  expect(visits.at(-1)).toMatchObject({ session: undefined, isLapsed: false })
})

test.each([
  ['none', async () => ''],
  ['one of another key', () => cookie(20, { ...env, SESSION_KEYS: [{ id: 'sample', key: new Uint8Array(32) }] })],
  ['one that ran out two months ago', () => cookie(-60 * 24 * 60)],
])('with %s the page is the public one, from the cache', async (_, made) => {
  const page = await visit({ cookie: await made() })
  expect([await page.text(), visits, fromMemory]).toEqual(['from memory', [], 1])
})

test.each(Object.entries(await wrongCookies()))('with a cookie %s the page has no name on it', async (_, cookie) => {
  const page = await visit({ cookie }, 'GET', '/shared')
  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(/^(from memory|made)$/)
  expect(visits.filter(({ session }) => session)).toEqual([])
})

test('a page that a browser fetches ahead may be shown for a minute without another request, to the same visitor', async () => {
  const ahead = await visit({ 'x-purpose': 'prefetch' })
  expect(ahead.headers.get('cache-control')).toBe('private, max-age=60')
  expect(ahead.headers.get('vary')).toContain('cookie')
  const member = await visit({ 'x-purpose': 'prefetch', cookie: await cookie(20) })
  expect(member.headers.get('cache-control')).toBe('private, no-store')
  const shown = await visit({})
  expect(shown.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})
