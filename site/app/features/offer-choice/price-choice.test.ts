import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupAsk } from './chosen-offer.server.ts'
import { type ChoiceTable, choiceInWords, choiceLabels, choiceVerb, readChoice, sumOf } from './price-choice.ts'

const table: ChoiceTable = {
  columns: ['Inside', 'Balcony'],
  rows: [
    { label: '12 June 2027', prices: [59_800, 79_850] },
    { label: '17 July 2027', prices: [69_800, null] },
    { label: '4 September 2027', prices: ['USD 280', 'Call us'] },
  ],
  dated: 'rows',
  sharing: 2,
}
const given = (departure: string, room: string, people = '2') => ({ departure, room, people })

test.each([
  [given('12 June 2027', 'Balcony'), '2 × RM 798.50 = RM 1,597.00'],
  [given('12 June 2027', 'Inside', '4'), '4 × RM 598.00 = RM 2,392.00 (2 cabins: 2 + 2)'],
  [given('12 June 2027', 'Inside', ''), 'RM 598.00 each'],
  [given('12 June 2027', 'Inside', '-2'), 'RM 598.00 each'],
  [given('12 June 2027', 'Inside', '41'), 'RM 598.00 each'],
  [given('17 July 2027', 'Balcony'), 'Not sold together. Ask us what comes close.'],
  [given('4 September 2027', 'Inside'), 'USD 280'],
  [given('12 June 2027', ''), ''],
  [given('', 'Balcony'), ''],
  [given('1 May 2027', 'Balcony'), ''],
])('%j costs "%s"', (choice, sum) => expect(sumOf(table, choice, 'cruise')).toBe(sum))

test('an enquiry for ten asks for a group price, one for eight does not', () => {
  const asks = (people: string) => groupAsk(table, given('12 June 2027', 'Inside', people), 'cruise')
  expect(asks('10')).toBe('please quote one for 10 people')
  expect(asks('8')).toBe('')
})

test('without a table a price for two who share tells the least for pairs, and a planner reckons for others', () => {
  const trip: ChoiceTable = { columns: [], rows: [], months: ['2027-03'], minEach: 148_800 }
  const sum = (adults: string, children = '') =>
    sumOf(trip, { departure: '', room: '', people: '', adults, children, childAges: '4' }, 'tour')
  expect(sum('4')).toBe('From 4 × RM 1,488.00 = RM 5,952.00')
  expect(sum('3')).toMatch(/^From RM 1,488\.00 each, two sharing\. A planner /)
  expect(sum('2', '1')).toBe(sum('3'))
  expect(sum('')).toBe('')
})

test('the folds of the form name the choice, in tables whose rows or columns are dates', () => {
  const family = { ...given('12 June 2027', 'Balcony'), adults: '2', children: '1' }
  expect(choiceInWords(table, family, 'cruise')).toEqual({ when: '12 June 2027', who: 'Balcony, 2 adults, 1 child' })
  const turned = { ...table, dated: 'columns' as const }
  expect(choiceInWords(turned, { ...given('Suite', '3 May'), adults: '1' }, 'tour').who).toBe('Suite, 1 adult')
  const tickets: ChoiceTable = { columns: [], rows: [] }
  const day = { ...given('', '', ''), depart: '2099-03-14' }
  expect(choiceInWords(tickets, day, 'ticket')).toEqual({ when: '14 March 2099', who: 'Not sure yet' })
})

test('with one price per row, the row suffices', () => {
  const tickets: ChoiceTable = { columns: [], rows: [{ label: 'Adult', prices: [4500] }] }
  expect(sumOf(tickets, given('Adult', '', '3'), 'ticket')).toBe('3 × RM 45.00 = RM 135.00')
})

test('an address cannot choose what the table lacks', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('Balcony', '12 June 2027', '2', '4, 9', '2027-03', '__proto__'))
  fc.assert(
    fc.property(text, text, text, (departure, room, people) => {
      const query = { departure, room, people, adults: people, children: people, childAges: room, rooms: people }
      const choice = readChoice(table, new URLSearchParams({ ...query, month: room, depart: departure }))
      return (
        /^\d{0,2}$/.test(`${choice.adults ?? ''}`) &&
        /^\d{0,2}$/.test(`${choice.children ?? ''}`) &&
        /^[\d,; ]*$/.test(choice.childAges ?? '') &&
        choice.month === undefined &&
        /^(?:|20\d\d-\d\d-\d\d)$/.test(choice.depart ?? '') &&
        ['', ...table.rows.map(({ label }) => label)].includes(choice.departure) &&
        ['', ...table.columns].includes(choice.room) &&
        /^(?:|[1-9]|[1-3]\d|40|0[1-9])$/.test(choice.people)
      )
    }),
  )
})

test('a month and a day are kept as the address has them', () => {
  const monthly = { ...table, months: ['2027-03'] }
  const query = new URLSearchParams({ month: '2027-03', depart: '2027-03-28', childAges: '4, 9', adults: '2' })
  expect(readChoice(monthly, query)).toMatchObject({ month: '2027-03', depart: '2027-03-28', childAges: '4, 9' })
  expect(readChoice(table, query).month).toBeUndefined()
})

test('tours and cruises are asked for by dates where some were chosen', () => {
  expect(choiceVerb(table, 'cruise')).toBe('Ask for your dates')
  expect(choiceVerb(table, 'cruise', given('12 June 2027', ''))).toBe('Ask for these dates')
  expect(choiceVerb({ columns: [], rows: [] }, 'tour')).toBe('Ask for your dates')
  expect(choiceVerb({ columns: [], rows: [] }, 'ticket')).toBe('Get tickets')
  expect(choiceLabels(table, 'cruise')).toEqual({ row: 'Departure', column: 'Cabin' })
  const seasons = { ...table, months: ['2027-06'] }
  expect(choiceLabels(seasons, 'tour').row).toBe('Season')
  expect(choiceVerb(seasons, 'tour', given('12 June 2027', ''))).toBe('Ask for your dates')
  expect(choiceLabels({ ...table, dated: 'columns' }, 'tour')).toEqual({ row: 'Where you stay', column: 'Departure' })
})
