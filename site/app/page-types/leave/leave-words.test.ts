import { inLanguage } from '@agency/words/current-language.ts'
import { leaveWords } from '@agency/words/pages/leave/words.ts'
import { expect, test } from 'vitest'
import { dayList, daySpan, shortDay } from './leave-words.ts'

const words = leaveWords()

test('leave days name each month once', () => {
  expect(dayList(['2027-05-18', '2027-05-19', '2027-05-21'])).toBe('Tue 18, Wed 19 and Fri 21 May')
  expect(dayList(['2027-05-31', '2027-06-02'])).toBe('Mon 31 May and Wed 2 Jun')
  expect(inLanguage('zh', () => dayList(['2027-05-18', '2027-05-19', '2027-06-02']))).toBe(
    '5月18日周二、19日周三和6月2日周三',
  )
})

test('a stretch says what it costs', () => {
  expect(words.days({ length: 9, leave: 3 })).toBe('9 days off for 3 days of leave')
  expect(words.days({ length: 4, leave: 1 })).toBe('4 days off for 1 day of leave')
  expect(words.days({ length: 4, leave: 0 })).toBe('4 days off without leave')
  expect(daySpan('2027-05-15', '2027-05-23')).toBe('Sat 15 May – Sun 23 May 2027')
  expect(inLanguage('zh', () => daySpan('2027-05-15', '2027-05-23'))).toBe('2027年5月15日周六至5月23日周日')
})

test('a holiday says that it is expected, and what it makes up for', () => {
  const [day, insteadOf] = ['2027-08-16', '2027-08-15'].map(shortDay) as [string, string]
  expect(words.holiday({ day, name: 'The Prophet’s Birthday', insteadOf, isExpected: true })).toBe(
    'Mon 16 Aug: The Prophet’s Birthday, in lieu of Sun 15 Aug (expected)',
  )
})
