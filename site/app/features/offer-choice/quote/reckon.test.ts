import type { NamedFare } from '@agency/contracts/content/prices/fare.ts'
import { readFares } from '@agency/contracts/content/readers/fare-names.ts'
import { expect, test } from 'vitest'
import { quoteInWords } from './quote-words.ts'
import { type Cell, reckon } from './reckon.ts'

type Table = {
  columns: string
  rows: Record<string, (number | null)[]>
  sharing?: number
  facts?: Omit<NamedFare, 'who'>[]
  maxGroup?: number
  youngest?: number
}

/** Tables as agencies write them. Prices in ringgit. */
const tables: Record<string, Table> = {
  cruise: {
    sharing: 2,
    columns: 'Inside|Balcony|Child as third guest',
    rows: { '14 December': [1648, 2348, 848], '28 December': [1988, null, null] },
  },
  'four berths': {
    sharing: 2,
    columns: 'Inside|Balcony|Third or fourth guest',
    rows: { '12 June': [11_888, 14_688, 7288] },
  },
  'third adult': { sharing: 2, columns: 'Inside|Third adult', rows: { '22 March': [2188, 1388] } },
  'with singles': {
    sharing: 2,
    columns: 'Inside|Balcony|Single in inside cabin',
    rows: { '13 January': [688, 948, 1148] },
  },
  'under 18': { sharing: 2, columns: 'Inside|Child under 18', rows: { '15 May': [4988, 1288] } },
  tour: {
    columns: 'Twin sharing|Triple sharing|Single|Child 4 to 11',
    rows: { '27 June': [4488, 4288, 5688, 3788] },
    maxGroup: 26,
  },
  bedless: {
    columns: 'Twin sharing|Triple sharing|Single|Child without bed|Ten or more, twin sharing',
    rows: { Lodge: [648, 598, 898, 388, 618], 'Private bay': [1588, null, 2688, 688, null] },
  },
  family: {
    columns: 'Twin sharing|Family room for four|Single',
    rows: { Lodge: [728, 688, 998], 'Private van, 2 to 3 people': [1188, null, null] },
  },
  supplement: { columns: 'Twin sharing|Single supplement', rows: { Hotel: [500, 200] } },
  suites: { columns: 'Twin sharing|Junior suite', rows: { '11 May': [29_988, 36_988] } },
  villa: { columns: 'Two people|Four people|Single traveller', rows: { 'Three-star': [1238, 1088, 1788] } },
  stay: {
    columns: 'Two adults|Two adults and two children|Single parent and one child',
    rows: { '18 January': [4988, 4388, 4688] },
    facts: ['Two adults and two children', 'Single parent and one child'].map(name => ({
      name,
      youngest: 3,
      oldest: 9,
    })),
  },
  resort: {
    sharing: 2,
    columns: 'Superior|Family of four in two rooms|Child 4 to 11',
    rows: { May: [2988, 3288, 1888] },
    facts: [{ name: 'Family of four in two rooms', people: 4, children: 2 }],
  },
  additions: { columns: 'Twin|Single supp|CWB|Peak season surcharge', rows: { Hotel: [1000, 300, 700, 80] } },
  parties: { columns: '2 pax|4 to 6 pax', rows: { Villa: [1200, 900] } },
  beds: {
    columns: 'Twin sharing|Family room for four|Single|Child with bed|Child without bed|Infant',
    rows: { Lodge: [728, 688, 998, 578, 438, 68] },
    facts: [
      { name: 'Child with bed', youngest: 2, oldest: 11, people: 1, bed: true },
      { name: 'Child without bed', youngest: 2, oldest: 11, people: 1 },
      { name: 'Infant', youngest: 0, oldest: 1 },
    ],
  },
  old: { youngest: 8, columns: 'Twin sharing', rows: { Cabin: [500] } },
  lodge: { columns: 'Twin sharing|Dormitory|Single|Child 4 to 11', rows: { Chalet: [528, 478, 678, 388] } },
}

