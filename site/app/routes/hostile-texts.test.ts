import { enquiryKinds, formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { addDays, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { cutToFit, hostileTexts, queryOf } from '@agency/service-kit/testing/hostile-texts.ts'
import { fiftyMilliseconds, maxBlock } from '@agency/testing/longest-block.ts'
import { RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { readEnv } from '../../server/settings/env.ts'
import { buildRouteIndex } from '../clients/content/routes/route-resolution.ts'
import { englishOnly } from '../clients/content/routes/site-languages.server.ts'
import { type SiteContext, siteContext } from '../context.server.ts'
import { createOwnCaptcha } from '../features/captcha/own-captcha.server.ts'
import { newView } from '../features/enquiry/form/view-token.server.ts'
import { createPersonCheck } from '../features/enquiry/person-check/person-check.server.ts'
import { createSpentTokens } from '../limits/spent-tokens.server.ts'
import { filterNames, readChoices } from '../page-types/listing/listing-filters.server.ts'
import { loader as root } from '../root.tsx'
import { loader as airports } from './airports.ts'
import { loader as articles } from './article-choice.tsx'
import { action as enquiry } from './enquiry-form.tsx'
import { action as signUp } from './newsletter.tsx'
import { action as confirm } from './newsletter-confirm.tsx'
import { loader as preview } from './preview.tsx'
import { loader as search } from './search.tsx'
import { loader as searchForm, action as sendSearch } from './search-form.tsx'
import { loader as suggestions } from './search-suggestions.ts'

// biome-ignore lint/suspicious/noExplicitAny: each route has arguments of its own, all of them in these.
type Answerer = (args: any) => unknown
type Entrance = { path: string; answer: Answerer; fields: Record<string, unknown>; post?: true }

const env = readEnv({})
const now = Date.now()
const spent = createSpentTokens()
const captcha = createOwnCaptcha(env.CAPTCHA_SECRET, spent, 500)

const page = (key: string, alias: string) => ({ key, name: key, urlSegment: key, contentType: { alias }, items: [] })
const content = {
  routes: async () => buildRouteIndex([page('blog', 'newsMainPage'), page('visa', 'prosePage')], () => true),
  redirects: async () => new Map(),
  node: async (schema: { parse: (value: object) => object }) => schema.parse({}),
  articles: async () => ({ items: [], total: 0, categories: [], tags: [], suggestion: '' }),
  items: async () => [],
  /** Then the names of pages are searched here. */
  search: async () => Promise.reject(new Error('away')),
}
const site = {
  env,
  language: 'en',
  languages: englishOnly,
  addressesAt: () => [],
  now,
  content,
  enquiries: {
    answerTimes: () => undefined,
    once: (_: string, send: () => unknown) => send(),
    submit: async () => ({ kind: 'taken', reference: 'F7RC-HVEP', receipt: true }),
    limits: { allowEnquiry: async () => true, allowSignUp: async () => true, isCalm: async () => true },
  },
  personCheck: createPersonCheck({ captcha, secret: env.CAPTCHA_SECRET, spent }),
  log: createLogger('test', 'silent'),
  uses: {},
} as unknown as SiteContext

const places = { from: 'KUL', to: 'PEN', depart: '2027-01-10', return: '2027-01-12', adults: '2', airline: 'MH' }
const stay = { place: 'Penang', arrive: '2027-01-10', leave: '2027-01-12', rooms: '1', age: '5', nationality: 'MY' }
const car = { place: 'KUL', 'pick-up': '2027-01-10', return: '2027-01-12', age: '30' }
const searches = { '/flights': places, '/flight-plus-hotel': { ...places, age: '5' }, '/hotels': stay, '/cars': car }

/** A term is a part of the path. */
const withTerm: Answerer = ({ url, ...args }) =>
  articles({ ...args, url, params: { term: url.searchParams.get('term') } } as never)

const entrances: Entrance[] = [
  ...formNames.map(form => ({
    path: enquiryKinds[form].page,
    answer: enquiry,
    fields: { view: '', homepage: '', captcha: '', question: '', answer: '', ...sampleEnquiries[form] },
    post: true as const,
  })),
  { path: '/newsletter', answer: signUp, fields: { email: 'aisyah@example.com', from: '/blog' }, post: true },
  { path: '/newsletter/confirm', answer: confirm, fields: { token: 'x' }, post: true },
  ...Object.entries(searches).flatMap(([path, fields]): Entrance[] => [
    { path, answer: sendSearch, fields, post: true },
    { path, answer: searchForm, fields: { ...fields, deal: 'x', promo: 'x' } },
  ]),
  ...['flight', 'hotel', 'car'].map(kind => ({
    path: '/airports',
    answer: airports,
    fields: { q: 'pen', for: kind },
  })),
  { path: '/search', answer: search, fields: { q: 'visa', page: '1' } },
  { path: '/search/suggestions', answer: suggestions, fields: { q: 'visa' } },
  { path: '/blog/search', answer: articles, fields: { q: 'visa', page: '1', month: '2026-10' } },
  { path: '/blog/tags', answer: withTerm, fields: { term: 'visa' } },
  { path: '/preview', answer: preview, fields: { key: 'x', until: '1', signature: 'x' } },
  { path: '/visa', answer: root, fields: { notice: 'x', offers: 'x', ReturnUrl: '/' } },
  {
    path: '/tours',
    answer: ({ url }) => readChoices(url.searchParams, filterNames),
    fields: { themes: 'x', sort: 'x' },
  },
]

const view = await newView(env.SITE_SECRET, now - 60_000)
const limit = fiftyMilliseconds()
vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Done.' }))
afterAll(() => void vi.unstubAllGlobals())

/** What a route answers to fields: a status, or an error of ours. */
async function statusOf({ path, answer, post }: Entrance, query: string): Promise<number | string> {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  const url = new URL(`http://localhost:3000${path}${post ? '' : `?${query}`}`)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(query.length) }
  const request = new Request(url, post ? { method: 'POST', body: query, headers } : {})
  try {
    return readStatus(await answer({ request, context, url, params: {} }))
  } catch (thrown) {
    return thrown instanceof Error ? String(thrown.stack) : readStatus(thrown)
  }
}

function readStatus(given: unknown): number {
  if (given instanceof Response) return given.status
  return (given as { init?: { status?: number } } | undefined)?.init?.status ?? 200
}

const names = [...new Set(entrances.map(({ path, post }) => `${post ? 'POST' : 'GET'} ${path}`))]

test.each(names)('no text in any field of %s blocks the site or causes an error 500', async name => {
  const bad: object[] = []
  for (const entrance of entrances.filter(({ path, post }) => name === `${post ? 'POST' : 'GET'} ${path}`)) {
    const { fields, post } = entrance
    const given = 'view' in fields ? { ...fields, view } : fields
    const room = (post ? 63 * 1024 : 15 * 1024) - queryOf(Object.entries(given)).length
    const texts = Object.entries(hostileTexts).map(([text, whole]) => ({ text, cut: cutToFit(whole, room) }))
    const odd = Object.keys(fields).flatMap(field =>
      texts.map(({ text, cut }) => ({ field, text, query: queryOf(Object.entries({ ...given, [field]: cut })) })),
    )
    const manyFields = Array.from({ length: post ? 10_000 : 3000 }, (_, number): [string, string] => [`${number}`, ''])
    odd.push({ field: '', text: 'many fields', query: queryOf([...manyFields, ...Object.entries(given)]) })
    for (const { field, text, query } of odd) {
      let status: number | string = 0
      let blocked = Number.POSITIVE_INFINITY
      for (let turn = 0; turn < 3 && blocked > limit; turn++) {
        const look = async () => {
          status = await statusOf(entrance, query)
        }
        blocked = Math.min(blocked, await maxBlock(look))
      }
      if (typeof status === 'string' || status >= 500 || blocked > limit) bad.push({ field, text, status, blocked })
    }
  }
  expect(bad).toEqual([])
})

test('a car that is to stay at another place becomes an enquiry with its search', async () => {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  const [first, last] = [20, 23].map(days => addDays(malaysianDay(now), days)) as [string, string]
  const typed = { place: 'Penang (PEN)', 'pick-up': first, return: last, elsewhere: 'true' }
  const body = new URLSearchParams({ ...typed, 'pick-up-time': '10:00', 'return-time': '10:00' })
  const url = new URL('http://localhost/cars')
  const headers = { 'content-length': String(body.toString().length) }
  const request = new Request(url, { method: 'POST', body, headers })
  const answer = (await sendSearch({ request, context, url } as never)) as Response
  expect(answer).toMatchObject({ status: 303 })
  const query = new URL(answer.headers.get('location') ?? '', url).searchParams
  expect(query.get('result')).toBe('Return at another place, which you name in your message')
  expect(query.get('search')).toMatch(/^\/cars\?place=Penang/)
})
