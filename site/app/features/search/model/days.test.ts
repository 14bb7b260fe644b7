import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { formatWeekday } from '@agency/ui/formats/malaysian-day.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { briefDays } from './accepted-search.ts'
import { fieldDay, readTypedDay } from './days.ts'

const today = '2026-09-01'

test('one day in all usual forms', () => {
  for (const text of [
    '2026-09-05',
    '5 Sep 2026',
    '5 Sept 2026',
    '5 september 2026',
    '05/09/2026',
    '5/9/26',
    '5.9.2026',
    '5-9-2026',
    'Sat 5 Sep 2026',
    'Saturday, 5 September 2026',
    'Sep 5, 2026',
    'september 5 2026',
    '5th Sep 2026',
    '5Sep2026',
    '  5   sep  2026 ',
    '05-Sep-2026',
    '5 Sep',
    '5/9',
    'Sabtu 5 September 2026',
  ]) {
    expect(readTypedDay(text, today), text).toBe('2026-09-05')
  }
})

test('Malay months', () => {
  expect(readTypedDay('31 Ogos 2027', today)).toBe('2027-08-31')
  expect(readTypedDay('1 Mac 2027', today)).toBe('2027-03-01')
  expect(readTypedDay('25 Disember', today)).toBe('2026-12-25')
})

test('a day without a year is the next such day', () => {
  expect(readTypedDay('31 Aug', today)).toBe('2027-08-31')
  expect(readTypedDay('1 Sep', today)).toBe('2026-09-01')
  expect(readTypedDay('29 Feb', today)).toBe('2028-02-29')
  expect(readTypedDay('tomorrow', '2026-12-31')).toBe('2027-01-01')
})

test('other texts are no days', () => {
  for (const text of [
    '',
    '30 Feb 2026',
    '29/02/2027',
    '13/13/2026',
    '5 Foo 2026',
    'next week',
    '__proto__',
    'constructor',
    '5',
    '2026-9',
    'Sep 2026',
  ]) {
    expect(readTypedDay(text, today), text).toBeUndefined()
  }
})

test('in Chinese, two days show their year first, both where it differs', () => {
  const inChinese = (last: string) => inLanguage('zh', () => briefDays('2026-11-22', last))
  expect(inChinese('2026-11-23')).toBe('2026年11月22日至11月23日')
  expect(inChinese('2027-01-01')).toBe('2026年11月22日至2027年1月1日')
})

test.each(['en', 'ms', 'zh'] as const)('a day in our own format in "%s" can be read', language => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), days => {
      const day = addDays('2000-01-01', days)
      for (const format of [fieldDay, formatWeekday]) {
        expect(
          readTypedDay(
            inLanguage(language, () => format(day)),
            today,
          ),
        ).toBe(day)
      }
    }),
  )
})
