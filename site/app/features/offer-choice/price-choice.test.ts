import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChoiceTable, choiceLabels, choiceVerb, readChoice, sumOf } from './price-choice.ts'

const table: ChoiceTable = {
  columns: ['Inside', 'Balcony'],
  rows: [
    { label: '12 June 2027', prices: [59_800, 79_850] },
    { label: '17 July 2027', prices: [69_800, null] },
    { label: '4 September 2027', prices: ['USD 280', 'Call us'] },
  ],
  dated: 'rows',
}
const given = (departure: string, room: string, people = '2') => ({ departure, room, people })

test.each([
  [given('12 June 2027', 'Balcony'), '2 × RM 798.50 = RM 1,597.00'],
  [given('12 June 2027', 'Inside', '1'), 'RM 598.00'],
  [given('12 June 2027', 'Inside', ''), 'RM 598.00 each'],
  [given('12 June 2027', 'Inside', '-2'), 'RM 598.00 each'],
  [given('12 June 2027', 'Inside', '41'), 'RM 598.00 each'],
  [given('17 July 2027', 'Balcony'), 'Not sold together. Ask us what comes close.'],
  [given('4 September 2027', 'Inside'), 'USD 280'],
  [given('12 June 2027', ''), ''],
  [given('', 'Balcony'), ''],
  [given('1 May 2027', 'Balcony'), ''],
])('%j costs "%s"', (choice, sum) => expect(sumOf(table, choice)).toBe(sum))

test.each([
  ['Inside', '1', 'RM 100.00 each, two sharing. We work out the sum for one person.'],
  ['Inside', '3', 'RM 100.00 each, two sharing. We work out the sum for 3 people.'],
  ['Inside', '4', '4 × RM 100.00 = RM 400.00'],
  ['Single in inside cabin', '1', 'RM 150.00'],
  ['Triple sharing', '2', 'RM 90.00 each, three sharing. We work out the sum for 2 people.'],
  ['Triple sharing', '3', '3 × RM 90.00 = RM 270.00'],
])('a room called "%s" for %s costs "%s"', (room, people, sum) => {
  const columns = ['Inside', 'Single in inside cabin', 'Triple sharing']
  const shared: ChoiceTable = { columns, rows: [{ label: 'May', prices: [10_000, 15_000, 9_000] }], sharing: 2 }
  expect(sumOf(shared, given('May', room, people))).toBe(sum)
})

test('with one price per row, the row suffices', () => {
  const tickets: ChoiceTable = { columns: [], rows: [{ label: 'Adult', prices: [4500] }] }
  expect(sumOf(tickets, given('Adult', '', '3'))).toBe('3 × RM 45.00 = RM 135.00')
})

test('an address cannot choose what the table lacks', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('Balcony', '12 June 2027', '2', '__proto__'))
  fc.assert(
    fc.property(text, text, text, (departure, room, people) => {
      const choice = readChoice(table, new URLSearchParams({ departure, room, people }))
      return (
        ['', ...table.rows.map(({ label }) => label)].includes(choice.departure) &&
        ['', ...table.columns].includes(choice.room) &&
        /^(?:|[1-9]|[1-3]\d|40|0[1-9])$/.test(choice.people)
      )
    }),
  )
})

test('tours and cruises are asked for by dates where there are some', () => {
  expect(choiceVerb(table, 'cruise')).toBe('Ask for these dates')
  expect(choiceVerb({ columns: [], rows: [] }, 'tour')).toBe('Ask for your dates')
  expect(choiceVerb({ columns: [], rows: [] }, 'ticket')).toBe('Get tickets')
  expect(choiceLabels(table, 'cruise')).toEqual({ row: 'Departure', column: 'Cabin' })
  expect(choiceLabels({ ...table, dated: 'columns' }, 'tour')).toEqual({ row: 'Where you stay', column: 'Departure' })
})
