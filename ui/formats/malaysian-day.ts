const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const utcOffset = 8 * 60 * 60 * 1000

/** The Malaysian calendar day, `YYYY-MM-DD`, at an instant in milliseconds since 1970. Malaysia keeps UTC+8 all year. */
export function malaysianDay(instant: number): string {
  return new Date(instant + utcOffset).toISOString().slice(0, 10)
}

/** The instant at which a Malaysian calendar day ends, in milliseconds since 1970. */
export function endOfMalaysianDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - utcOffset + 24 * 60 * 60 * 1000
}

/** `2026-09-05` as `5 September 2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${monthNames[(month ?? 1) - 1]} ${year}`
}

/** `2026-09-05` as `5 Sep 2026`, for narrow places. */
export function formatShortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${monthNames[(month ?? 1) - 1]?.slice(0, 3)} ${year}`
}

/** An instant, in milliseconds since 1970, as `5 September 2026, 18:30` in Malaysia. */
export function formatInstant(instant: number): string {
  const time = new Date(instant + utcOffset).toISOString().slice(11, 16)
  return `${formatDay(malaysianDay(instant))}, ${time}`
}

/** The month's name, 1 for January. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
}
