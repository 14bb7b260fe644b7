import { prescribedSchedules } from '@agency/contracts/site/terms/prescribed-schedule.ts'
import { expect, test } from 'vitest'
import { contraryRules, type Rules } from './rules-in-prose.ts'

const { steps } = prescribedSchedules.group
const ofKind = { kind: 'group', deposit: 25, balanceDays: 21, unit: 'working', steps: [...steps] } as const
const offer: Rules = { own: { freeDays: 14 }, ofKind: { ...ofKind, steps: [...steps] } }
const wrong = (text: string, rules?: Rules) => contraryRules(text, rules).map(({ message }) => message)

test.each([
  ['Cancel free of charge until 14 days before arrival.', []],
  ['Bring boots. Cancelling costs nothing until 21 days before.', [/free until 21 days before, but freeDays is 14/]],
  ['Pembatalan adalah percuma sehingga 3 minggu sebelum berlepas.', [/free until 21 days/]],
  ['The deposit is 25 % of the price.', []],
  ['Deposit RM 500 a person.', [/another deposit than the data: 25 %/]],
  ['Half of the price is the deposit.', [/another deposit than the data/]],
  ['The balance is due 30 days before departure.', [/another day for the balance than the data: 21 days/]],
  ['Full payment on booking.', [/paid at once/]],
  ['After that we keep 60 % of the price.', [/which no step of its terms keeps/]],
  ['Two-night fares cannot be changed or refunded.', [/nothing is refunded/]],
  ['If the SkyCab is closed, its ticket is refunded.', []],
])('on an offer: %s', (text, messages) => {
  expect(wrong(text, offer)).toEqual(messages.map(message => expect.stringMatching(message)))
})

test.each([
  ['<p>A deposit is a quarter of the price.</p>', /how much a deposit is/],
  ['You may cancel free of charge until 30 days before departure.', /until when cancelling is free/],
  ['The balance is due four or 6 weeks before departure.', /when a balance is due/],
  ['Later we keep 50 % of the price.', /what is kept/],
  ['Dated attraction tickets cannot be refunded.', /nothing is refunded/],
])('a page without an offer tells no rule of the terms: %s', (text, message) => {
  expect(wrong(text)).toEqual([expect.stringMatching(message)])
})

test('what airlines, hotels and car firms ask for is theirs', () => {
  expect(wrong('Hotels: cancelling is free until 2 days before, then they keep 50 %.')).toEqual([])
  expect(wrong('Rental cars need a deposit of RM 300.')).toEqual([])
})

test('an offer’s own deposit and balance are those of its page', () => {
  const own: Rules = { own: { deposit: 500, balanceDays: 90 }, ofKind: { ...ofKind, steps: [...steps] } }
  expect(wrong('Deposit RM 500; the balance is due 90 days before sailing.', own)).toEqual([])
  expect(wrong('Deposit RM 400; the balance is due 60 days before sailing.', own)).toHaveLength(2)
})
