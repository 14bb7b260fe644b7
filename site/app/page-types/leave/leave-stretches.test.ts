import { addDays, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { stateCalendar } from '@agency/contracts/dates/days-off.ts'
import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { malaysianStates, stateNamed } from '@agency/reference-data/states.ts'
import { describe, expect, test } from 'vitest'
import { bestByLeave, bestValue, maxLeave, monthOfStretch, type Stretch, stretchesOf } from './leave-stretches.ts'

const { publicHolidays } = readHolidays(usualHolidaysFile)
const [from, until] = ['2026-01-01', '2027-12-31']

function calendarOf(slug: string) {
  const state = stateNamed(slug)
  if (!state) throw new Error(`There is no state ${slug}.`)
  return stateCalendar(
    publicHolidays.filter(({ states }) => states.includes(slug)),
    state,
  )
}

/** Every pair of days of both years, and what lies between them, day by day. */
function bruteForce(slug: string): string[] {
  const { weekend, holidays } = calendarOf(slug)
  const days: { day: string; isWeekend: boolean; isHoliday: boolean; isOff: boolean }[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const [isWeekend, isHoliday] = [weekend.includes(weekdayOf(day)), holidays.has(day)]
    days.push({ day, isWeekend, isHoliday, isOff: isWeekend || isHoliday })
  }
  const found: string[] = []
  for (let start = 1; start < days.length; start++) {
    for (let end = start + 2; end < Math.min(start + 40, days.length - 1); end++) {
      const inside = days.slice(start, end + 1)
      const isWhole = inside[0]?.isOff && inside.at(-1)?.isOff && !days[start - 1]?.isOff && !days[end + 1]?.isOff
      const leave = inside.filter(({ isOff }) => !isOff)
      const gains = inside.some(({ isHoliday, isWeekend }) => isHoliday && !isWeekend)
      if (isWhole && gains && leave.length <= maxLeave)
        found.push(
          line(
            inside[0]?.day,
            inside.at(-1)?.day,
            inside.length,
            leave.map(({ day }) => day),
          ),
        )
    }
  }
  return found.sort()
}

const line = (first = '', last = '', length: number, leave: string[]) => [first, last, length, ...leave].join(' ')
const lineOf = ({ first, last, length, leave }: Stretch) => line(first, last, length, leave)

describe.each(malaysianStates.map(({ slug }) => slug))('%s, in both years', slug => {
  // A run that lies across the first day is cut off there by the brute force and left out by the planner.
  const stretches = stretchesOf(calendarOf(slug), '2026-01-02', until)
  const all = bruteForce(slug).filter(text => text >= '2026-01-02')

  test('the stretches are those that looking at every pair of days finds', () => {
    expect(stretches.map(lineOf).sort()).toEqual(all)
    expect(all.length).toBeGreaterThan(50)
  })

  test('no pair of days of a month beats the best one for as much leave', () => {
    for (const month of new Set(stretches.map(monthOfStretch))) {
      const own = stretches.filter(one => monthOfStretch(one) === month)
      const best = bestByLeave(own)
      for (const one of own) {
        const rival = best.filter(({ leave }) => leave.length <= one.leave.length).map(({ length }) => length)
        expect(Math.max(...rival), `${month} ${lineOf(one)}`).toBeGreaterThanOrEqual(one.length)
      }
    }
  })
})

test('nine days off for three days of leave, in Kelantan', () => {
  const march = stretchesOf(calendarOf('kelantan'), '2026-11-26', until).filter(
    one => monthOfStretch(one) === '2027-03' && one.leave.length === 3,
  )
  expect(march.map(lineOf)).toContain('2027-03-05 2027-03-13 9 2027-03-07 2027-03-08 2027-03-09')
})

test('the best value is the one with most days for each day of leave', () => {
  const may = stretchesOf(calendarOf('kuala-lumpur'), '2026-11-26', until).filter(
    one => monthOfStretch(one) === '2027-05',
  )
  expect(may.map(lineOf)).toContain('2027-05-15 2027-05-23 9 2027-05-18 2027-05-19 2027-05-21')
  expect(bestValue(may)?.length).toBe(9)
  expect(bestValue([])).toBeUndefined()
})

test('nothing begins in the past or reaches a day that is not known', () => {
  const found = stretchesOf(calendarOf('selangor'), '2027-03-08', '2027-10-31')
  expect(found.every(({ first, last }) => first >= '2027-03-08' && last < '2027-10-31')).toBe(true)
})