/** Who travels: adults, with the ages of children behind a plus, and the number of rooms. Every sum was reckoned by hand. */
const cases = `
  cruise | 14 December | Inside | 1 | RM 1,648.00 each, two sharing. The table has no price for one person alone, who pays RM 3,296.00 at most.
  cruise | 14 December | Inside | 2 | 2 × RM 1,648.00 = RM 3,296.00
  cruise | 14 December | Inside | 3 | RM 1,648.00 each, two sharing. The table has no price for 3 adults.
  cruise | 14 December | Inside | 4 | 4 × RM 1,648.00 = RM 6,592.00 (2 rooms: 2 + 2)
  cruise | 14 December | Balcony | 2 | 2 × RM 2,348.00 = RM 4,696.00
  cruise | 14 December | Inside | 0+5,7,9 | Children travel with an adult: please add who comes along.
  cruise | 14 December | Inside | 2+7 | 2 × RM 1,648.00 Inside + 1 × RM 848.00 Child as third guest = RM 4,144.00
  cruise | 14 December | Inside | 2+7,9 | 4 × RM 1,648.00 = RM 6,592.00 (2 rooms: 2 + 2)
  cruise | 14 December | Inside | 1+7 | 2 × RM 1,648.00 = RM 3,296.00
  cruise | 14 December | Inside | 1+7,9 | 2 × RM 1,648.00 Inside + 1 × RM 848.00 Child as third guest = RM 4,144.00
  cruise | 14 December | Inside | 4+7,9 | 4 × RM 1,648.00 Inside + 2 × RM 848.00 Child as third guest = RM 8,288.00 (2 rooms: 3 + 3)
  cruise | 14 December | Inside | 2+1 | The table has no price for a child of 1.
  cruise | 14 December | Inside | 2+? | Give the age of each child, and the sum follows.
  cruise | 28 December | Inside | 2+7 | The table has no price for children here.
  cruise | 28 December | Balcony | 2 | Not sold together. Ask us what comes close.
  four berths | 12 June | Balcony | 4 | 4 × RM 14,688.00 = RM 58,752.00 (2 rooms: 2 + 2)
  four berths | 12 June | Balcony | 4 in 1 | 2 × RM 14,688.00 Balcony + 2 × RM 7,288.00 Third or fourth guest = RM 43,952.00
  four berths | 12 June | Balcony | 3 | 2 × RM 14,688.00 Balcony + 1 × RM 7,288.00 Third or fourth guest = RM 36,664.00
  four berths | 12 June | Balcony | 2+4,9 | 2 × RM 14,688.00 Balcony + 2 × RM 7,288.00 Third or fourth guest = RM 43,952.00
  four berths | 12 June | Balcony | 2+4,9,14 | 4 × RM 14,688.00 Balcony + 1 × RM 7,288.00 Third or fourth guest = RM 66,040.00 (2 rooms: 3 + 2)
  four berths | 12 June | Balcony | 5 | 4 × RM 14,688.00 Balcony + 1 × RM 7,288.00 Third or fourth guest = RM 66,040.00 (2 rooms: 3 + 2)
  third adult | 22 March | Inside | 3 | 2 × RM 2,188.00 Inside + 1 × RM 1,388.00 Third adult = RM 5,764.00
  third adult | 22 March | Inside | 2+7 | RM 2,188.00 each, two sharing. The table has no price for 2 adults and one child.
  third adult | 22 March | Inside | 2+7,9 | 4 × RM 2,188.00 = RM 8,752.00 (2 rooms: 2 + 2)
  with singles | 13 January | Inside | 1 | 1 × RM 1,148.00 Single in inside cabin = RM 1,148.00
  with singles | 13 January | Balcony | 1 | RM 948.00 each, two sharing. The table has no price for one person alone, who pays RM 1,896.00 at most.
  with singles | 13 January | Inside | 3 | 2 × RM 688.00 Inside + 1 × RM 1,148.00 Single in inside cabin = RM 2,524.00 (2 rooms: 2 + 1)
  under 18 | 15 May | Inside | 2+1,16 | 2 × RM 4,988.00 Inside + 2 × RM 1,288.00 Child under 18 = RM 12,552.00
  under 18 | 15 May | Inside | 1+16 | RM 4,988.00 each, two sharing. The table has no price for one adult and one child.
  four berths | 12 June | Balcony | 1+4,9,14 | 2 × RM 14,688.00 Balcony + 2 × RM 7,288.00 Third or fourth guest = RM 43,952.00
  tour | 27 June | Twin sharing | 1 | 1 × RM 5,688.00 Single = RM 5,688.00
  tour | 27 June | Single | 1 | RM 5,688.00
  tour | 27 June | Single | 2 | 2 × RM 5,688.00 = RM 11,376.00 (2 rooms: 1 + 1)
  tour | 27 June | Twin sharing | 5 | 4 × RM 4,488.00 Twin sharing + 1 × RM 5,688.00 Single = RM 23,640.00 (3 rooms: 2 + 2 + 1)
  tour | 27 June | Twin sharing | 2 in 2 | 2 × RM 5,688.00 Single = RM 11,376.00 (2 rooms: 1 + 1)
  tour | 27 June | Triple sharing | 5 | 3 × RM 4,288.00 Triple sharing + 2 × RM 4,488.00 Twin sharing = RM 21,840.00 (2 rooms: 3 + 2)
  tour | 27 June | Triple sharing | 2+7 | 2 × RM 4,488.00 Twin sharing + 1 × RM 3,788.00 Child 4 to 11 = RM 12,764.00
  tour | 27 June | Twin sharing | 2+4,11 | 2 × RM 4,488.00 Twin sharing + 2 × RM 3,788.00 Child 4 to 11 = RM 16,552.00
  tour | 27 June | Twin sharing | 2+3 | The table has no price for a child of 3.
  tour | 27 June | Twin sharing | 2+12 | 2 × RM 4,488.00 Twin sharing + 1 × RM 5,688.00 Single = RM 14,664.00 (2 rooms: 2 + 1)
  tour | 27 June | Twin sharing | 1+7 | RM 4,488.00 each, two sharing. The table has no price for one adult and one child.
  tour | 27 June | Twin sharing | 1+12,13,14 | RM 4,488.00 each, two sharing. The table has no price for one adult and 3 children.
  tour | 27 June | Twin sharing | 2+12,13 | 4 × RM 4,488.00 = RM 17,952.00 (2 rooms: 2 + 2)
  tour | 27 June | Twin sharing | 27 | At most 26 people can come along.
  bedless | Lodge | Twin sharing | 2+7 | 2 × RM 648.00 Twin sharing + 1 × RM 388.00 Child without bed = RM 1,684.00
  bedless | Lodge | Twin sharing | 2+5,7 | RM 648.00 each, two sharing. The table has no price for 2 adults and 2 children.
  bedless | Lodge | Twin sharing | 14 | 14 × RM 618.00 = RM 8,652.00 (7 rooms)
  bedless | Private bay | Twin sharing | 3 | 2 × RM 1,588.00 Twin sharing + 1 × RM 2,688.00 Single = RM 5,864.00 (2 rooms: 2 + 1)
  family | Lodge | Family room for four | 2+5,8 | 4 × RM 688.00 = RM 2,752.00
  family | Lodge | Family room for four | 2+5 | 2 × RM 728.00 Twin sharing + 1 × RM 998.00 Single = RM 2,454.00 (2 rooms: 2 + 1)
  family | Private van, 2 to 3 people | Twin sharing | 4 | “Private van, 2 to 3 people” is for 2 to 3 people.
  supplement | Hotel | Twin sharing | 3 | 2 × RM 500.00 Twin sharing + 1 × RM 700.00 Twin sharing with single supplement = RM 1,700.00 (2 rooms: 2 + 1)
  suites | 11 May | Junior suite | 2 | RM 36,988.00 each. The table does not say how many people share “Junior suite”.
  villa | Three-star | Four people | 2+6,9 | 4 × RM 1,088.00 = RM 4,352.00
  villa | Three-star | Two people | 3 | “Two people” is a price for exactly those people. The table has none for 3 adults.
  stay | 18 January | Two adults and two children | 2+4,9 | 4 × RM 4,388.00 = RM 17,552.00
  stay | 18 January | Two adults and two children | 2+2,9 | The table has no price for children of these ages.
  stay | 18 January | Single parent and one child | 1+8 | 2 × RM 4,688.00 = RM 9,376.00
  resort | May | Family of four in two rooms | 2+5,8 | 2 × RM 3,288.00 Family of four in two rooms + 2 × RM 1,888.00 Child 4 to 11 = RM 10,352.00
  family | Lodge | Family room for four | 3 | 2 × RM 728.00 Twin sharing + 1 × RM 998.00 Single = RM 2,454.00 (2 rooms: 2 + 1)
  family | Lodge | Family room for four | 5 | 4 × RM 688.00 Family room for four + 1 × RM 998.00 Single = RM 3,750.00 (2 rooms: 4 + 1)
  lodge | Chalet | Dormitory | 3 | 3 × RM 478.00 = RM 1,434.00
  additions | Hotel | Twin | 1 | 1 × RM 1,300.00 Twin with single supp = RM 1,300.00
  additions | Hotel | Twin | 2+7 | 2 × RM 1,000.00 Twin + 1 × RM 700.00 CWB = RM 2,700.00
  parties | Villa | 4 to 6 pax | 5 | 5 × RM 900.00 = RM 4,500.00
  parties | Villa | 4 to 6 pax | 3 | “4 to 6 pax” is a price for exactly those people. The table has none for 3 adults.
  parties | Villa | 2 pax | 2 | 2 × RM 1,200.00 = RM 2,400.00
  beds | Lodge | Twin sharing | 2+5,8 | 2 × RM 728.00 Twin sharing + 1 × RM 578.00 Child with bed + 1 × RM 438.00 Child without bed = RM 2,472.00
  beds | Lodge | Twin sharing | 2+1 | 2 × RM 728.00 Twin sharing + 1 × RM 68.00 Infant = RM 1,524.00
  beds | Lodge | Twin sharing | 1+1,7 | 2 × RM 728.00 Twin sharing + 1 × RM 68.00 Infant = RM 1,524.00
  beds | Lodge | Single | 1+0,1 | Each infant travels with an adult: please add who comes along.
  beds | Lodge | Family room for four | 2+3,7,12 | 4 × RM 688.00 Family room for four + 1 × RM 578.00 Child with bed = RM 3,330.00
  beds | Lodge | Twin sharing | 4+3 in 2 | 4 × RM 728.00 Twin sharing + 1 × RM 578.00 Child with bed = RM 3,490.00 (2 rooms: 3 + 2)
  old | Cabin | Twin sharing | 2+7 | People travel here from 8 years on: a child of 7 can’t come along.
  lodge | Chalet | Dormitory | 1+7 | The table has no price for children in shared rooms.
`

