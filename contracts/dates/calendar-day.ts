/*
 * Days are texts, `2026-09-05`, and never points in time: a day in Malaysia is the same day on every device. Platform
 * dates are used in UTC only, where every day has 24 hours.
 */

export const dayLength = 24 * 60 * 60 * 1000

/** Milliseconds. Malaysia has had one zone without summer time since 1982. */
export const malaysiaAhead = 8 * 60 * 60 * 1000

/** Takes milliseconds since 1970, or a `Date`, in any time zone of the machine. */
export function malaysianDay(instant: number | Date): string {
  return dayOf(Number(instant) + malaysiaAhead)
}

export function startOfMalaysianDay(day: string): number {
  return instantOf(day) - malaysiaAhead
}

export function endOfMalaysianDay(day: string): number {
  return startOfMalaysianDay(day) + dayLength
}

/** January is 1; undefined for days like 30 February, and for the year 0. */
export function dayFrom(year: number, month: number, date: number): string | undefined {
  const text = [String(year).padStart(4, '0'), ...[month, date].map(part => String(part).padStart(2, '0'))].join('-')
  return isDay(text) ? text : undefined
}

export function addDays(day: string, days: number): string {
  return dayOf(instantOf(day) + days * dayLength)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((instantOf(to) - instantOf(from)) / dayLength)
}

/** The last day of that month if it lacks the date. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(first.getTime() + (Math.min(date, last) - 1) * dayLength)
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(instantOf(day)).getUTCDay() + 6) % 7
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const instant = instantOf(text)
  return !Number.isNaN(instant) && dayOf(instant) === text
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function monthsFrom(day: string, count: number): string[] {
  const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, ahead) => {
    const [year, month] = [Math.floor((first + ahead) / 12), ((first + ahead) % 12) + 1]
    return `${year}-${String(month).padStart(2, '0')}`
  })
}

export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const days = daysBetween(first, addMonths(first, 1))
  const before = weekdayOf(first)
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, cell) => {
    const date = cell - before
    return date >= 0 && date < days ? addDays(first, date) : undefined
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

function instantOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
