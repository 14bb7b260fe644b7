import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import { destinationWords } from '@agency/words/pages/destination/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'

/** `December to March, June and July`; a run over the end of the year comes first. */
export function monthRuns(months: number[]): string {
  const say = destinationWords()
  const has = Array.from({ length: 12 }, (_, at) => months.includes(at + 1))
  if (has.every(Boolean)) return say.allYear
  const runs: string[] = []
  for (const [first, isIn] of has.entries()) {
    if (!isIn || has[(first + 11) % 12]) continue
    let last = first
    while (has[(last + 1) % 12]) last++
    const [from, to] = [monthName(first + 1), monthName((last % 12) + 1)]
    runs.push(first === last ? from : last === first + 1 ? say.two({ from, to }) : say.span({ from, to }))
  }
  const overNewYear = has[0] && has[11] ? runs.splice(-1) : []
  return formatWords().row([...overNewYear, ...runs])
}