const faresOf = (labels: string[], facts: Table['facts'] = []): NamedFare[] =>
  readFares(labels, facts).flatMap((fare, at) => {
    const name = labels[at] ?? ''
    return fare ? [{ ...fare, ...facts.find(one => one.name === name), name }] : []
  })

const planner = ' A planner works out the sum and writes to you.'

test.each(
  cases
    .trim()
    .split('\n')
    .map(line => line.trim().split(' | ')),
)('%s, %s, %s, %s: %s', (...given) => {
  const [name = '', label = '', room = '', people = '', sum] = given
  const { columns, rows, facts, ...table } = tables[name] as Table
  const fares = [...faresOf(columns.split('|'), facts), ...faresOf(Object.keys(rows))]
  const prices = columns.split('|').map((column, at): { label: string; price: Cell } => {
    const price = rows[label]?.[at]
    return { label: column, price: price ? price * 100 : null }
  })
  const [party = '', rooms] = people.split(' in ')
  const [adults, young] = party.split('+')
  const ages = young ? young.split(',').flatMap(age => (age === '?' ? [] : Number(age))) : []
  const children = young?.split(',').length ?? 0
  const asked = { adults: Number(adults), children, ages, rooms: rooms ? Number(rooms) : undefined }
  const quote = reckon({ ...table, facts: fares, label, room, prices }, asked)
  expect(quoteInWords(quote, 'tour').replace(planner, '')).toBe(sum)
})

