import { type Holidays, readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { loadHolidays, replacementDays } from './days-off.server.ts'

test('days that make up for a holiday are found in every state, and named once', () => {
  const found = replacementDays(readHolidays(usualHolidaysFile)).filter(({ day }) => day.startsWith('2027-02'))
  expect(found.map(({ day, name, where }) => [day, name, where])).toEqual([
    ['2027-02-08', 'Chinese New Year', 'Kelantan and Terengganu'],
    ['2027-02-08', 'Chinese New Year, second day', 'all states but Johor, Kedah, Kelantan and Terengganu'],
    ['2027-02-09', 'Chinese New Year, second day', 'Johor'],
  ])
})

test('an owner’s corrections apply at once; without them, or while they cannot be read, the list holds', async () => {
  const env = { HOLIDAYS_FILE: usualHolidaysFile, CONTENT_KEY_DAYS_OFF: 'days-off' }
  const added = { change: 'added', day: '2027-11-15', name: 'Election Day', states: ['sabah'] }
  const node = { corrections: [added], schoolHolidays: [] }
  const answering = { node: async (schema: z.ZodType) => schema.parse(node) } as unknown as ContentSource
  const away = { node: () => Promise.reject(new Error('away')) } as unknown as ContentSource
  const named = (found: Holidays) => found.publicHolidays.filter(({ day }) => day.startsWith('2027-11-15'))
  expect(named(await loadHolidays(answering, env))).toMatchObject([{ name: 'Election Day', where: 'Sabah' }])
  expect(await loadHolidays(away, env)).toBe(readHolidays(usualHolidaysFile))
})
