import { addMonths, monthOf } from '@agency/contracts/dates/calendar-day.ts'
import { dayForKey } from '@agency/contracts/dates/day-for-key.ts'
import type { CalendarHolidays } from '@agency/contracts/dates/holidays/marked-holidays.ts'
import { deviceType, watchDeviceType } from '@agency/ui/device/device-type.client.ts'
import { afterPaint } from '@agency/ui/layout/after-paint.client.ts'
import { bringIntoView, pressOver } from '@agency/ui/overlays/popover.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { calendarWords } from '@agency/words/search/calendar/words.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type CalendarRange, calendarHolidays, noHolidays, within } from './calendar-days.ts'
import type { MarkedDays } from './marked-days.ts'
import { MonthGrid } from './month-grid.tsx'
import type { MonthOffer, OfferedDays } from './offered-days.ts'

type CalendarProps = {
  range: CalendarRange
  today: string
  label: string
  /** Increased to move the focus from the field into the grid; 0 leaves it in the field. */
  entered: number
  marked?: MarkedDays | undefined
  /** Limits the choice to these days; without it, any day of the range can be chosen. */
  offered?: OfferedDays
  onPick: (day: string) => void
  onClose: () => void
}

/** A calendar for a first and a last day, below their fields. With offered days: in a dialog, with a list of months. */
export function Calendar({ range, today, label, entered, marked, offered, onPick, onClose }: CalendarProps) {
  const say = calendarWords()
  const box = useRef<HTMLDivElement>(null)
  const wanted = startingDay(range)
  const [current, setCurrent] = useState(wanted)
  const [month, setMonth] = useState(monthOf(wanted))
  const [preview, setPreview] = useState<string>()
  const holidays = useHolidays()
  const monthsShown = useMonthsShown()
  const months = [month, next(month)].slice(0, monthsShown)
  const [moves, setMoves] = useState(0)

  const { choosing } = range
  const [chosenFor, setChosenFor] = useState(choosing)
  if (chosenFor !== choosing) {
    setChosenFor(choosing)
    setCurrent(wanted)
    if (!months.includes(monthOf(wanted))) setMonth(monthOf(wanted))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: holidays make it taller
  useEffect(() => afterPaint(() => box.current && bringIntoView(box.current)), [choosing, holidays])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what moves the focus may move it
  useLayoutEffect(() => {
    if (moves + entered > 0) box.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus()
  }, [moves, entered])

  function onKey(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      // A dialog around the calendar stays open.
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const from = (event.target as HTMLElement).dataset.date
    const day = from && dayForKey(from, event)
    if (!day) return
    event.preventDefault()
    setMoves(moves + 1)
    const to = within(range, day)
    setCurrent(to)
    if (!months.includes(monthOf(to))) {
      setMonth(to < `${month}-01` || monthsShown === 1 ? monthOf(to) : monthOf(addMonths(to, -1)))
    }
  }

  function pick(day: string) {
    if (day < range.first || day > range.last || offered?.of(day).canBeChosen === false) return
    setMoves(moves + 1)
    setCurrent(day)
    onPick(day)
  }

  function showPreview(day: string | undefined) {
    setPreview(choosing === 'end' ? day : undefined)
  }

  function step(by: -1 | 1) {
    setMonth(monthOf(addMonths(`${month}-01`, by)))
  }

  const isShown = months.includes(monthOf(current))
  const first = months.includes(monthOf(range.first)) ? range.first : `${month}-01`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a dialog, or a part of one
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: which has a name
    <div ref={box} className="calendar" role={offered ? 'group' : 'dialog'} aria-label={label} onKeyDown={onKey}>
      <div className="calendar__head">
        <StepButton
          icon="chevron-left"
          label={say.before}
          isLast={month <= monthOf(range.first)}
          onStep={() => step(-1)}
        />
        {offered ? (
          <MonthList months={offered.months} month={month} onJump={setMonth} />
        ) : (
          <p className="calendar__hint" aria-live="polite">
            {label}
          </p>
        )}
        <StepButton
          icon="chevron-right"
          label={say.after}
          isLast={(months.at(-1) ?? month) >= monthOf(range.last)}
          onStep={() => step(1)}
        />
      </div>
      <div className="calendar__months">
        {months.map(shown => (
          <MonthGrid
            key={shown}
            month={shown}
            range={range}
            today={today}
            current={isShown ? current : first}
            preview={preview}
            holidays={holidays}
            marked={marked}
            offered={offered}
            onPick={pick}
            onPreview={showPreview}
          />
        ))}
      </div>
      {marked && <p className="calendar__deal">{say.deal}</p>}
    </div>
  )
}

type MonthListProps = { months: MonthOffer[]; month: string; onJump: (month: string) => void }

function MonthList({ months, month, onJump }: MonthListProps) {
  return (
    <select aria-label={calendarWords().month} value={month} onChange={({ target }) => onJump(target.value)}>
      {months.map(({ month, label }) => (
        <option key={month} value={month}>
          {label}
        </option>
      ))}
    </select>
  )
}

type StepButtonProps = { icon: string; label: string; isLast: boolean; onStep: () => void }

function StepButton({ icon, label, isLast, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isLast || undefined}
      onClick={() => !isLast && onStep()}
    >
      <Icon name={icon} size={22} />
    </button>
  )
}

function startingDay(range: CalendarRange): string {
  const { choosing, start, end, first } = range
  return within(range, (choosing === 'end' ? end : start) ?? start ?? first)
}

function next(month: string): string {
  return monthOf(addMonths(`${month}-01`, 1))
}

/** Set after a press is over, so that they do not move the pressed day. */
function useHolidays(): CalendarHolidays {
  const [holidays, setHolidays] = useState(noHolidays)
  useEffect(() => {
    let isOpen = true
    calendarHolidays()
      .then(async result => {
        await pressOver()
        if (isOpen) setHolidays(result)
      })
      .catch(() => {})
    return () => {
      isOpen = false
    }
  }, [])
  return holidays
}

/** A phone has room for one month. */
function useMonthsShown(): 1 | 2 {
  const [type, setType] = useState(deviceType)
  useEffect(() => {
    const watching = new AbortController()
    watchDeviceType(setType, watching.signal)
    return () => watching.abort()
  }, [])
  return type === 'mobile' ? 1 : 2
}
