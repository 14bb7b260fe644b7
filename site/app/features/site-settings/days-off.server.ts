import { type KeptHoliday, type StateCalendar, stateCalendar } from '@agency/contracts/dates/days-off.ts'
import type { Holidays } from '@agency/reference-data/holidays.ts'
import { type MalaysianState, malaysianStates, statesInWords } from '@agency/reference-data/states.ts'

/** When people of a state do not work, the days that make up for lost holidays among them. */
function calendarOf(state: MalaysianState, { publicHolidays }: Holidays): StateCalendar {
  return stateCalendar(
    publicHolidays.filter(({ states }) => states.includes(state.slug)),
    state,
  )
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
