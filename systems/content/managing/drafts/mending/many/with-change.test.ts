import type { ManyChange } from '@agency/contracts/manage/nodes/many.ts'
import { expect, test } from 'vitest'
import { withChange } from './with-change.ts'

const price = (more: object = {}): ManyChange => ({
  kind: 'price',
  by: 'percent',
  value: 8,
  rounding: '1',
  net: false,
  ...more,
})
const sailing = {
  alias: 'contentDetail',
  name: 'Aegean 2027',
  source: {
    title: 'Aegean 2027',
    subtitle: 'From RM 2,188. Bring a hat.',
    price: 2188,
    deposit: 500,
    tags: 'no list',
    priceTable: {
      caption: 'Ringgit per person',
      columns: ['Inside', 'Third adult'],
      rows: [
        { label: '22 March 2027', when: { days: ['2027-03-22'] }, prices: [2188, 1388], left: 2 },
        { label: '3 May 2027', when: { days: ['2027-05-03'] }, prices: [2588, null] },
        { label: 'March to June 2027', when: { until: '2027-06-30' }, prices: [2888, 0] },
      ],
    },
    booked: [{ departure: '3 May 2027', people: 4, asOf: '2026-11-28' }],
    hotels: [{ place: 'Rhodes', kind: 'City hotel', hotel: 'Hotel Lindos' }],
    bodyText: 'In 2027 see [2027](/blog/x?y=2027).\n\n![2027](poster:2027)\n\n2027, 20277.',
  },
}
type Source = typeof sailing.source
const cells = (node: { source: Source }) => node.source.priceTable.rows.map(({ prices }) => prices)
const shown = (change: ManyChange) => {
  const { places } = withChange(sailing, change)
  return places.map(({ path, before, after, why }) => [path.slice(1).join('.'), before, after ?? why])
}

test('the price follows its table; terms and sentences are listed and stay', () => {
  const { node } = withChange(sailing, price())
  expect(node.source.price).toBe(2363)
  expect(cells(node)).toEqual([
    [2363, 1499],
    [2795, null],
    [3119, 0],
  ])
  expect([node.source.deposit, node.source.subtitle]).toEqual([500, sailing.source.subtitle])
  expect(shown(price()).slice(-2)).toEqual([
    ['deposit', 500, 'terms'],
    ['subtitle', 'From RM 2,188.', 'sentence'],
  ])
})

test('a day chooses the departures and seasons that begin then or later; one that it cuts is shown and stays', () => {
  const places = shown(price({ from: '2027-04-01' }))
  expect(places.slice(0, 2)).toEqual([
    ['priceTable.rows.1.prices.0', 2588, 2795],
    ['priceTable.rows.2.prices.0', 2888, 'cut'],
  ])
  expect(withChange(sailing, price({ from: '2027-04-01' })).node.source.price).toBe(2188)
  expect(shown(price({ from: '2027-03-01' }))[4]).toEqual(['priceTable.rows.2.prices.0', 2888, 3119])
  const deal = { alias: 'deal', name: 'Deal', source: { price: 100 } }
  expect(withChange(deal, price({ from: '2027-04-01' })).places).toMatchObject([{ before: 100, why: 'undated' }])
})

test.each([
  ['sen', 1.5, 19_90.25],
  ['1', 8, 2118],
  ['5', 8, 2120],
  ['10', 8, 2120],
  ['ends 8', 8, 2118],
  ['ends 9', 8, 2119],
])('a price rounded to %s', (rounding, value, after) => {
  const deal = { alias: 'deal', name: 'Deal', source: { price: rounding === 'sen' ? 1960.84 : 1961 } }
  expect(withChange(deal, price({ rounding, value })).node.source.price).toBe(after)
})

test('a sum is added to prices but not to additions, nothing is not a price, and net rates are left unless asked for', () => {
  const { priceTable } = sailing.source
  const heads = [{}, { fare: { who: 'single supplement' } }]
  const node = { ...sailing, source: { ...sailing.source, priceTable: { ...priceTable, heads } } }
  const { places } = withChange(node, price({ by: 'amount', value: 100 }))
  expect(places.slice(1, 3)).toMatchObject([{ after: 2288 }, { before: 1388, why: 'addition' }])
  expect(withChange(sailing, price({ by: 'amount', value: -3000 }))).toMatchObject({
    left: 'There is nothing to change.',
  })
  const net = { alias: 'deal', name: 'Net', source: { price: 100, agentOnly: true } }
  expect(withChange(net, price()).left).toBe('Its price is a net rate.')
  expect(withChange(net, price({ net: true })).node.source.price).toBe(108)
})

