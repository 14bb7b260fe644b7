import { type KeptHoliday, type StateCalendar, stateCalendar } from '@agency/contracts/dates/days-off.ts'
import { type Holidays, readHolidays } from '@agency/reference-data/holidays.ts'
import { type MalaysianState, malaysianStates, statesInWords } from '@agency/reference-data/states.ts'
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
import { correctHolidays } from './correct-holidays.ts'

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

/** The public and school holidays: those of the file, as the owner corrected them. A page works without the corrections. */
export async function loadHolidays(content: ContentSource, env: HolidaySettings): Promise<Holidays> {
  const known = readHolidays(env.HOLIDAYS_FILE)
  const node = await content.node(daysOff, { key: env.CONTENT_KEY_DAYS_OFF }).catch(() => undefined)
  if (!node) return known
  const before = corrected.get(node)
  if (before?.known === known) return before.holidays
  const holidays = correctHolidays(known, node.corrections, node.schoolHolidays)
  corrected.set(node, { known, holidays })
  return holidays
}

/** What the last answers of the content system made of the file; an answer is the same object until it changes. */
const corrected = new WeakMap<object, { known: Holidays; holidays: Holidays }>()
const calendars = new WeakMap<Holidays, Map<string, StateCalendar>>()

/** When people of a state do not work, the days that make up for lost holidays among them. */
export function calendarOf(state: MalaysianState, holidays: Holidays): StateCalendar {
  const ofStates = calendars.get(holidays) ?? new Map<string, StateCalendar>()
  calendars.set(holidays, ofStates)
  const known = ofStates.get(state.slug)
  if (known) return known
  const own = holidays.publicHolidays.filter(({ states }) => states.includes(state.slug))
  const calendar = stateCalendar(own, state)
  ofStates.set(state.slug, calendar)
  return calendar
}

/** A day that makes up for a holiday, and where, if that is not everywhere. */
export type Replacement = KeptHoliday & { where: string | undefined }

/** The days that make up for lost holidays, in all states, in the order of days. */
export function replacementDays(holidays: Holidays): Replacement[] {
  const found = new Map<string, { holiday: KeptHoliday; states: string[] }>()
  for (const state of malaysianStates) {
    for (const holiday of calendarOf(state, holidays).kept.filter(({ replacementOf }) => replacementOf)) {
      const name = `${holiday.day} ${holiday.name}`
      const same = found.get(name) ?? { holiday, states: [] }
      found.set(name, { ...same, states: [...same.states, state.slug] })
    }
  }
  return [...found.values()]
    .map(({ holiday, states }) => ({ ...holiday, where: statesInWords(states) }))
    .sort((one, other) => one.day.localeCompare(other.day))
}
