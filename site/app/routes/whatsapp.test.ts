import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { readEnv } from '../../server/settings/env.ts'
import { buildRouteIndex } from '../clients/content/routes/route-resolution.ts'
import { type SiteContext, siteContext } from '../context.server.ts'
import { loader as showAsked } from './asked.tsx'
import { loader as press } from './whatsapp.ts'

const env = readEnv({ SITE_URL: 'https://site.example' })
const node = (key: string, alias: string, items: object[] = []) => ({
  key,
  name: key === 'bali' ? 'Bali & beyond' : key,
  urlSegment: key,
  contentType: { alias },
  items,
})
const routes = buildRouteIndex(
  [node('tours', 'categoryPage', [node('bali', 'categoryDetailPage')])] as never,
  () => true,
)
const table = (twin: number, departures = ['6 March 2027', '3 April 2027']) => ({
  columns: ['Departure', 'Twin', 'Single'],
  rows: departures.map(label => ({ label, prices: [twin, twin + 50] })),
})

type Content = { whatsapp?: string; bali?: object; tree?: typeof routes }

function contextWith({ whatsapp = '+60 12-000 0000', bali = { priceTable: table(648) }, tree = routes }: Content) {
  const context = new RouterContextProvider()
  const content = {
    routes: async () => tree,
    node: async (schema: z.ZodType, { key }: { key: string }) =>
      schema.parse(key === env.CONTENT_KEY_SETTINGS ? { brandName: 'Example', whatsapp } : { key, ...bali }),
    items: async () => [],
  }
  const now = Date.UTC(2026, 10, 26, 2)
  context.set(siteContext, { env, now, content, log: createLogger('test', 'silent') } as unknown as SiteContext)
  return context
}

async function pressed(query: string, content: Content = {}) {
  const url = new URL(`/whatsapp?${query}`, env.SITE_URL)
  const answer = await press({ context: contextWith(content), url } as never)
  const target = new URL(answer.headers.get('location') ?? '', env.SITE_URL)
  return { answer, target, words: target.searchParams.get('text') ?? '' }
}

/** What the planner's link of some words shows, with its status. */
async function shown(words: string, content: Content = {}) {
  const url = new URL(/https:\S+$/.exec(words)?.[0] ?? 'https://site.example/asked')
  const { data, init } = (await showAsked({ context: contextWith(content), url } as never)) as {
    data: {
      trouble?: string
      shown?: Extract<Awaited<ReturnType<typeof showAsked>>['data'], { shown: object }>['shown']
    }
    init?: { status: number }
  }
  return { ...data, status: init?.status ?? 200 }
}

const choice = 'about=/tours/bali&departure=6+March+2027&room=Twin&adults=2'

test('the words tell what was chosen, with a reference and a link that shows the same', async () => {
  const { answer, target, words } = await pressed(choice)
  expect([answer.status, target.origin, target.pathname]).toEqual([303, 'https://wa.me', '/60120000000'])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(words).toMatch(/^Hello, I have a question about Bali & beyond\.\nDeparture: 6 March 2027\nRoom: Twin\n/)
  expect(words).toContain('2 × RM 648.00 = RM 1,296.00')
  const { shown: page, status } = await shown(words)
  expect([status, page?.comparison]).toMatchObject([200, { gone: undefined, title: undefined }])
  expect(words).toContain(`Reference: ${page?.reference}`)
  expect(page?.path).toBe('/tours/bali?departure=6+March+2027&room=Twin&adults=2')
  expect(page?.comparison).not.toMatchObject({
    facts: expect.arrayContaining([expect.objectContaining({ hasChanged: true })]),
  })
})

test('the link tells what has changed since', async () => {
  const { words } = await pressed(choice)
  const changesOf = async (bali: object) => {
    const { comparison } = (await shown(words, { bali })).shown ?? {}
    const { facts = [], gone } = typeof comparison === 'object' ? comparison : {}
    return [gone, ...facts.filter(fact => fact.hasChanged).map(({ label, before, now }) => [label, before, now])]
  }
  expect(await changesOf({ priceTable: table(698) })).toEqual([
    undefined,
    ['Price', '2 × RM 648.00 = RM 1,296.00', '2 × RM 698.00 = RM 1,396.00'],
  ])
  expect(await changesOf({ priceTable: table(648, ['3 April 2027']) })).toEqual([
    undefined,
    ['Departure', '6 March 2027', undefined],
    ['Price', '2 × RM 648.00 = RM 1,296.00', undefined],
  ])
  expect(await changesOf({ priceTable: table(648), validUntil: '2026-11-25' })).toEqual(['offer'])
  const tree = buildRouteIndex([node('tours', 'categoryPage')] as never, () => true)
  expect((await shown(words, { tree })).shown?.comparison).toMatchObject({ gone: 'page' })
})

test('a link that was changed shows nothing', async () => {
  const { words } = await pressed(choice)
  expect(await shown(words.slice(0, -1))).toEqual({ trouble: 'forged', status: 403 })
  expect(await shown('')).toEqual({ trouble: 'forged', status: 403 })
})

test.each([
  'about=https://evil.example/',
  'about=//evil.example',
  'about=/tours/no-such',
  'about=/tours/bali%0d%0alocation:https://evil.example',
  'text=https://evil.example&about=',
  'search=//evil.example/flights?from=KUL',
  '',
])('%j leads to our chat without words, or to our form', async query => {
  expect((await pressed(query)).target.href).toBe('https://wa.me/60120000000')
  expect((await pressed(query, { whatsapp: '' })).target.origin).toBe(env.SITE_URL)
})

test('what was written into an address is nothing that the offer says', async () => {
  const { words } = await pressed(`${choice.replace('6+March', '7+March')}&price=RM+1`)
  expect(words).not.toMatch(/7 March|RM 1$/m)
})

test('without a number for WhatsApp, the form asks about the same', async () => {
  const { target } = await pressed(choice, { whatsapp: '' })
  expect(target.pathname + target.search).toBe(
    '/contactus?about=%2Ftours%2Fbali&departure=6+March+2027&room=Twin&adults=2',
  )
})
