import { expect, test } from 'vitest'
import type * as z from 'zod'
import { readEnv } from '../../../server/settings/env.ts'
import type { ContentSource, NodeQuery } from '../../clients/content/content-source.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { loadDealsPage } from './deals-page.server.ts'

const env = readEnv({})

/** The rows of a page: their titles, and those of their deals. */
async function rowsOf(
  product: string,
  deals: object[],
  { items = [] as object[], today = '2026-11-25', path = '/hotel-deals', isAgent = false } = {},
) {
  const node = async (schema: z.ZodObject, { key }: NodeQuery) =>
    schema.parse(
      key === 'page' ? { product, items } : key === env.CONTENT_KEY_DEALS ? { items: deals } : { brandName: 'K' },
    )
  const route = { key: 'page', path, name: 'Hotels', ancestors: [], children: [] }
  const content = { node } as unknown as ContentSource
  const request = { content, env, route, uses: {}, now: 0, today, isAgent }
  const { sections } = await loadDealsPage(request as unknown as PageRequest)
  return sections.map(({ title, cards }) => [title, cards.map(card => (items.length > 0 ? card.href : card.title))])
}

test('offers without themes are shown, with any capitals, in singular or plural', async () => {
  const names = Array.from({ length: 9 }, (_, at) => `Hotel ${at}`)
  const products = ['hotel', 'Hotel', 'HOTELS']
  const deals = names.map((title, at) => ({ title, product: products[at % 3] }))
  const car = { title: 'Car', product: 'car' }
  for (const product of products) expect(await rowsOf(product, [...deals, car])).toEqual([['All offers', names]])
})

test('pages below a page leave its usual rows alone', async () => {
  const items = [{ title: 'About us', contentType: { alias: 'prosePage' } }]
  const titles = async (more: object[]) =>
    (await rowsOf('hotel', [{ title: 'Hotel', product: 'hotel' }], { items: [...items, ...more] })).map(
      ([title]) => title,
    )
  expect(await titles([])).toEqual(['All offers'])
  expect(await titles([{ title: 'Ours', kind: 'deals', product: 'hotel' }])).toEqual(['Ours'])
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

test('agents see all net rates on their page, others none', async () => {
  const row = [{ title: 'Net rates', kind: 'deals', product: 'all', theme: 'agent' }]
  const deals = Array.from({ length: 9 }, (_, at) => ({
    title: `Net ${at}`,
    link: `/contactus?deal=${at}`,
    product: 'package',
    themes: ['agent'],
    agentOnly: true,
  }))
  const seen = async (isAgent: boolean) => (await rowsOf('all', deals, { items: row, path: '/agent', isAgent }))[0]?.[1]
  expect(await seen(true)).toHaveLength(9)
  expect(await seen(false)).toEqual([])
})

const flight = { product: 'flight', fromStation: 'KUL', toStation: 'LGK', nights: 3, travelUntil: '2027-05-31' }
const items = [{ title: 'For the school holidays', kind: 'deals', product: 'flight', season: 'school-holidays' }]

test('a row of a season has what can be used in it, from its first day on, and is not there without', async () => {
  const deals = [
    { ...flight, title: 'In time', urlSegment: 'in-time', travelFrom: '2026-12-01', weekdays: ['mon'] },
    { ...flight, title: 'Too late', urlSegment: 'too-late', travelFrom: '2027-01-05' },
    {
      ...flight,
      title: 'Not then',
      travelFrom: '2026-12-01',
      blackouts: [{ first: '2026-12-03', last: '2027-01-02' }],
    },
    { title: 'Any day', product: 'flight' },
  ]
  const row = (today: string) => rowsOf('flight', deals, { items, today })
  const from = (day: string) => [['For the school holidays', [`/flights?from=KUL&to=LGK&deal=in-time&depart=${day}`]]]
  expect(await row('2026-11-25')).toEqual(from('2026-12-07'))
  // The search proposes a day two days ahead, and the last Monday from which three nights end in the holidays is the 28th.
  expect(await row('2026-12-26')).toEqual(from('2026-12-28'))
  expect(await row('2026-12-27')).toEqual([])
})
