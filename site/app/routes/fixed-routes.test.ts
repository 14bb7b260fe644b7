import { readFileSync } from 'node:fs'
import { isAnsweredBySite } from '@agency/contracts/site/addresses/taken-addresses.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { matchRoutes, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { readEnv } from '../../server/settings/env.ts'
import { redirects } from '../addresses/redirects.ts'
import { buildRouteIndex } from '../clients/content/routes/route-resolution.ts'
import { englishOnly } from '../clients/content/routes/site-languages.server.ts'
import { type SiteContext, siteContext } from '../context.server.ts'
import { fixedRoutes } from '../fixed-routes.ts'
import { loader as root } from '../root.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each route has arguments of its own, all of them in these.
type Answerer = (args: any) => unknown
type Module = { loader?: Answerer; action?: Answerer; meta?: Answerer }

const env = readEnv({ SITE_URL: 'https://site.example' })
const modules = import.meta.glob<Module>(['./*.ts', './*.tsx', '!./*.test.ts'])
const routes = fixedRoutes.map(({ path, module }) => ({ path, id: `./${module}` }))
const blog = { key: 'blog', name: 'Blog', urlSegment: 'blog', contentType: { alias: 'newsMainPage' }, items: [] }
const brand = { brandName: 'Example', supportMailbox: 'care@site.example' }

const site = {
  env,
  language: 'en',
  languages: englishOnly,
  addressesAt: () => [],
  now: Date.now(),
  content: {
    routes: async () => buildRouteIndex([blog], () => true),
    redirects: async () => new Map(),
    node: async (schema: z.ZodType) => schema.parse(brand),
    articles: async () => ({ items: [], total: 0, categories: [], tags: [], suggestion: '' }),
    items: async () => [],
    search: async () => ({ items: [], total: 0, suggestion: '' }),
  },
  enquiries: { answerTimes: () => undefined, limits: { allowSignUp: async () => true } },
  log: createLogger('test', 'silent'),
  uses: {},
} as unknown as SiteContext

beforeAll(() => void vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Done.' })))
afterAll(() => void vi.unstubAllGlobals())

function argumentsFor(path: string, init: RequestInit = {}) {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  const request = new Request(env.SITE_URL + path, init)
  return { request, context, url: new URL(request.url), params: {} }
}

/** The module of a fixed route, by the address that visitors ask for. */
async function moduleOf(path: string): Promise<{ module: Module | undefined; params: object }> {
  const [match] = matchRoutes(routes, new URL(path, env.SITE_URL).pathname) ?? []
  return { module: await modules[match?.route.id ?? '']?.(), params: match?.params ?? {} }
}

/** What the route of an address answers: to a post if there is a form, else to a GET. */
async function ask(path: string, form?: Record<string, string>, accept = 'text/html'): Promise<Response> {
  const { module, params } = await moduleOf(path)
  const body = new URLSearchParams(form).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  const headers = { ...type, accept }
  const args = { ...argumentsFor(path, form && { method: 'POST', body, headers }), params }
  try {
    return asResponse(await (form ? module?.action : module?.loader)?.(args))
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return asResponse(thrown)
  }
}

function asResponse(given: unknown): Response {
  if (given instanceof Response) return given
  const { data, init } = given as { data: unknown; init?: ResponseInit }
  return Response.json(data, init ?? {})
}

test('robots.txt names the site map and the pages to skip', async () => {
  const text = await (await ask('/robots.txt')).text()
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).toMatch(/^Disallow: \/search$/m)
  expect(text).toMatch(/^Sitemap: https:\/\/site\.example\/sitemap\.xml$/m)
})

