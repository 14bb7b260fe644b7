import { dayFrom } from '@agency/contracts/dates/calendar-day.ts'
import { shortMonthNames } from '@agency/contracts/dates/month-names.ts'

const named = new RegExp(`\\b(?:(\\d{1,2}) )?(${shortMonthNames.join('|')})[a-z]* (20\\d\\d)\\b`, 'g')

/**
 * The last day on which one may depart by a table whose rows are departures, YYYY-MM-DD. A row that names a month or a
 * span counts with its last day.
 * @returns undefined unless every row names a month and its year: a row in other words may mean any day.
 */
export function lastDeparture(labels: string[]): string | undefined {
  const days = labels.map(lastDayNamed).filter(day => day !== undefined)
  return days.length < labels.length ? undefined : days.toSorted().at(-1)
}

function lastDayNamed(label: string): string | undefined {
  const [, date, name = '', year] = [...label.matchAll(named)].at(-1) ?? []
  const month = shortMonthNames.indexOf(name) + 1
  if (month === 0) return undefined
  const dates = date ? [Number(date)] : [31, 30, 29, 28]
  return dates.map(number => dayFrom(Number(year), month, number)).find(day => day !== undefined)
}

/** `6–12 March 2027` and `21 and 28 March 2027` name several days. */
const SEVERAL = /\b\d{1,2}\s*(?:–|-|to|and|&|,)\s*\d{1,2} [A-Z]/

/** The days on which one departs by the rows and columns of a table, YYYY-MM-DD, in their order. Names without one whole day are left out. */
export function departureDays(labels: string[]): string[] {
  const days = labels
    .filter(label => !SEVERAL.test(label))
    .flatMap(label => {
      const [, date, name = '', year] = [...label.matchAll(named)].find(([, date]) => date) ?? []
      return date ? (dayFrom(Number(year), shortMonthNames.indexOf(name) + 1, Number(date)) ?? []) : []
    })
  return [...new Set(days)].sort()
}
