import { readFares } from '@agency/contracts/content/readers/fare-names.ts'
import { expect, test } from 'vitest'
import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import type { DealSettings } from '../deals.server.ts'
import type { Quotable } from './quotable.server.ts'
import { makeQuotation } from './quotation-form.server.ts'
import { readForm } from './read-form.server.ts'

const today = '2026-11-26'
const rows = [
  { label: 'Three-star', prices: [55_800, 79_800] },
  { label: 'Four-star', prices: [73_800, null] },
]
const offer: Quotable = {
  path: '/ground-package/langkawi',
  title: 'Langkawi',
  picture: undefined,
  net: {
    sen: 51_800,
    least: 10,
    priceTable: undefined,
    travelFrom: undefined,
    travelUntil: undefined,
    validUntil: undefined,
  },
  kind: 'tour',
  table: {
    columns: ['Twin sharing', 'Single'],
    rows,
    fares: ['Twin sharing', 'Single', 'Child without bed'].map(name => ({
      name,
      ...(readFares([name])[0] ?? { who: 'sharer' }),
    })),
    others: [{ label: 'Child without bed', prices: [33_800, 39_800] }],
    months: ['2026-12', '2027-01'],
  },
  last: '2026-12-20',
  proposed: '2026-12-03',
}
const typed = {
  customer: 'Siti',
  agency: 'Contoh Travel',
  contact: '012-345 6789',
  departure: 'Three-star',
  room: 'Twin sharing',
  adults: '10',
  month: '2027-01',
  markUp: '12.5',
  markUpUnit: 'percent',
  until: '2026-12-03',
}
const read = (changes: Record<string, string> = {}, of = offer) => readForm({ ...typed, ...changes }, of, today)

test('a quotation has the prices of the customer and the choice, and nothing of the net price', () => {
  const { quotation } = { quotation: undefined, ...read({ adults: '9', children: '1', childAges: '7', rooms: '5' }) }
  expect(quotation).toEqual({
    about: '/ground-package/langkawi',
    customer: 'Siti',
    agency: 'Contoh Travel',
    contact: '012-345 6789',
    chosen: [
      { label: 'Where you stay', value: 'Three-star' },
      { label: 'Room', value: 'Twin sharing' },
      { label: 'About when', value: 'January 2027' },
      { label: 'Adults', value: '9' },
      { label: 'Children', value: '1, aged 7' },
      { label: 'Rooms', value: '5' },
    ],
    lines: [
      { label: 'Twin sharing', count: 8, sen: 62_775 },
      { label: 'Single', count: 1, sen: 89_775 },
      { label: 'Child without bed', count: 1, sen: 38_025 },
    ],
    made: today,
    until: '2026-12-03',
  })
  expect(JSON.stringify(quotation)).not.toMatch(/55800|51800|12\.5|1250|markUp|net/)
})

test('a mark-up in ringgit is added for each person', () => {
  expect(read({ markUp: '80', markUpUnit: 'ringgit' })).toMatchObject({
    quotation: { lines: [{ label: 'Twin sharing', count: 10, sen: 63_800 }] },
  })
})

test.each([
  ['customer', { customer: '' }],
  ['agency', { agency: 'x'.repeat(81) }],
  ['contact', { contact: '' }],
  ['departure', { departure: 'Five-star' }],
  ['room', { room: '' }],
  ['adults', { adults: '' }],
  ['adults', { adults: '9' }],
  ['adults', { departure: 'Four-star', room: 'Single' }],
  ['markUp', { markUp: '0' }],
  ['until', { until: '2026-11-25' }],
  ['until', { until: '2026-12-21' }],
  ['until', { until: 'soon' }],
])('what is wrong is said at %s: %o', (name, changes) => {
  const { faults } = { faults: undefined, ...read(changes) }
  expect(Object.keys(faults ?? {})).toEqual([name])
})

test('a quotation is valid until the day of the departure at the latest', () => {
  const rows = [{ label: '2 December 2026', prices: [55_800, 79_800] }]
  const dated = { ...offer, table: { ...offer.table, rows, dated: 'rows' as const, days: ['2026-12-02'] } }
  expect(read({ until: '2026-12-03' }, dated)).toMatchObject({
    faults: { until: expect.stringContaining('2 December 2026') },
  })
  expect(read({ until: '2026-12-02' }, dated)).toMatchObject({ quotation: { departs: '2026-12-02' } })
})

test('without a table of net prices all people pay the one price', () => {
  const plain: Quotable = { ...offer, kind: 'ticket', table: { columns: [], rows: [{ label: '', prices: [51_800] }] } }
  expect(read({ people: '12' }, plain)).toMatchObject({ quotation: { lines: [{ label: '', count: 12, sen: 58_275 }] } })
})

test('a complete form of somebody who is no agent comes back, and nothing is read of the offer', async () => {
  const content = new Proxy({} as ContentSource, { get: () => expect.unreachable('the offer was read') })
  const url = new URL('http://localhost/quotation/new?about=/ground-package/langkawi')
  const body = new URLSearchParams(typed).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  const env = { SITE_SECRET: 'a secret of sixteen characters' } as DealSettings & { SITE_SECRET: string }
  const made = await makeQuotation(new Request(url, { method: 'POST', body, headers }), {
    content,
    env,
    url,
    today,
    isAgent: false,
  })
  expect(made).toEqual({ typed: expect.objectContaining(typed) })
})
