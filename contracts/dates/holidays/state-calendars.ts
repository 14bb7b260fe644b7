import type { Holidays } from '@agency/reference-data/holidays.ts'
import { type MalaysianState, malaysianStates, statesInWords } from '@agency/reference-data/states.ts'
import { type KeptHoliday, type StateCalendar, stateCalendar } from '../days-off.ts'

const calendars = new WeakMap<Holidays, Map<string, StateCalendar>>()

export function calendarOf(state: MalaysianState, holidays: Holidays): StateCalendar {
  const ofStates = calendars.get(holidays) ?? new Map<string, StateCalendar>()
  calendars.set(holidays, ofStates)
  const cached = ofStates.get(state.slug)
  if (cached) return cached
  const ofState = holidays.publicHolidays.filter(({ states }) => states.includes(state.slug))
  const calendar = stateCalendar(ofState, state)
  ofStates.set(state.slug, calendar)
  return calendar
}

/** `where`: undefined for all states. */
export type Replacement = KeptHoliday & { where: string | undefined }

export function replacementDays(holidays: Holidays): Replacement[] {
  const byName = new Map<string, { holiday: KeptHoliday; states: string[] }>()
  for (const state of malaysianStates) {
    for (const holiday of calendarOf(state, holidays).kept.filter(({ replacementOf }) => replacementOf)) {
      const name = `${holiday.day} ${holiday.name}`
      const same = byName.get(name) ?? { holiday, states: [] }
      byName.set(name, { ...same, states: [...same.states, state.slug] })
    }
  }
  return [...byName.values()]
    .map(({ holiday, states }) => ({ ...holiday, where: statesInWords(states) }))
    .sort((one, other) => one.day.localeCompare(other.day))
}
