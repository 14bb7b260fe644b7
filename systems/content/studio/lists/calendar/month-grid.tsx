import { monthOf } from '@agency/contracts/dates/calendar-day.ts'
import { dayForKey } from '@agency/contracts/dates/day-for-key.ts'
import { weekdayNames } from '@agency/contracts/dates/weekday-names.ts'
import { formatWeekday } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { words } from '../../words/words.ts'
import { addressOf, type Entry, timeOf } from './day-entries.tsx'
import type { DayPlan } from './month.ts'

/** Further entries are counted; opening the day shows them. */
const maxShown = 3

export const icons: Record<Entry['what'], string> = {
  begins: 'eye',
  ends: 'eye-off',
  'goes-live': 'clock',
  release: 'copy',
  departs: 'luggage',
}

type MonthGridProps = {
  month: string
  today: string
  weeks: DayPlan<Entry>[][]
  /** A change moves the focus to today. */
  focusToday: string | undefined
  labelledBy: string
  onMonth: (month: string) => void
  onOpen: (day: string) => void
}

/** Keys move as in the ARIA grid pattern; Tab enters the links of a day. */
export function MonthGrid({ month, today, weeks, focusToday, labelledBy, onMonth, onOpen }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState(today)
  const isMoving = useRef(false)
  const days = weeks.flat().map(({ day }) => day)
  const current = days.includes(chosen) ? chosen : `${month}-01`

  const focusOn = (day: string) => table.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useLayoutEffect(() => {
    if (focusToday !== undefined) focusOn(today)
  }, [focusToday])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day of another month is there after that month was loaded
  useLayoutEffect(() => {
    if (!isMoving.current || monthOf(chosen) !== month) return
    isMoving.current = false
    focusOn(chosen)
  }, [chosen, month])

  function onKeyDown(event: KeyboardEvent) {
    const day = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayForKey(current, event)
    if (day === undefined) return
    event.preventDefault()
    isMoving.current = true
    setChosen(day)
    if (monthOf(day) !== month) onMonth(monthOf(day))
  }

  return (
    <table
      ref={table}
      className="month"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames.map(name => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]?.day}>
            {week.map(plan => (
              <DayCell
                key={plan.day}
                plan={plan}
                isToday={plan.day === today}
                isBeside={monthOf(plan.day) !== month}
                isCurrent={plan.day === current}
                onOpen={() => onOpen(plan.day)}
                onFocus={() => setChosen(plan.day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = {
  plan: DayPlan<Entry>
  isToday: boolean
  /** The day belongs to a neighbouring month. */
  isBeside: boolean
  /** The start of key moves. */
  isCurrent: boolean
  onOpen: () => void
  onFocus: () => void
}

function DayCell({ plan, isToday, isBeside, isCurrent, onOpen, onFocus }: DayCellProps) {
  const { day, entries, holidays, isOffSchool } = plan
  const shown = entries.length > maxShown ? entries.slice(0, maxShown - 1) : entries
  const tabIndex = isCurrent ? 0 : -1
  const looks = { today: isToday, beside: isBeside, school: isOffSchool }
  const className = Object.entries(looks).flatMap(([name, isSo]) => (isSo ? ` month__day--${name}` : []))
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of the ARIA practices
    // biome-ignore lint/a11y/useFocusableInteractive: its button is
    <td role="gridcell" className={`month__day${className.join('')}`} onFocus={onFocus}>
      <button
        type="button"
        className="month__number"
        tabIndex={tabIndex}
        data-date={day}
        aria-label={words.calendar.day(formatWeekday(day), { isToday, count: entries.length, holidays, isOffSchool })}
        aria-current={isToday ? 'date' : undefined}
        onClick={onOpen}
      >
        {Number(day.slice(8))}
      </button>
      {holidays.map(name => (
        <span key={name} className="month__holiday" title={name}>
          {name}
        </span>
      ))}
      <ul>
        {shown.map(entry => (
          <li key={entry.key + entry.what + entry.at}>
            <EntryLink entry={entry} tabIndex={tabIndex} />
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <button type="button" className="month__more" tabIndex={tabIndex} onClick={onOpen}>
          {words.calendar.more(entries.length - shown.length)}
          <span className="visually-hidden"> {words.calendar.on(formatWeekday(day))}</span>
        </button>
      )}
    </td>
  )
}

/** No time for an entry at the beginning or the end of a day. */
function EntryLink({ entry, tabIndex }: { entry: Entry; tabIndex: number }) {
  const { name, what, isDraft } = entry
  const text = [timeOf(entry), name].filter(Boolean).join(' ')
  const spoken = `${words.calendar[what]}${isDraft ? `, ${words.states.draft}` : ''}: `
  return (
    <Link
      to={addressOf(entry)}
      tabIndex={tabIndex}
      className={isDraft ? 'entry entry--draft' : 'entry'}
      title={spoken + text}
    >
      <Icon name={icons[what]} size={14} />
      <span className="visually-hidden">{spoken}</span>
      <span className="entry__name">{text}</span>
    </Link>
  )
}
