import { weekdayOf, weeksOf } from '@agency/contracts/dates/calendar-day.ts'
import type { CalendarHolidays } from '../calendar/calendar-holiday.ts'
import type { CalendarRange } from '../calendar/calendar-range.ts'
import { isMarked, type MarkedDays } from '../calendar/marked-days.ts'
import { monthTitle, spokenDay, weekdayNames } from '../days/day-words.ts'
import { MonthHolidays } from './month-holidays.tsx'

type Look = {
  range: CalendarRange
  /** The day that the keys start from. */
  current: string | undefined
  /** The end of the range as it would be if the day under the pointer were chosen. */
  preview: string | undefined
  holidays: CalendarHolidays
  marked: MarkedDays | undefined
}

type MonthGridProps = Look & {
  /** `YYYY-MM` */
  month: string
  onPick: (day: string) => void
  onPreview: (day: string | undefined) => void
}

/** One month as a grid, with its holidays marked and named below. */
export function MonthGrid({ month, onPick, onPreview, ...look }: MonthGridProps) {
  const id = `calendar-${month}`
  return (
    <div className="month">
      <p id={id} className="month__title">
        {monthTitle(month)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices */}
      <table className="month__grid" role="grid" aria-labelledby={id} onPointerLeave={() => onPreview(undefined)}>
        <thead>
          <tr>
            {weekdayNames.map(name => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) =>
                day ? (
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices
                  // biome-ignore lint/a11y/useFocusableInteractive: its button is
                  <td key={day} role="gridcell" aria-selected={isEnd(day, look.range) || undefined}>
                    <button
                      {...dayProps(day, look)}
                      type="button"
                      onClick={() => onPick(day)}
                      onPointerOver={() => onPreview(day)}
                      onFocus={() => onPreview(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ) : (
                  <td key={weekdayNames[column]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthHolidays month={month} {...look.holidays} />
    </div>
  )
}

function isEnd(day: string, { start, end }: CalendarRange): boolean {
  return day === start || day === end
}

function dayProps(day: string, { range, current, preview, holidays, marked }: Look) {
  const { first, last, start, end, choosing, single } = range
  const names = holidays.publicHolidays.filter(holiday => holiday.day === day).map(({ name }) => name)
  const isOffSchool = holidays.schoolHolidays.some(({ first, last }) => first <= day && day <= last)
  const isOfDeal = marked !== undefined && isMarked(day, weekdayOf(day), marked, choosing)
  const classes = {
    day: true,
    'day--start': day === start,
    'day--end': day === end,
    'day--between': start && end && day > start && day < end,
    'day--preview': !single && choosing === 'end' && start && preview && day > start && day <= preview,
    'day--holiday': names.length > 0,
    'day--school': isOffSchool,
    'day--deal': isOfDeal,
  }
  const role = day === start ? ', first day' : day === end ? ', last day' : ''
  const className = Object.entries(classes)
    .flatMap(([name, isSo]) => (isSo ? name : []))
    .join(' ')
  return {
    className,
    tabIndex: day === current ? 0 : -1,
    'data-date': day,
    'aria-label': [
      spokenDay(day) + role,
      ...(isOfDeal ? ['in the deal'] : []),
      ...names,
      ...(isOffSchool ? ['school holidays'] : []),
    ].join(', '),
    'aria-disabled': day < first || day > last || undefined,
  }
}
