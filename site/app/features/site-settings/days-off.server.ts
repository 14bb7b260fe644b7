import { correctHolidays } from '@agency/contracts/dates/holidays/correct-holidays.ts'
import { type Holidays, readHolidays } from '@agency/reference-data/holidays.ts'
import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import {
  day,
  list,
  requiredDay,
  requiredText,
  terms,
  text,
  yesNo,
} from '../../clients/content/readers/lenient-values.server.ts'

export type HolidaySettings = { HOLIDAYS_FILE: string; CONTENT_KEY_DAYS_OFF: string }

const correction = z.object({
  change: requiredText,
  day: requiredDay,
  newDay: day,
  name: requiredText,
  states: terms,
  expected: yesNo,
  announcedBy: text,
})
const announcedBreak = z.object({ first: requiredDay, last: requiredDay, group: z.enum(['A', 'B']), announcedBy: text })
const daysOff = z.object({ corrections: list(correction), schoolHolidays: list(announcedBreak) })

/** The holidays of the file with the editors' corrections. A page works without the corrections. */
export async function loadHolidays(content: ContentSource, env: HolidaySettings): Promise<Holidays> {
  const listed = readHolidays(env.HOLIDAYS_FILE)
  const node = await content.node(daysOff, { key: env.CONTENT_KEY_DAYS_OFF }).catch(() => undefined)
  if (!node) return listed
  const before = corrected.get(node)
  if (before?.known === listed) return before.holidays
  const holidays = correctHolidays(listed, node.corrections, node.schoolHolidays)
  corrected.set(node, { known: listed, holidays })
  return holidays
}

/** By the content system's answer, which is the same object until it changes. */
const corrected = new WeakMap<object, { known: Holidays; holidays: Holidays }>()
