import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { readEnv } from '../../../server/settings/env.ts'
import type { ContentSource, NodeQuery } from '../../clients/content/content-source.server.ts'
import { withinRequest } from '../../clients/upstreams/request-deadline.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { loadDetail } from './detail.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const questions = [
  { name: 'Tours', items: [{ question: 'Can a tour be cancelled?', answer: '<p>Yes, until the last week.</p>' }] },
]

/** A content system that takes its time for every answer, in milliseconds. */
function slowContent(takes: number): ContentSource {
  const later = async <Answer>(answer: Answer): Promise<Answer> => {
    await new Promise(resolve => setTimeout(resolve, takes))
    return answer
  }
  const methods = {
    routes: async () => ({ byRole: new Map([['questions', { key: 'faq' }]]) }),
    detail: (schema: z.ZodObject) => later({ current: schema.parse({ title: 'Three days' }), related: [] }),
    node: (schema: z.ZodObject, { key }: NodeQuery) => later(schema.parse({ items: key === 'faq' ? questions : [] })),
    items: () => later([]),
  }
  return methods as unknown as ContentSource
}

/** The page of a tour, whose calls end together. */
function tourPage(content: ContentSource, isAgent = false) {
  const family = { key: 'tours', path: '/ground-package', name: 'Tours', ancestors: [], children: [] }
  const route = {
    key: 'tour',
    path: '/ground-package/three-days',
    name: 'Three days',
    ancestors: [family],
    children: [],
  }
  const url = new URL(`http://localhost${route.path}`)
  const from = withinRequest(content, 'content', 'GET')
  const request = { content: from, english: from, env: readEnv({}), route, url, today: '2026-11-23', isAgent }
  return loadDetail(request as unknown as PageRequest)
}

test('the questions are requested together with the page', async () => {
  const page = tourPage(slowContent(1500))
  await vi.advanceTimersByTimeAsync(3500)
  expect((await page).questions).toMatchObject([{ question: 'Can a tour be cancelled?' }])
})

test('a page works without the questions', async () => {
  const content = slowContent(100)
  const page = tourPage({ ...content, node: () => new Promise(() => undefined) })
  await vi.advanceTimersByTimeAsync(3500)
  expect(await page).toMatchObject({ title: 'Three days', questions: [] })
})

test('agents are shown the net rate of an offer, and nobody else', async () => {
  const env = readEnv({})
  const link = '/contactus?about=/ground-package/three-days'
  const deals = [
    { title: 'Of another offer', agentOnly: true, link: `${link}-more`, price: 99 },
    { title: 'For everybody', link, price: 598 },
    { title: 'Over', agentOnly: true, link, price: 98, validUntil: '2026-11-22' },
    { title: 'Series', agentOnly: true, link, price: 518, minGroup: 10 },
  ]
  const content = slowContent(0)
  const node = (async (schema: z.ZodObject, { key }: NodeQuery) =>
    schema.parse({ items: key === env.CONTENT_KEY_DEALS ? deals : [] })) as ContentSource['node']
  const netFor = async (isAgent: boolean) => {
    const page = tourPage({ ...content, node }, isAgent)
    await vi.advanceTimersByTimeAsync(3500)
    return (await page).net
  }
  expect(await netFor(true)).toMatchObject({ sen: 51_800, least: 10 })
  expect(await netFor(false)).toBeUndefined()
})
