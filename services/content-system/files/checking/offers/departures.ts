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
