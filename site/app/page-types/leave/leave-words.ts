import { weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'

const withoutYear = (day: string) => formatShortDay(day).slice(0, -5)

/** `Tue 18 May` */
export const shortDay = (day: string): string => formatWords().dated({ weekday: weekdayOf(day), day: withoutYear(day) })

/** `Tue 18 May – Wed 19 May 2027` */
export const daySpan = (first: string, last: string): string =>
  `${shortDay(first)} – ${formatWords().dated({ weekday: weekdayOf(last), day: formatShortDay(last) })}`

/** Names each month once: `Tue 18, Wed 19 and Fri 21 May`. */
export const dayList = (days: string[]): string =>
  formatWords().list(
    days.map((day, at) =>
      days[at + 1]?.slice(0, 7) === day.slice(0, 7)
        ? formatWords().dated({ weekday: weekdayOf(day), day: String(Number(day.slice(8))) })
        : shortDay(day),
    ),
  )