test('where the table has no price, a planner reckons', () => {
  const offer = { label: '', room: 'Inside', sharing: 2, prices: [{ label: 'Inside', price: 100 }] }
  const quote = reckon(offer, { adults: 1, children: 0, ages: [], rooms: undefined })
  expect(quote).toMatchObject({ fromTable: false, byPlanner: true })
})

test('more ages than children are told apart from too few', () => {
  const offer = { label: '', room: 'Inside', sharing: 2, prices: [{ label: 'Inside', price: 100 }] }
  const quote = reckon(offer, { adults: 2, children: 1, ages: [4, 9], rooms: undefined })
  expect(quote).toMatchObject({ why: expect.stringContaining('more ages than children') })
})

test('a group pays its own price in every room that has one, and is told so', () => {
  const named = { 'Twin sharing': 648, 'Triple sharing': 598, Single: 898 }
  const group = { 'Group of 10 or more, twin sharing': 598, 'Group of 10 or more, triple sharing': 558 }
  const prices = Object.entries({ ...named, ...group }).map(([label, price]) => ({ label, price: price * 100 }))
  const quote = (room: string, adults: number) =>
    reckon(
      { label: '', room, prices, facts: faresOf(prices.map(({ label }) => label)) },
      { adults, children: 0, ages: [], rooms: undefined },
    )
  expect(quote('Twin sharing', 14)).toMatchObject({
    total: 14 * 598_00,
    note: expect.stringContaining('groups of ten'),
  })
  expect(quote('Triple sharing', 14)).toMatchObject({ total: (12 * 558 + 2 * 598) * 100 })
  expect(quote('Twin sharing', 13)).toMatchObject({ total: (12 * 598 + 898) * 100 })
  expect(quote('Twin sharing', 9)).toMatchObject({ total: (8 * 648 + 898) * 100 })
})

test('groups without a price of their own are told to ask', () => {
  const offer = { label: '', room: 'Inside', sharing: 2, prices: [{ label: 'Inside', price: 100 }] }
  const quote = (adults: number) => reckon(offer, { adults, children: 0, ages: [], rooms: undefined })
  expect(quote(10)).toMatchObject({ fromTable: true, note: expect.stringContaining('group price') })
  expect(quote(8)).not.toHaveProperty('note')
})
