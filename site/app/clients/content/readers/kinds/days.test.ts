import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay, readInstant } from './days.ts'

const none = () => {}

test.each<[unknown, string | undefined]>([
  ['2027-12-31', '2027-12-31'],
  ['2027-12-31T00:00:00', '2027-12-31'],
  ['2027-12-31 23:59', '2027-12-31'],
  ['2027-12-31T23:59:59.9999999', '2027-12-31'],
  ['2027-12-30T16:00:00Z', '2027-12-31'],
  ['2027-12-30T15:59:59Z', '2027-12-30'],
  ['2027-12-31T00:00:00+08:00', '2027-12-31'],
  ['2027-12-31T00:00:00+0800', '2027-12-31'],
  ['2027/12/31', '2027-12-31'],
  ['20271231', '2027-12-31'],
  ['05/12/2026', '2026-12-05'],
  ['5/12/2026', '2026-12-05'],
  ['05-12-2026', '2026-12-05'],
  ['05.12.2026', '2026-12-05'],
  ['05/12/2026 23:59', '2026-12-05'],
  ['05/12/2026 11:59 PM', '2026-12-05'],
  ['31/12/2027 12:00:00 AM', '2027-12-31'],
  ['12/31/2027 12:00:00 AM', '2027-12-31'],
  ['12/31/2027', '2027-12-31'],
  ['12/5/2026 12:00:00 AM', '2026-12-05'],
  ['31 Dec 2027', '2027-12-31'],
  ['31 December 2027', '2027-12-31'],
  ['31-Dec-2027', '2027-12-31'],
  ['05-Sep-2026 12:00:00 AM', '2026-09-05'],
  ['31st December 2027', '2027-12-31'],
  ['Dec 31, 2027', '2027-12-31'],
  ['Friday, 31 December 2027', '2027-12-31'],
  ['31 Disember 2027', '2027-12-31'],
  ['1 Mac 2027', '2027-03-01'],
  ['Thu, 30 Dec 2027 16:00:00 GMT', '2027-12-31'],
  ['2027年12月31日', '2027-12-31'],
  [1_830_182_400, '2027-12-31'],
  [1_830_182_400_000, '2027-12-31'],
  ['1830182400', '2027-12-31'],
  ['1830182400000', '2027-12-31'],
  ['/Date(1830182400000)/', '2027-12-31'],
  ['/Date(1830182400000+0800)/', '2027-12-31'],
  ['\\/Date(1830182400000)\\/', '2027-12-31'],
])('%j is the day %s', (value, day) => {
  expect(readDay(value, none)).toBe(day)
})

test.each([
  '0001-01-01T00:00:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01',
  '01/01/0001 00:00:00',
  '1/1/0001 12:00:00 AM',
  '/Date(-62135596800000)/',
  '1900-01-01',
  '1753-01-01T00:00:00',
  '9999-12-31T23:59:59',
  '',
  ' ',
  null,
  undefined,
  0,
])('%j means no day, and is not reported', value => {
  const losses: unknown[] = []
  expect(readDay(value, loss => losses.push(loss))).toBeUndefined()
  expect(losses).toEqual([])
})

test.each([
  'soon',
  '31/02/2027',
  '2027-13-01',
  '31/12/27',
  '13/13/2027',
  'yesterday',
  '2027',
  'Q4 2027',
  '31 Foo 2027',
  true,
  {},
  ['2027-12-31', 'x'],
  12,
  '2027-12-31T99:00',
  '12.31.2027',
])('%j is ambiguous as a day, and is reported', value => {
  const losses: unknown[] = []
  expect(readDay(value, loss => losses.push(loss))).toBeUndefined()
  expect(losses).toHaveLength(1)
})

test.each<[unknown, string]>([
  ['2027-12-31T23:59', '2027-12-31T15:59:00.000Z'],
  ['05/12/2026 23:59', '2026-12-05T15:59:00.000Z'],
  ['31/12/2027 23:59', '2027-12-31T15:59:00.000Z'],
  ['12/31/2027 11:59:59 PM', '2027-12-31T15:59:59.000Z'],
  ['2027-12-31T23:59:59Z', '2027-12-31T23:59:59.000Z'],
  ['2027-12-31T23:59:59+08:00', '2027-12-31T15:59:59.000Z'],
  ['2027-12-31', '2027-12-30T16:00:00.000Z'],
  [1_830_182_400, '2027-12-30T16:00:00.000Z'],
])('%j is the instant %s', (value, instant) => {
  expect(new Date(readInstant(value, none) ?? 0).toISOString()).toBe(instant)
})

test('an end without a time is the end of that day in Malaysia', () => {
  expect(new Date(readInstant('31/12/2027', none, 'end') ?? 0).toISOString()).toBe('2027-12-31T15:59:59.999Z')
  expect(new Date(readInstant('2027-12-31T12:00', none, 'end') ?? 0).toISOString()).toBe('2027-12-31T04:00:00.000Z')
})

test('every day comes back from every way to write it', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-02'), max: new Date('2200-01-01'), noInvalidDate: true }), date => {
      const day = date.toISOString().slice(0, 10)
      const [year, month, of] = day.split('-')
      for (const text of [
        day,
        `${of}/${month}/${year}`,
        `${Number(of)}/${Number(month)}/${year} 0:00`,
        `${day}T00:00:00`,
      ])
        expect(readDay(text, none), text).toBe(day)
    }),
  )
})

test('any input gives a day or undefined', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      expect(readDay(value, none) ?? '2027-12-31').toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})
