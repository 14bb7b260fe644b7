import { monthName } from '@agency/ui/formats/malaysian-day.ts'

/**
 * The best months in words, `December to March, June and July`.
 * @param ratings Of twelve months, January first: 1 poor, 2 good, 3 best.
 * @returns Empty when none is best.
 */
export function bestMonths(ratings: number[]): string {
  const best = ratings.map(rating => rating === 3)
  if (best.every(Boolean)) return 'All year'
  const runs: string[] = []
  for (const [month, isBest] of best.entries()) {
    if (!isBest || best[(month + 11) % 12]) continue
    let last = month
    while (best[(last + 1) % 12]) last++
    runs.push(runName(month, last))
  }
  // A run over the end of the year comes first: the season begins there.
  const overNewYear = best[0] && best[11] ? runs.splice(-1) : []
  return [...overNewYear, ...runs].join(', ')
}

function runName(first: number, last: number): string {
  const [from, to] = [monthName(first + 1), monthName((last % 12) + 1)]
  if (first === last) return from
  return last === first + 1 ? `${from} and ${to}` : `${from} to ${to}`
}
