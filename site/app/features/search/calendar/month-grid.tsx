import { addDays, addMonths, weekdayOf, weeksOf } from '@agency/contracts/dates/calendar-day.ts'
import type { CalendarHolidays } from '@agency/contracts/dates/holidays/marked-holidays.ts'
import { formatMonth, formatWeekday } from '@agency/ui/formats/malaysian-day.ts'
import { calendarWords } from '@agency/words/search/calendar/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { memo } from 'react'
import type { CalendarRange } from './calendar-days.ts'
import { isMarked, type MarkedDays } from './marked-days.ts'
import type { MonthOffer, OfferedDays } from './offered-days.ts'

type Look = {
  range: CalendarRange
  today: string
  current: string | undefined
  /** The end of the range if the day under the pointer were chosen. */
  preview: string | undefined
  holidays: CalendarHolidays
  marked: MarkedDays | undefined
  offered: OfferedDays | undefined
}

type MonthGridProps = Look & {
  month: string
  onPick: (day: string) => void
  onPreview: (day: string | undefined) => void
}

export function MonthGrid({ month, onPick, onPreview, ...look }: MonthGridProps) {
  const { weekdays } = formatWords()
  const { heads } = calendarWords()
  const id = `calendar-${month}`
  const offer = look.offered?.months.find(one => one.month === month)
  const tell = (tellDay: (day: string) => void, target: EventTarget) => {
    const { date } = (target as Element).closest<HTMLElement>('[data-date]')?.dataset ?? {}
    if (date) tellDay(date)
  }
  return (
    <div className="month">
      <p id={id} className="month__title">
        {formatMonth(month)}
      </p>
      {offer?.note && <p className="month__note">{offer.note}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are its buttons */}
      <table
        className="month__grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices
        role="grid"
        aria-labelledby={id}
        onClick={({ target }) => tell(onPick, target)}
        onFocus={({ target }) => tell(onPreview, target)}
        // A finger chooses at once, without a preview.
        onPointerOver={({ pointerType, target }) => pointerType === 'mouse' && tell(onPreview, target)}
        onPointerLeave={() => onPreview(undefined)}
      >
        <thead>
          <tr>
            {weekdays.map((name, at) => (
              <th key={name} scope="col" abbr={name}>
                {heads[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) =>
                day ? <DayCell key={day} day={day} {...lookOf(day, look)} /> : <td key={weekdays[column]} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthHolidays month={month} days={offer?.days ?? []} {...look.holidays} />
    </div>
  )
}

type DayCellProps = {
  day: string
  className: string
  label: string
  text: string
  isEnd: boolean
  isCurrent: boolean
  isToday: boolean
  canBeChosen: boolean
}

/** Memoized: a press changes two or three of the thirty days of a month. */
const DayCell = memo(function DayCell({ day, className, label, text, isEnd, ...is }: DayCellProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices
    // biome-ignore lint/a11y/useFocusableInteractive: its button is
    <td role="gridcell" aria-selected={isEnd || undefined}>
      <button
        type="button"
        className={className}
        tabIndex={is.isCurrent ? 0 : -1}
        data-date={day}
        aria-label={label}
        aria-current={is.isToday ? 'date' : undefined}
        aria-disabled={!is.canBeChosen || undefined}
      >
        {Number(day.slice(8))}
        {text && <small>{text}</small>}
      </button>
    </td>
  )
})

function lookOf(
  day: string,
  { range, today, current, preview, holidays, marked, offered }: Look,
): Omit<DayCellProps, 'day'> {
  const { first, last, start, end, choosing, single } = range
  const names = holidays.publicHolidays.filter(holiday => holiday.day === day).map(({ name }) => name)
  const isOffSchool = holidays.schoolHolidays.some(({ first, last }) => first <= day && day <= last)
  const isOfDeal = marked !== undefined && isMarked(day, weekdayOf(day), marked, choosing)
  const offer = offered?.of(day)
  const classes = {
    day: true,
    'day--start': day === start,
    'day--end': day === end,
    'day--between': start && end && day > start && day < end,
    'day--preview': !single && choosing === 'end' && start && preview && day > start && day <= preview,
    'day--holiday': names.length > 0,
    'day--school': isOffSchool,
    'day--deal': isOfDeal,
    'day--offered': offer?.canBeChosen === true,
  }
  const say = calendarWords()
  const { row } = formatWords()
  const inRange = day === start ? say.first : day === end ? say.last : String
  const className = Object.entries(classes)
    .flatMap(([name, isSo]) => (isSo ? name : []))
    .join(' ')
  return {
    className,
    label: row([
      inRange(formatWeekday(day)),
      ...(offer ? [offer.spoken] : []),
      ...(isOfDeal ? [say.inDeal] : []),
      ...names,
      ...(isOffSchool ? [say.school] : []),
    ]),
    text: offer?.text ?? '',
    isEnd: day === start || day === end,
    isCurrent: day === current,
    isToday: day === today,
    canBeChosen: day >= first && day <= last && offer?.canBeChosen !== false,
  }
}

type MonthHolidaysProps = CalendarHolidays & {
  month: string
  days: MonthOffer['days']
}

/** Days of some states share one line: a line for each would not fit a low screen. */
function MonthHolidays({ month, days, publicHolidays, schoolHolidays }: MonthHolidaysProps) {
  const say = calendarWords()
  const closed = schoolHolidays
    .filter(({ first, last }) => first.slice(0, 7) <= month && month <= last.slice(0, 7))
    .map(({ first, last, where }) => ({
      first: first.startsWith(month) ? first : `${month}-01`,
      last: last.startsWith(month) ? last : addDays(addMonths(`${month}-01`, 1), -1),
      where,
    }))
  const ofMonth = publicHolidays.filter(({ day }) => day.startsWith(month))
  const minor = [...new Set(ofMonth.filter(({ isMinor }) => isMinor).map(({ day }) => number(day)))]
  return (
    <ul className="month__holidays">
      {days.map(({ day, text }) => (
        <li key={day} className="month__offer">
          <b>{number(day)}</b> {text}
        </li>
      ))}
      {ofMonth
        .filter(({ isMinor }) => !isMinor)
        .map(({ day, name }) => (
          <li key={day + name}>
            <b>{number(day)}</b> {name}
          </li>
        ))}
      {minor.length > 0 && (
        <li>
          <b>{formatWords().row(minor)}</b> {say.someStates}
        </li>
      )}
      {closed.length > 0 && (
        <li className="month__school">
          <b>{daysOf(closed)}</b> {say.schoolDays(closed.length > 1 ? say.differ : (closed[0]?.where ?? ''))}
        </li>
      )}
    </ul>
  )
}

const number = (day: string) => String(Number(day.slice(8)))

/** From the first day on which any school is closed to the last; there is room for one line. */
function daysOf(spans: { first: string; last: string }[]): string {
  const days = spans.flatMap(({ first, last }) => [first, last]).sort()
  return [...new Set([days[0], days.at(-1)])].map(day => number(day ?? '')).join('–')
}
