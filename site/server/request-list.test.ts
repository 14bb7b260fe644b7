import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { expect, test } from 'vitest'
import { fixedRoutes } from '../app/fixed-routes.ts'
import type { LimitName } from '../app/limits/limits.server.ts'
import { type RequestParts, requestList } from './request-list.ts'
import { readEnv } from './settings/env.ts'

/** The list in front of pages that are all alike, with limits that are all used up. */
function siteWithoutRoom() {
  const asked: LimitName[] = []
  const parts = {
    log: createLogger('test', 'silent'),
    clientFolder: mkdtempSync(join(tmpdir(), 'no-files-')),
    content: { source: {}, report: {} },
    pages: {
      headers: {},
      cache: { answer: async () => undefined },
      make: async () => ({ status: 200, body: 'a page' }),
    },
    sessions: { decode: async () => undefined },
    limits: {
      take: async (name: LimitName) => {
        asked.push(name)
        return { allowed: false, retryAfterSeconds: 7 }
      },
    },
    hotline: () => '',
  } as unknown as RequestParts
  return { site: requestList(readEnv({}), parts), asked }
}

const limited = fixedRoutes.flatMap(({ path, limits }) =>
  Object.entries(limits ?? {}).map(([method, limit]) => ({ method, path, limit })),
)

test.each([
  ...limited,
  { method: 'POST', path: '/umbraco/surface/homepage/newssubcribe', limit: 'signUp' },
  { method: 'POST', path: '/vitals', limit: 'vitals' },
  { method: 'POST', path: '/account/check-email', limit: 'account' },
])('$method $path has the limit $limit in the whole site', async ({ method, path, limit }) => {
  const { site, asked } = siteWithoutRoom()
  const headers = { 'sec-fetch-site': 'same-origin', 'content-length': '2' }
  const answer = await site.request(`http://localhost:3000${path}`, {
    method,
    headers,
    ...(method === 'POST' && { body: '{}' }),
  })
  expect([answer.status, answer.headers.get('retry-after'), asked]).toEqual([429, '7', [limit]])
})

test('places of the search panel and suggestions are limited', () => {
  expect(limited).toContainEqual({ method: 'GET', path: '/airports', limit: 'places' })
  expect(limited).toContainEqual({ method: 'GET', path: '/search/suggestions', limit: 'suggestions' })
})
