/** What a calendar shows and lets people choose. Days are `YYYY-MM-DD`. */
export type CalendarRange = {
  /** The first and the last day that can be chosen. */
  first: string
  last: string
  start: string | undefined
  end: string | undefined
  /** Which of the two the next press sets. */
  choosing: 'start' | 'end'
  /** Only one day is chosen: a one-way trip. */
  single: boolean
}

/** The range after a day was chosen. A day before the start is a new start. */
export function choose(range: CalendarRange, day: string): CalendarRange {
  if (range.single) return { ...range, start: day, end: undefined, choosing: 'start' }
  if (range.choosing === 'end' && range.start && day >= range.start) return { ...range, end: day, choosing: 'start' }
  const end = range.end && range.end > day ? range.end : undefined
  return { ...range, start: day, end, choosing: 'end' }
}

/** Whether there is nothing left to choose. */
export function isComplete(range: CalendarRange, before: CalendarRange): boolean {
  return range.single || before.choosing === 'end' ? range.choosing === 'start' : false
}

/** The nearest day that can be chosen. */
export function within({ first, last }: CalendarRange, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}
