import { expect, test } from 'vitest'
import type * as z from 'zod'
import { readEnv } from '../../../server/settings/env.ts'
import type { ContentSource, NodeQuery } from '../../clients/content/content-source.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { loadDealsPage } from './deals-page.server.ts'

const env = readEnv({})

/** The rows of a page without sections: their titles, and those of their deals. */
async function rowsOf(product: string, deals: object[]) {
  const node = async (schema: z.ZodObject, { key }: NodeQuery) =>
    schema.parse(key === 'page' ? { product } : key === env.CONTENT_KEY_DEALS ? { items: deals } : { brandName: 'K' })
  const route = { key: 'page', path: '/hotel-deals', name: 'Hotels', ancestors: [], children: [] }
  const content = { node } as unknown as ContentSource
  const request = { content, env, route, uses: {}, now: 0, today: '2026-11-25', isAgent: false }
  const { sections } = await loadDealsPage(request as unknown as PageRequest)
  return sections.map(({ title, cards }) => [title, cards.map(card => card.title)])
}

test('offers without themes are shown, with any capitals, in singular or plural', async () => {
  const names = Array.from({ length: 9 }, (_, at) => `Hotel ${at}`)
  const products = ['hotel', 'Hotel', 'HOTELS']
  const deals = names.map((title, at) => ({ title, product: products[at % 3] }))
  const car = { title: 'Car', product: 'car' }
  for (const product of products) expect(await rowsOf(product, [...deals, car])).toEqual([['All offers', names]])
})

test('a row of every offer stands before one for each theme', async () => {
  const deals = [
    { title: 'Beach', product: 'Flight + Hotel', themes: ['islands'] },
    { title: 'City', product: 'package', themes: ['long-weekends'] },
    { name: 'Without a title', product: 'packages' },
  ]
  expect(await rowsOf('package', deals)).toEqual([
    ['All offers', ['Beach', 'City', 'Without a title']],
    ['Islands', ['Beach']],
    ['Long weekends', ['City']],
  ])
})
