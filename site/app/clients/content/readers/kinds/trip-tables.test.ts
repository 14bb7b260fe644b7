import { expect, test } from 'vitest'
import { withMappedFares } from '../../mapping/mapped-fares.ts'
import { readItinerary } from './itineraries.ts'
import { readPriceTable } from './price-tables.ts'

const none = () => {}
const day = (number: string, title: string, text = '') => ({
  day: number,
  title,
  text,
  meals: '',
  overnight: '',
  stops: [],
})
const two = [day('1', 'Arrival', 'We meet.'), day('2', 'Penang')]

test.each<[string, unknown, object[]]>([
  [
    'objects',
    [
      { day: 1, title: 'Arrival', text: 'We meet.' },
      { day: '2', title: 'Penang' },
    ],
    two,
  ],
  ['JSON text', '[{"day":1,"title":"Arrival","text":"We meet."},{"day":2,"title":"Penang"}]', two],
  [
    'blocks',
    {
      contentData: [
        { udi: 'a', day: 1, title: 'Arrival', text: '<p>We meet.</p>' },
        { udi: 'b', day: 2, title: 'Penang' },
      ],
    },
    two,
  ],
  ['HTML', '<h3>Day 1: Arrival</h3><p>We meet.</p><h3>Day 2: Penang</h3>', two],
  ['lines', 'Day 1: Arrival\nWe meet.\nDay 2: Penang', two],
  ['a day without a title', [{ day: 3, text: 'Rest.' }], [day('', 'Day 3', 'Rest.')]],
  ['text alone', 'We meet and go.', [day('', 'The trip', 'We meet and go.')]],
  ['rich text', { markup: '<h2>Day 1</h2><p>We meet.</p>' }, [day('', 'Day 1', 'We meet.')]],
  ['nothing', null, []],
  ['an empty text', '', []],
])('an itinerary as %s', (_, value, days) => expect(readItinerary(value, none)).toEqual(days))

const adults = { caption: '', columns: [], rows: [{ label: 'Adult', prices: [{ sen: 129_900 }] }] }

test.each<[string, unknown, object | undefined]>([
  [
    'as the contract has it',
    { caption: 'C', columns: ['A'], rows: [{ label: 'Adult', prices: ['RM 1,299', null, 0] }] },
    { caption: 'C', columns: ['A'], rows: [{ label: 'Adult', prices: [{ sen: 129_900 }, undefined, undefined] }] },
  ],
  ['JSON text', '{"rows":[{"label":"Adult","prices":[1299]}]}', adults],
  ['rows', [{ label: 'Adult', price: 'RM 1,299' }], adults],
  ['blocks', { contentData: [{ udi: 'a', title: 'Adult', price: 1299 }] }, adults],
  [
    'an HTML table',
    '<table><tr><th>Who</th><th>Twin</th></tr><tr><td>Adult</td><td>RM 1,299</td></tr></table>',
    { ...adults, columns: ['Who', 'Twin'] },
  ],
  ['an HTML table without headings', '<table><tr><td>Adult</td><td>RM 1,299</td></tr></table>', adults],
  [
    'an HTML table of one row without amounts',
    '<table><tr><td>Adult</td><td>Call us</td></tr></table>',
    { ...adults, rows: [{ label: 'Adult', prices: [{ words: 'Call us' }] }] },
  ],
  ['lines', 'Adult: RM 1,299', adults],
  [
    'words in a cell',
    [{ label: 'Child', prices: ['Call us', '-'] }],
    { ...adults, rows: [{ label: 'Child', prices: [{ words: 'Call us' }, undefined] }] },
  ],
  ['nothing', null, undefined],
  ['an empty table', { columns: [], rows: [] }, undefined],
])('a price table as %s', (_, value, table) => expect(readPriceTable(value, none)).toEqual(table))

test('a value that is no table is reported', () => {
  const losses: unknown[] = []
  expect(readPriceTable('Ask us about prices.', loss => losses.push(loss))).toBeUndefined()
  expect(losses).toHaveLength(1)
})

test('a table of a foreign system has the payers that the mapping names, its days, and names the other labels', () => {
  const losses: string[] = []
  const given = { columns: ['Twin', 'Deluxe'], rows: [{ label: '1–5 March 2027', prices: [100, 200] }] }
  const table = readPriceTable(given, none)
  const known = { node: { nights: '4 nights' }, fares: new Map([['twin', { who: 'sharer' as const, people: 2 }]]) }
  expect(table && withMappedFares(table, known, loss => losses.push(loss.reason))).toMatchObject({
    heads: [{ fare: { who: 'sharer', people: 2 } }, {}],
    rows: [{ when: { days: ['2027-03-01'] } }],
  })
  expect(losses).toEqual(['has no known payer of “Deluxe”'])
})
