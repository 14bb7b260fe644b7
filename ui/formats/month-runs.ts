import { monthName } from './malaysian-day.ts'

/** `December to March, June and July`; a run over the end of the year comes first. */
export function monthRuns(months: number[], nameOf: (month: number) => string = monthName): string {
  const has = Array.from({ length: 12 }, (_, at) => months.includes(at + 1))
  if (has.every(Boolean)) return 'All year'
  const runs: string[] = []
  for (const [first, isIn] of has.entries()) {
    if (!isIn || has[(first + 11) % 12]) continue
    let last = first
    while (has[(last + 1) % 12]) last++
    const [from, to] = [nameOf(first + 1), nameOf((last % 12) + 1)]
    runs.push(first === last ? from : `${from} ${last === first + 1 ? 'and' : 'to'} ${to}`)
  }
  const overNewYear = has[0] && has[11] ? runs.splice(-1) : []
  return [...overNewYear, ...runs].join(', ')
}
