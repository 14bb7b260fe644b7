import { type Holidays, holidayIn, type PublicHoliday, stillMissing } from '@agency/reference-data/holidays.ts'
import { malaysianStates, type SchoolGroup } from '@agency/reference-data/states.ts'

export type Correction = {
  change: string
  day: string
  newDay: string | undefined
  name: string
  states: string[]
  expected: boolean
  announcedBy: string
}

export type AnnouncedBreak = { first: string; last: string; group: SchoolGroup; announcedBy: string }

const everywhere = malaysianStates.map(({ slug }) => slug)

/** Applies the owner's corrections, in the order of days; announced school holidays no longer count as missing. */
export function correctHolidays(
  holidays: Holidays,
  corrections: Correction[],
  announcedBreaks: AnnouncedBreak[],
): Holidays {
  if (corrections.length + announcedBreaks.length === 0) return holidays
  const publicHolidays = corrections.reduce(corrected, holidays.publicHolidays)
  const schoolHolidays = announcedBreaks.map(({ first, last, group, announcedBy }) => ({
    first,
    last,
    group,
    sources: sourcesOf(announcedBy),
  }))
  const added = corrections.filter(({ change }) => change === 'added').map(({ day }) => day)
  return {
    publicHolidays: publicHolidays.toSorted((one, other) => one.day.localeCompare(other.day)),
    schoolHolidays: [...holidays.schoolHolidays, ...schoolHolidays].sort((a, b) => a.first.localeCompare(b.first)),
    notAnnounced: stillMissing(holidays.notAnnounced, added, announcedBreaks),
  }
}

function corrected(holidays: PublicHoliday[], { change, day, newDay, name, ...rest }: Correction): PublicHoliday[] {
  const states = rest.states.length > 0 ? rest.states : everywhere
  const base = { name, expected: rest.expected, sources: sourcesOf(rest.announcedBy) }
  if (change === 'added') return [...holidays, holidayIn(states, { ...base, day })]
  const isMeant = (holiday: PublicHoliday) => holiday.day === day && holiday.name === name
  const elsewhere = holidays.flatMap(holiday => {
    if (!isMeant(holiday)) return [holiday]
    const others = holiday.states.filter(slug => !states.includes(slug))
    const { states: _, ...same } = holiday
    return others.length > 0 ? [holidayIn(others, same)] : []
  })
  if (change !== 'moved' || newDay === undefined) return elsewhere
  const movedStates = holidays.filter(isMeant).flatMap(holiday => holiday.states.filter(slug => states.includes(slug)))
  return movedStates.length > 0 ? [...elsewhere, holidayIn(movedStates, { ...base, day: newDay })] : elsewhere
}

const sourcesOf = (announcedBy: string) => (announcedBy ? [{ name: announcedBy }] : [])
