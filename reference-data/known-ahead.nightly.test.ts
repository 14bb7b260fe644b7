import { addMonths, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { expect, test } from 'vitest'
import { knownUntil, readHolidays, usualHolidaysFile } from './holidays.ts'

test('the public holidays of the next twelve months are known', () => {
  const known = knownUntil(readHolidays(usualHolidaysFile).publicHolidays.map(({ day }) => day))
  const advice = `The list of public holidays ends on ${known}. Add the next year to a file in reference-data/data/holidays, with its sources, and name it in reference-data/holidays.ts.`
  expect(known >= addMonths(malaysianDay(new Date()), 12), advice).toBe(true)
})
