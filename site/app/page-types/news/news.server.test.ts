import { blogListQuerySchema } from '@agency/contracts/content/blog.ts'
import { answering } from '@agency/testing/answering.ts'
import { expect, test } from 'vitest'
import { readEnv } from '../../../server/settings/env.ts'
import { createContentCache } from '../../clients/content/cache/content-cache.server.ts'
import { createContentConnection } from '../../clients/content/connection/content-connection.server.ts'
import { createContentSource } from '../../clients/content/content-source.server.ts'
import { upstreamStates } from '../../clients/upstreams/upstream-guard.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { loadNews } from './news.server.ts'

const token = `x.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 600 })).toString('base64url')}.y`
/** A content system with one article that answers 400 to what the contract does not allow. */
const base = await answering((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://content')
  const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
  if (pathname === '/umbraco/auth/gettoken') return send(200, { Token: token })
  if (pathname !== '/umbraco/blog/get') return send(200, { key: 'blog', name: 'Blog' })
  const { success, data } = blogListQuerySchema.safeParse(Object.fromEntries(searchParams))
  const items = data?.page === 1 ? [{ key: 'a', name: 'A', title: 'A', published: '2026-10-02' }] : []
  return send(success ? 200 : 400, { data: { items, total: 1, page: 1, pageSize: 13 } })
})

/** Each look is that of a site that has not seen the page before. */
function look(query: string) {
  const content = createContentSource(createContentCache(createContentConnection(base)))
  const url = new URL(`http://localhost:3000/blog${query}`)
  const route = { key: 'blog', name: 'Blog', path: '/blog', children: [], ancestors: [] }
  return loadNews({ content, env: readEnv({}), route, url } as unknown as PageRequest).then(
    ({ page }) => page,
    thrown => thrown.init?.status ?? thrown,
  )
}

test('pages beyond the last and months without articles are not found, and an invalid page is the first', async () => {
  for (const query of ['?page=2', '?page=999', '?month=1999-01']) expect(await look(query), query).toBe(404)
  for (const page of ['0', '-1', 'x', '', '1e3']) expect(await look(`?page=${page}`), page).toBe(1)
})

test('pages beyond all numbers are not found either, and the circuit to the content system stays closed', async () => {
  const before = upstreamStates().content.failures
  for (let page = 0; page < 20; page++) expect(await look(`?page=99999999999999${page}`)).toBe(404)
  expect(await look(`?page=${'9'.repeat(400)}`)).toBe(404)
  expect(upstreamStates().content).toMatchObject({ failures: before, circuit: 'closed' })
})
