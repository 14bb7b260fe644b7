/** The days that a calendar marks as those of a deal. */
export type MarkedDays = {
  first?: string | undefined
  last?: string | undefined
  /** On which weekdays one may begin, Monday 0; none means any. */
  weekdays: number[]
}

/** Whether a deal is good on a day: to begin on, or to come back on. */
export function isMarked(
  day: string,
  weekday: number,
  { first = '', last = '9', weekdays }: MarkedDays,
  choosing: 'start' | 'end',
): boolean {
  const fits = choosing === 'end' || weekdays.length === 0 || weekdays.includes(weekday)
  return day >= first && day <= last && fits
}
