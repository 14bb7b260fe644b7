import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthNames } from '../../dates/month-names.ts'
import { dayTokens } from './day-tokens.ts'
import { readWhen } from './departure-label.ts'
import { plainText } from './values.ts'

/** Labels as editors and spreadsheets write them, of a trip of five days: days of departure, `until` the end of a season, or neither. */
const cases = `
  1 March 2027 | 2027-03-01
  1st March 2027 | 2027-03-01
  Fri, 5 March 2027 | 2027-03-05
  1-Mar-27 | 2027-03-01
  01 Mar 27 | 2027-03-01
  1/3/27 | 2027-03-01
  01.03.2027 | 2027-03-01
  2027-03-01 | 2027-03-01
  1 Mac 2027 | 2027-03-01
  31 Ogos 2027 | 2027-08-31
  2027年3月1日出发 | 2027-03-01
  １ ＭＡＲＣＨ ２０２７ | 2027-03-01
  March 1, 2027 | 2027-03-01
  12 June 2027, school holidays | 2027-06-12
  12 June 2027 (peak season) | 2027-06-12
  Ship leaves 6 December 2027, school holidays | 2027-12-06
  1–5 March 2027 | 2027-03-01
  1 - 6 March 2027 | 2027-03-01
  March 1-5, 2027 | 2027-03-01
  1/3/2027 hingga 5/3/2027 | 2027-03-01
  30 Dec – 3 Jan 2027 | 2026-12-30
  2027年12月30日至1月3日 | 2027-12-30
  1, 8, 15 April 2027 | 2027-04-01 2027-04-08 2027-04-15
  March 1, 8 and 15, 2027 | 2027-03-01 2027-03-08 2027-03-15
  28 Dec & 4 Jan 2027 | 2026-12-28 2027-01-04
  1–5, 8–12 March 2027 | 2027-03-01 2027-03-08
  1 Jan – 31 Mar 2027 | until 2027-03-31
  Low season (1 Jan – 31 Mar 2027) | until 2027-03-31
  1–9 March 2027 | until 2027-03-09
  Until 31 March 2027 | until 2027-03-31
  Hingga 31 Mac 2027 | until 2027-03-31
  from 1 to 5 March 2027 | until 2027-03-05
  15 February to early April 2027 | until 2027-04-30
  Late February 2027 | until 2027-02-28
  from 1 March 2027 | until
  1 March 2027 onwards | until
  24 December to 5 January | until
  March and October | until
  Fan bungalow, March, April, October | until
  1 March | unread
  Mar-27 | unread
  31/02/2027 | unread
  12/31/2027 | unread
  1/8/15 April 2027 | unread
  5–1 March 2027 | unread
  1 March 2027 to | unread
  1 March 2027, 2 seats | unread
  1 March 27 pax | unread
  15 March 2027, return 19 March 2027 | unread
  School holidays 1–5 March 2027 | unread
  Book by 31 Jan 2027, leave 1 March 2027 | unread
  Child 3 to 12 | undated
  Up to 3 days | undated
  Rooms may vary | undated
  Rates 2027 | undated
`

test.each(
  cases
    .trim()
    .split('\n')
    .map(line => line.trim().split(' | ')),
)('%s: %s', (label = '', expected) => {
  const when = readWhen(label, 5)
  const inWords = { departures: 'days', season: 'last' in when ? `until ${when.last}` : 'until' }
  expect(when.kind === 'departures' ? when.days.join(' ') : (inWords[when.kind as 'season'] ?? when.kind)).toBe(
    expected,
  )
})

test('a span says nothing of a departure while nobody knows how long the trip is', () => {
  expect(readWhen('1–5 March 2027', undefined)).toEqual({ kind: 'season', last: '2027-03-05' })
})

const piece = fc.constantFrom(
  ...monthNames,
  ...'1 31 2027 27 to until - , / . ( ) 年 月 日 from May school season'.split(' '),
)
const anyLabel = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(piece, { maxLength: 9 }).map(parts => parts.join(' ')),
)

test('any label is read to its last character, and names only days that it writes', () => {
  fc.assert(
    fc.property(anyLabel, fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }), (label, tripDays) => {
      const plain = plainText(label)
      expect(dayTokens(plain).at(-1)?.end ?? 0).toBe(plain.length)
      const when = readWhen(label, tripDays)
      if (when.kind !== 'departures') return
      for (const day of when.days) expect(plain).toContain(String(Number(day.slice(8))))
    }),
  )
})

test('a word or a number beside its dates that it does not know makes a label refuse', () => {
  const stranger = fc.stringMatching(/^[b-z]{3}x$|^\d{3}$/)
  fc.assert(
    fc.property(
      stranger,
      fc.constantFrom('# 1 March 2027', '1 # 5 March 2027', '1 March 2027 # 8 March 2027'),
      (word, label) => {
        expect(readWhen(label.replace('#', word), 5).kind).toBe('unread')
      },
    ),
  )
})