test('words change in every text with its line, and in no address, longer word or other language', () => {
  const change: ManyChange = { kind: 'words', from: '2027', to: '2027/28' }
  const { node, places } = withChange(sailing, change)
  expect(node.name).toBe('Aegean 2027/28')
  expect(node.source.bodyText).toBe(
    'In 2027/28 see [2027/28](/blog/x?y=2027).\n\n![2027/28](poster:2027)\n\n2027/28, 20277.',
  )
  expect(places.slice(0, 2)).toEqual([
    { path: ['name'], before: 'Aegean 2027', after: 'Aegean 2027/28' },
    { path: ['source', 'title'], before: 'Aegean 2027', after: 'Aegean 2027/28' },
  ])
  expect(places.filter(({ path }) => path[1] === 'bodyText')).toHaveLength(3)
  const malay = { alias: 'prosePage', name: 'Terma 2027', source: { language: 'ms', title: '2027' } }
  expect(withChange(malay, change)).toMatchObject({ node: malay, left: 'It is written in Malay. Change it by itself.' })
})

const entry = (list: string, value: string, isAdded: boolean, more: object = {}): ManyChange => ({
  kind: 'entry',
  list,
  value,
  does: isAdded ? 'add' : 'remove',
  ...more,
})

test('a hotel is taken out and added once', () => {
  expect(withChange(sailing, entry('hotels', 'hotel lindos', false)).node.source.hotels).toEqual([])
  const other = entry('hotels', 'Hotel Mitsis', true, { place: 'Kos', hotelKind: 'By the sea' })
  const { node } = withChange(sailing, other)
  expect(node.source.hotels[1]).toEqual({ place: 'Kos', kind: 'By the sea', hotel: 'Hotel Mitsis' })
  expect(withChange(node, other).left).toBe('There is nothing to change.')
  expect(withChange(sailing, entry('tags', 'sea', true)).left).toBe('Pages of this type have no such field.')
})

test('a tag is spelled as tags are, added once and taken out', () => {
  const article = { alias: 'newsArticle', name: 'Walks', source: { title: 'Walks' } }
  const { node } = withChange(article, entry('tags', 'Street Food', true))
  expect(node.source).toEqual({ title: 'Walks', tags: ['street-food'] })
  expect(withChange(node, entry('tags', 'street-food', true)).left).toBe('There is nothing to change.')
  expect(withChange(node, entry('tags', 'Street food', false)).node.source).toMatchObject({ tags: [] })
})

test('a departure comes with the prices of the one before and without its places, and goes with its bookings', () => {
  const { node, places } = withChange(sailing, entry('departures', '2027-04-05', true))
  expect(node.source.priceTable.rows[1]).toEqual({
    label: '5 April 2027',
    when: { days: ['2027-04-05'] },
    prices: [2188, 1388],
  })
  expect(places).toEqual([
    { path: ['source', 'priceTable', 'rows', '1'], before: '', after: '5 April 2027: 2188, 1388' },
  ])
  const gone = withChange(sailing, entry('departures', '2027-05-03', false)).node.source
  expect([gone.priceTable.rows.length, gone.booked]).toEqual([2, []])
})

test('a notice is set and taken away again', () => {
  const notice: ManyChange = { kind: 'notice', text: 'No ferries', until: '2026-12-06' }
  const { node, places } = withChange(sailing, notice)
  expect(node.source).toMatchObject({ notice: { text: 'No ferries', until: '2026-12-06' } })
  expect(places).toEqual([{ path: ['source', 'notice'], before: '', after: 'No ferries · 2026-12-06' }])
  expect(withChange(node, notice).left).toBe('There is nothing to change.')
  expect(withChange(node, { kind: 'notice', text: '' }).node.source).toEqual(sailing.source)
})
