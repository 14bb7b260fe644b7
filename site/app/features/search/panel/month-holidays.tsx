import { addDays, addMonths } from '@agency/contracts/dates/calendar-day.ts'
import type { CalendarHolidays } from '../calendar/calendar-holiday.ts'

type MonthHolidaysProps = CalendarHolidays & {
  /** `YYYY-MM` */
  month: string
}

/** The public holidays of a month, then the days on which schools are closed. */
export function MonthHolidays({ month, publicHolidays, schoolHolidays }: MonthHolidaysProps) {
  const begin = `${month}-01`
  const end = addDays(addMonths(begin, 1), -1)
  return (
    <ul className="month__holidays">
      {publicHolidays
        .filter(({ day }) => day.startsWith(month))
        .map(({ day, name }) => (
          <li key={day + name}>
            <b>{number(day)}</b> {name}
          </li>
        ))}
      {schoolHolidays
        .filter(({ first, last }) => first <= end && last >= begin)
        .map(({ first, last, where }) => (
          <li key={first + where} className="month__school">
            <b>{daysOf(first < begin ? begin : first, last > end ? end : last)}</b> School holidays ({where})
          </li>
        ))}
    </ul>
  )
}

const number = (day: string) => String(Number(day.slice(8)))

const daysOf = (first: string, last: string) => (first === last ? number(first) : `${number(first)}–${number(last)}`)
