import { type Holidays, readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { loadHolidays } from './days-off.server.ts'

test('an owner’s corrections apply at once; without them, or while they cannot be read, the list holds', async () => {
  const env = { HOLIDAYS_FILE: usualHolidaysFile, CONTENT_KEY_DAYS_OFF: 'days-off' }
  const added = { change: 'added', day: '2027-11-15', name: 'Election Day', states: ['sabah'] }
  const node = { corrections: [added], schoolHolidays: [] }
  const answering = { node: async (schema: z.ZodType) => schema.parse(node) } as unknown as ContentSource
  const away = { node: () => Promise.reject(new Error('away')) } as unknown as ContentSource
  const named = (found: Holidays) => found.publicHolidays.filter(({ day }) => day.startsWith('2027-11-15'))
  expect(named(await loadHolidays(answering, env))).toMatchObject([{ name: 'Election Day', states: ['sabah'] }])
  expect(await loadHolidays(away, env)).toBe(readHolidays(usualHolidaysFile))
})
