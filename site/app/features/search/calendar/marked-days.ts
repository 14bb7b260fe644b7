export type MarkedDays = {
  first?: string | undefined
  last?: string | undefined
  /** The weekdays on which the trip may begin, Monday 0; an empty list allows all. */
  weekdays: number[]
  blackouts?: { first: string; last: string }[]
}

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
