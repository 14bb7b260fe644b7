import { weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { formatBriefDay, formatShortDay, shortMonthName } from '@agency/ui/formats/malaysian-day.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'

/** `Tue 18 May` */
export const shortDay = (day: string): string =>
  formatWords().dated({ weekday: weekdayOf(day), day: formatBriefDay(day) })

/** `Tue 18 May – Wed 19 May 2027` */
export function daySpan(first: string, last: string): string {
  const { dated, days, inYear } = formatWords()
  const withYear = (day: string) => dated({ weekday: weekdayOf(day), day: formatShortDay(day) })
  return days.between({
    from: inYear({ day: { ifFirst: withYear(first), ifLast: shortDay(first) } }),
    to: inYear({ day: { ifFirst: shortDay(last), ifLast: withYear(last) } }),
  })
}

/** Names each month once: `Tue 18, Wed 19 and Fri 21 May`. */
export const dayList = (days: string[]): string =>
  formatWords().list(
    days.map((day, at) => {
      const month = (beside: string | undefined) =>
        beside?.slice(0, 7) === day.slice(0, 7) ? '' : shortMonthName(Number(day.slice(5, 7)))
      return formatWords().datedInRow({
        weekday: weekdayOf(day),
        date: Number(day.slice(8)),
        month: { ifFirst: month(days[at - 1]), ifLast: month(days[at + 1]) },
      })
    }),
  )
