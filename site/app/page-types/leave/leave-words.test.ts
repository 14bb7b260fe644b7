import { expect, test } from 'vitest'
import { leaveWords } from './leave-words.ts'

const words = leaveWords()

test('leave days name each month once', () => {
  expect(words.take(['2027-05-18', '2027-05-19', '2027-05-21'])).toBe('Take Tue 18, Wed 19 and Fri 21 May')
  expect(words.take(['2027-05-31', '2027-06-02'])).toBe('Take Mon 31 May and Wed 2 Jun')
})

test('a stretch says what it costs', () => {
  expect(words.days(9, 3)).toBe('9 days off for 3 days of leave')
  expect(words.days(4, 1)).toBe('4 days off for 1 day of leave')
  expect(words.days(4, 0)).toBe('4 days off without leave')
  expect(words.span('2027-05-15', '2027-05-23')).toBe('Sat 15 May – Sun 23 May 2027')
})

test('a holiday says that it is expected, and what it makes up for', () => {
  expect(words.holiday('2027-08-16', 'The Prophet’s Birthday', '2027-08-15', true)).toBe(
    'Mon 16 Aug: The Prophet’s Birthday, in lieu of Sun 15 Aug (expected)',
  )
})

test('a language without a catalogue reads English', () => {
  expect(leaveWords('ms')).toBe(words)
})
