import { addDays, addMonths } from '@agency/contracts/dates/calendar-day.ts'
import type { CalendarHolidays } from '../calendar/calendar-holiday.ts'

type MonthHolidaysProps = CalendarHolidays & {
  /** `YYYY-MM` */
  month: string
}

/** The public holidays of a month, then the days on which schools are closed. */
export function MonthHolidays({ month, publicHolidays, schoolHolidays }: MonthHolidaysProps) {
  const closed = schoolHolidays
    .filter(({ first, last }) => first.slice(0, 7) <= month && month <= last.slice(0, 7))
    .map(({ first, last, where }) => ({
      first: first.startsWith(month) ? first : `${month}-01`,
      last: last.startsWith(month) ? last : addDays(addMonths(`${month}-01`, 1), -1),
      where,
    }))
  return (
    <ul className="month__holidays">
      {publicHolidays
        .filter(({ day }) => day.startsWith(month))
        .map(({ day, name }) => (
          <li key={day + name}>
            <b>{number(day)}</b> {name}
          </li>
        ))}
      {closed.length > 0 && (
        <li className="month__school">
          <b>{daysOf(closed)}</b> School holidays ({closed.length > 1 ? 'days differ by state' : closed[0]?.where})
        </li>
      )}
    </ul>
  )
}

const number = (day: string) => String(Number(day.slice(8)))

/** From the first day on which any school is closed to the last: a window has room for one line. */
function daysOf(spans: { first: string; last: string }[]): string {
  const days = spans.flatMap(({ first, last }) => [first, last]).sort()
  return [...new Set([days[0], days.at(-1)])].map(day => number(day ?? '')).join('–')
}
