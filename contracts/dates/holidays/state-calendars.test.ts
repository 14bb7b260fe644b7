import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { expect, test } from 'vitest'
import { replacementDays } from './state-calendars.ts'

test('days that make up for a holiday are found in every state, and named once', () => {
  const found = replacementDays(readHolidays(usualHolidaysFile)).filter(({ day }) => day.startsWith('2027-02'))
  expect(found.map(({ day, name, where }) => [day, name, where])).toEqual([
    ['2027-02-08', 'Chinese New Year', 'Kelantan and Terengganu'],
    ['2027-02-08', 'Chinese New Year, second day', 'all states but Johor, Kedah, Kelantan and Terengganu'],
    ['2027-02-09', 'Chinese New Year, second day', 'Johor'],
  ])
})
