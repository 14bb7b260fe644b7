import { expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { checkContent } from '../check-content.ts'

/** What is wrong with an offer that has these facts, besides a sound table of two departures. */
function wrong(
  facts: string,
  rows = ['4 April 2027', '6 June 2027'],
  caption = 'RM, two sharing',
  travel = 'daysAway: 30\nstartsIn: abroad\nmonths: [5]\n',
): string[] {
  const [first, second] = rows
  const table = `priceTable:\n  caption: ${caption}\n  columns: [Inside, Child]\n  rows:\n    - {label: "${first}", prices: [1148, 588]}\n    - {label: "${second}", prices: [1348, null]}\n`
  const folder = contentFolder({
    'pages/login.md': prose('Log in', '[x](/sailing)'),
    'pages/sailing.md': prose('Sailing', '', facts + table + travel).replace('prosePage', 'contentDetail'),
  })
  return checkContent(folder, new Set(), new Date('2026-11-20T04:00:00Z')).map(
    ({ level, line, message }) => `${level} ${line}: ${message}`,
  )
}

test('an offer that is bookable after its last departure is reported', () => {
  expect(wrong('validUntil: 2027-06-06\n')).toEqual([])
  expect(wrong('validUntil: 2027-06-07\n')).toEqual([
    'error 7: one can book until 2027-06-07, but the last departure is 2027-06-06',
  ])
  expect(wrong('validUntil: 2027-12-31\n', ['Inland', 'On the beach'])).toEqual([])
})

test('of a trip, a name that says nothing of people is reported', () => {
  expect(wrong('days: 5\n', undefined, 'RM')).toEqual([expect.stringMatching(/^warning \d+: “Inside” has no sum/)])
  expect(wrong('', undefined, 'RM')).toEqual([])
})

test('a day that cannot be read for certain is reported, and a season is none', () => {
  expect(wrong('', ['1 March', '4 April 2027'])).toEqual([
    expect.stringMatching(/^warning \d+: no day was recognised in 1 of 2 rows: “1 March”/),
  ])
  expect(wrong('days: 5\nvalidUntil: 2027-03-02\n', ['1–5 March 2027', '1 January – 2 March 2027'])).toEqual([])
})

test('the price in front is in the table, and the lowest of its column when rows are departures', () => {
  expect(wrong('price: 1148\n')).toEqual([])
  expect(wrong('price: 1099\n')).toEqual(['error 7: the table of prices has no RM 1099'])
  expect(wrong('price: 1348\n')).toEqual(['error 7: RM 1348 is not the lowest price of its column'])
  expect(wrong('price: 1348\n', ['Child', 'Adult'])).toEqual([])
})

test('days have to match the itinerary, and nights have to fit into them', () => {
  const dayByDay = 'itinerary:\n  - {day: 1, title: A, text: B}\n  - {day: 4, title: C, text: D}\n'
  expect(wrong(`nights: 3\ndays: 4\n${dayByDay}`)).toEqual([])
  expect(wrong(`nights: 2\ndays: 4\n${dayByDay}`)).toEqual([])
  expect(wrong(`nights: 3\ndays: 5\n${dayByDay}`)).toEqual(['error 8: 5 days, but the itinerary ends on day 4'])
  expect(wrong(`nights: 4\n${dayByDay}`)).toEqual(['error 7: 4 nights do not fit into 4 days'])
})

test('a hotel needs an overnight stay at its place, and a group needs a minimum below its maximum', () => {
  const nights = 'itinerary:\n  - {day: 1, title: A, text: B, overnight: Rome}\n'
  expect(wrong(`hotels:\n  - {place: Rome, kind: Hotel}\nminGroup: 10\nmaxGroup: 26\n${nights}`)).toEqual([])
  expect(wrong(`hotels:\n  - {place: Siena, kind: Hotel}\n${nights}`)).toEqual(['error 7: no overnight stay in Siena'])
  expect(wrong('minGroup: 12\nmaxGroup: 10\n')).toEqual(['error 8: at least 12 people, but 10 at most'])
})

test('a trip says on which days and from where it can be taken', () => {
  const says = (facts: string, travel: string) => wrong(`nights: 3\n${facts}`, undefined, undefined, travel)
  expect(says('', 'daysAway: 4\nstartsIn: sabah\n')).toEqual([])
  expect(says('', '')).toEqual([expect.stringMatching(/^warning 7: .*fill in daysAway and startsIn/)])
  expect(says('nightsInAir: 1\n', 'daysAway: 4\nstartsIn: sabah\n')).toEqual([
    expect.stringMatching(/4 days are too few for 4 nights/),
  ])
  const prose = 'subtitle2: Travel between 8 November 2027 and 10 December 2027.\n'
  expect(says(prose, 'daysAway: 4\nstartsIn: sabah\n')).toEqual([
    expect.stringMatching(/^error 8: names a period of travel: fill in travelFrom and travelUntil/),
  ])
})

test('stars are those of a hotel with a name, or of one that is named in time', () => {
  const nights = 'itinerary:\n  - {day: 1, title: A, text: B, overnight: Rome}\n'
  const hotel = (facts: string) => `hotels:\n  - {place: Rome, stars: 4, kind: Hotel${facts}}\n${nights}`
  expect(wrong(hotel(''))).toEqual([expect.stringMatching(/^error 7: stars in Rome without a name/)])
  expect(wrong(hotel(', hotel: Contoh House'))).toEqual([])
  expect(wrong(`hotelsNamedDays: 14\n${hotel('')}`)).toEqual([])
  const rows = ['Three-star hotel', 'Four-star hotel']
  expect(wrong('', rows)).toEqual([expect.stringMatching(/^error \d+: “Three-star hotel” names no hotel/)])
  expect(wrong('hotelsNamedDays: 14\n', rows)).toEqual([])
  expect(wrong('inclusions: [Two nights in four-star hotels]\n')).toEqual([
    expect.stringMatching(/^error 7: “Two nights in four-star hotels” names no hotel/),
  ])
})

test('a group so far is that of a departure, and no larger than groups are', () => {
  const booked = (departure: string) => `booked:\n  - {departure: ${departure}, people: 12, asOf: 2026-11-20}\n`
  expect(wrong(booked('4 April 2027'))).toEqual([])
  expect(wrong(booked('5 April 2027'))).toEqual(['error 7: the table of prices has no “5 April 2027”'])
  expect(wrong(`${booked('4 April 2027')}maxGroup: 10\n`)).toEqual([
    'error 7: 12 have booked “4 April 2027”, but 10 are the most',
  ])
})

test('a deposit is at most a quarter of the price', () => {
  const terms = (sum: string) => `price: 1148\nterms:\n  - Deposit RM ${sum} a person.\n`
  expect(wrong(terms('287'))).toEqual([])
  expect(wrong(terms('288'))).toEqual(['error 8: a deposit of RM 288 is more than a quarter of RM 1148'])
  expect(wrong(terms('1,000'))).toEqual(['error 8: a deposit of RM 1000 is more than a quarter of RM 1148'])
})

test('an offer’s own deposit and balance are no harsher than prescribed, unless its kind is exempt', () => {
  const deposit = 'error 8: deposit is harsher than the Fourth Schedule, deposit: at most 25 % of the price'
  expect(wrong('price: 1148\ndeposit: 287\n')).toEqual([])
  expect(wrong('price: 1148\ndeposit: 288\n')).toEqual([deposit])
  expect(wrong('price: 1148\ndeposit: 288\ntermsKind: cruise-line\n')).toEqual([])
  expect(wrong('depositPercent: 26\nmaxGroup: 20\n')).toEqual([
    'error 7: depositPercent is harsher than the Fourth Schedule, deposit: at most 25 % of the price',
  ])
  expect(wrong('balanceDays: 22\nmaxGroup: 20\n')).toEqual([
    'error 7: balanceDays is harsher than the Fourth Schedule, balance of a group tour: due 21 days before departure',
  ])
})

test('a mark for families needs the age from which children come', () => {
  const errors = (more: string) => wrong(`days: 1\naudience: [families]\n${more}`, ['Adult'], 'RM')
  const refusal = expect.stringMatching(/^error .* says families/)
  expect(errors('youngestAge: 12\n')).toContainEqual(refusal)
  for (const more of ['', 'youngestAge: 6\n']) expect(errors(more)).not.toContainEqual(refusal)
})

test('a mark for Muslim travellers needs food and prayer, a certificate its body and number', () => {
  const facts = (food: string) =>
    wrong(`days: 1\naudience: [muslim-friendly]\nprayer: "yes, 2 stops"\n${food}`, ['Adult', 'Child'], 'RM')
  const errors = (food: string) => facts(food).filter(one => one.startsWith('error'))
  expect(errors('')).toEqual([expect.stringMatching(/says muslim-friendly/)])
  expect(errors('food: "yes, Muslim-friendly, not certified, 3 dinners"\n')).toEqual([])
  expect(errors('food: "yes, halal-certified"\n')).toEqual([expect.stringMatching(/no body and number/)])
  expect(errors('food: "yes, halal-certified by JAKIM, MS 1500-1234"\n')).toEqual([])
})
