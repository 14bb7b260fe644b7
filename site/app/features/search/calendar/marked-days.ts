/** The days that a calendar marks as those of a deal. */
export type MarkedDays = {
  first?: string | undefined
  last?: string | undefined
  /** The weekdays on which the trip may begin, Monday 0; an empty list allows all. */
  weekdays: number[]
  /** Days between the first and the last that are not the deal's. */
  blackouts?: { first: string; last: string }[]
}

/** Whether a trip of the deal can begin on a day, or end on it. */
export function isMarked(
  day: string,
  weekday: number,
  { first = '', last = '9', weekdays, blackouts = [] }: MarkedDays,
  choosing: 'start' | 'end',
): boolean {
  const fits = choosing === 'end' || weekdays.length === 0 || weekdays.includes(weekday)
  const isOut = blackouts.some(span => span.first <= day && day <= span.last)
  return day >= first && day <= last && fits && !isOut
}
