import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDay } from './calendar-day.ts'
import { readCmsDate, writeCmsDate } from './cms-date.ts'

test.each([
  ['2026-09-05', undefined, '05-Sep-2026 12:00:00 AM'],
  ['2026-12-31', '23:59', '31-Dec-2026 11:59:00 PM'],
  ['2028-02-29', '12:00', '29-Feb-2028 12:00:00 PM'],
  ['2026-05-01', '09:05:07', '01-May-2026 9:05:07 AM'],
])('%s %s is written %s', (day, time, text) => {
  expect(writeCmsDate(day, time)).toBe(text)
})

test.each([
  '5-Sep-2026 12:00:00 AM',
  '05-Sept-2026 12:00:00 AM',
  '05-SEP-2026 12:00:00 AM',
  '05-Sep-2026 12:00:00 am',
  '05-Sep-2026 12:00:00 PG',
  '05-Sep-2026 00:00:00 AM',
  '05-Sep-2026 01:00:00 AM',
  '05-Sep-2026 13:00:00 PM',
  '05-Sep-2026 12:60:00 AM',
  '05-Sep-2026 12:00 AM',
  '05-Sep-2026',
  '05-Sep-26 12:00:00 AM',
  '31-Sep-2026 12:00:00 AM',
  '29-Feb-2026 12:00:00 AM',
  '00-Sep-2026 12:00:00 AM',
  '05-Foo-2026 12:00:00 AM',
  '05-Sep-0000 12:00:00 AM',
  ' 05-Sep-2026 12:00:00 AM',
  '05-Sep-2026 12:00:00 AM\n',
  '05-Sep-2026\u202f12:00:00 AM',
  '2026-09-05T00:00:00',
  '',
])('%j is not read', text => {
  expect(readCmsDate(text)).toBeUndefined()
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '2026-9-5', '05-09-2026', ''])(
  '%j is no day and is not written',
  day => {
    expect(isDay(day)).toBe(false)
    expect(() => writeCmsDate(day)).toThrow(RangeError)
  },
)

test('a time that does not exist is not written', () => {
  for (const time of ['24:00', '9:00', '12:60', '']) expect(() => writeCmsDate('2026-09-05', time)).toThrow(RangeError)
})

test('every written time is read back to the second', () => {
  const moments = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, moment => {
      const [day, time] = moment.toISOString().slice(0, 19).split('T') as [string, string]
      expect(readCmsDate(writeCmsDate(day, time))).toEqual({ day, time })
    }),
  )
})