test('security.txt names a contact and ends within a year', async () => {
  const answer = await ask('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:care@site\.example$/m)
  const left = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(366 * 24 * 60 * 60 * 1000)
})

test('the answer of the place fields is small, of at most eight places, and cacheable', async () => {
  const answer = await ask('/airports?q=japan')
  expect(answer.headers.get('cache-control')).toContain('max-age')
  const text = await answer.text()
  expect(JSON.parse(text).places).toHaveLength(8)
  expect(Buffer.byteLength(text)).toBeLessThan(2500)
})

test('search engines do not index results', async () => {
  const { module } = await moduleOf('/search')
  const loaderData = await module?.loader?.(argumentsFor('/search?q=langkawi'))
  const matches = [{ loaderData: await root(argumentsFor('/search?q=langkawi') as never) }]
  expect(module?.meta?.({ loaderData, matches })).toContainEqual({
    name: 'robots',
    content: expect.stringMatching(/^noindex/),
  })
})

test.each(['/blog/categories/no-such', '/blog/tags/no-such'])('%s is not found', async path => {
  expect((await ask(path)).status).toBe(404)
})

test.each(['/.//evil.example', '//evil.example', '/\\evil.example', 'https://evil.example/'])(
  'a newsletter sign-up that names the page %s never leads to another site',
  async from => {
    const answer = await ask('/newsletter', { email: 'aisyah@example.com', from })
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('location') ?? '', env.SITE_URL).origin).toBe(env.SITE_URL)
  },
)

test('a page does not show a forged answer of the newsletter', async () => {
  const path = '/blog?offers=Q2FsbCB1cw.AAAAAAAAAAAAAAAAAAAAAA'
  expect(JSON.stringify(await root(argumentsFor(path) as never))).not.toContain('Call us')
})

test.each(['/flights?from=KUL', '/contactus?about=%2Fblog'])(
  'a visitor whom the booking site hands back to the form %s sees that form',
  async path => {
    const handBack = { SessionTransferMemberId: '7', UserId: '7', FirstName: 'Aisyah', isAgent: '0' }
    const answer = await ask(path, handBack)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  },
)

test.each([
  ['/contactus', 422],
  ['/newsletter', 303],
])('the form of %s answers scripts with JSON, at its former address too', async (path, status) => {
  const sent = { view: 'x', message: 'Hello', email: 'aisyah@example.com', from: '/blog' }
  expect((await ask(path, sent)).status).toBe(status)
  const former = `${path}/${path === '/contactus' ? 'send' : 'sign-up'}`
  const answers = [await ask(path, sent, 'application/json'), await ask(former, sent, '*/*')]
  for (const answer of answers) expect(await answer.json()).not.toHaveProperty('values')
  expect(answers.map(one => one.status)).toEqual(status === 422 ? [422, 422] : [200, 200])
  // React Router loads the page after the post, so that a redirect there would lose the answer.
  const { module } = await moduleOf(former)
  if (status === 422) expect(await module?.loader?.(argumentsFor(former))).toHaveProperty('page')
})

test('a form that is larger than any of ours is refused', async () => {
  expect((await ask('/contactus', { view: 'x', message: 'x'.repeat(100_000) })).status).toBe(413)
})

test.each([
  ['about=/blog&departure=6+March+2027&adults=2', '/blog?departure=6+March+2027&adults=2'],
  ['about=/tours/no-such', 404],
  ['about=//evil.example', 404],
  ['search=//evil.example/flights', 404],
])('a link to WhatsApp of before, with %s, leads to the page that it names', async (query, target) => {
  const { status, headers } = await ask(`/whatsapp?${query}`)
  expect(headers.get('location') ?? status).toBe(target)
})

test('the content system knows each address that the site itself answers', () => {
  const list = readFileSync(new URL('../../server/request-list.ts', import.meta.url), 'utf8')
  const served = Array.from(list.matchAll(/site\.(?:get|post|route)\('(\/[^'*]*)/g), ([, path = '']) => path)
  expect(served.length).toBeGreaterThan(5)
  const paths = [...fixedRoutes.map(({ path }) => path), ...served, ...Object.keys(redirects)]
  expect(paths.map(path => path.replace(/:\w+\??/g, 'x')).filter(path => !isAnsweredBySite(path))).toEqual([])
})
