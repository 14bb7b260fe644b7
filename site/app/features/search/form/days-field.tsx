import { addDays, daysBetween } from '@agency/contracts/dates/calendar-day.ts'
import { useCloseWhenLeft } from '@agency/ui/overlays/popover.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { searchWords } from '@agency/words/search/form/words.ts'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Calendar } from '../calendar/calendar.tsx'
import { type CalendarRange, choose, isComplete } from '../calendar/calendar-days.ts'
import { type DayAct, searchableDays } from '../model/checks.ts'
import { fieldDay, readTypedDay } from '../model/days.ts'
import { fieldId } from '../model/search-form-model.ts'
import { Cell } from './form-parts.tsx'
import { useControl, useForm } from './search-form-context.ts'

type Day = {
  name: string
  label: string
  act: DayAct
  more?: ReactNode
}

type DaysFieldProps = { start: Day; end: Day }
type End = 'start' | 'end'

/** Two days: typed in any usual form, or chosen from one calendar for both. */
export function DaysField(days: DaysFieldProps) {
  const cell = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<{ choosing: End; opener: End; entered: number }>()
  const { product, values, today, booking, deal, set, check } = useForm()
  const limits = searchableDays(product, today, booking)
  const single = values.trip === 'one-way'
  const names = [days.start.name, days.end.name]
  const [start, end] = names.map(name => readTypedDay(values[name] ?? '', today))
  /** The days between the two as last shown, at least 1. */
  const stay = useRef(start && end && end > start ? daysBetween(start, end) : 1)
  const close = useCallback(() => setOpen(undefined), [])
  useCloseWhenLeft(cell, close)

  const focusField = (which: End) =>
    document.getElementById(fieldId(product, days[which].name))?.focus({ preventScroll: true })
  const range: CalendarRange = {
    ...limits,
    start,
    end: single ? undefined : end,
    choosing: single ? 'start' : (open?.choosing ?? 'start'),
    single,
  }

  function show(which: End, isEntered: boolean) {
    setOpen(before => ({
      choosing: which,
      opener: which,
      entered: isEntered ? (before?.entered ?? 0) + 1 : (before?.entered ?? 0),
    }))
  }

  function pick(day: string) {
    const chosen = choose(range, day)
    const ends = single ? {} : { [days.end.name]: chosen.end ? fieldDay(chosen.end) : '' }
    set({ [days.start.name]: fieldDay(chosen.start ?? day), ...ends })
    remember(chosen.start, single ? end : chosen.end)
    void check(names)
    if (isComplete(chosen, range)) {
      close()
      focusField(single ? 'start' : 'end')
    } else setOpen(before => ({ choosing: 'end', opener: before?.opener ?? 'start', entered: before?.entered ?? 0 }))
  }

  function remember(first: string | undefined, last: string | undefined) {
    if (first && last && first >= limits.first && last >= first) stay.current = Math.max(1, daysBetween(first, last))
  }

  function leaveCalendar() {
    const { activeElement } = document
    if (open && activeElement?.closest('.calendar')) focusField(open.opener)
    close()
  }

  /** Writes a typed day in our format, and moves an end before the start so that the stay is as long as before. */
  function tidy(which: End) {
    void check(names)
    const day = readTypedDay(values[days[which].name] ?? '', today)
    if (!day) return
    const isMoved = which === 'start' && end !== undefined && end < day
    const moved = isMoved ? [addDays(day, stay.current), limits.last].sort()[0] : end
    set({ [days[which].name]: fieldDay(day), ...(isMoved && moved && { [days.end.name]: fieldDay(moved) }) })
    remember(start, moved)
  }

  return (
    <div ref={cell} className="cell cell--days">
      {(['start', 'end'] as const).map(which => (
        <DayField
          key={which}
          day={days[which]}
          isOpen={open !== undefined}
          onOpen={isEntered => show(which, isEntered)}
          onClose={close}
          onTyped={() => tidy(which)}
        />
      ))}
      {open && (
        <Calendar
          range={range}
          today={today}
          label={searchWords().days[days[range.choosing].act].title}
          entered={open.entered}
          marked={deal?.days}
          onPick={pick}
          onClose={leaveCalendar}
        />
      )}
    </div>
  )
}

type DayFieldProps = {
  day: Day
  isOpen: boolean
  onOpen: (isEntered: boolean) => void
  onClose: () => void
  onTyped: () => void
}

function DayField({ day: { name, label, more }, isOpen, onOpen, onClose, onTyped }: DayFieldProps) {
  const isTyped = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const openFirst = useRef(() => onOpen(false))
  // The visitor focused the field before React was there, and waits for the calendar.
  useEffect(() => {
    if (document.activeElement === field.current) openFirst.current()
  }, [])
  const { today, isLive } = useForm()
  const control = useControl(name)
  const settle = () => {
    if (isTyped.current) onTyped()
    isTyped.current = false
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // A key meant for the calendar must not send the search.
      event.preventDefault()
      settle()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      onOpen(true)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }
  return (
    <Cell name={name} label={label} className="cell--day">
      <input
        {...control}
        ref={field}
        className="cell__control"
        // Like all its keys, Enter is meant for the calendar.
        data-holds-enter=""
        type="text"
        placeholder={fieldDay(addDays(today, 30))}
        autoComplete="off"
        onChange={event => {
          isTyped.current = true
          control.onChange(event)
          onClose()
        }}
        onClick={() => onOpen(false)}
        onKeyDown={onKey}
        onBlur={settle}
      />
      {isLive && (
        <button
          type="button"
          className="cell__calendar"
          aria-label={searchWords().calendar(label)}
          aria-haspopup="dialog"
          onClick={() => onOpen(true)}
        >
          <Icon name="calendar" size={20} />
        </button>
      )}
      {more}
    </Cell>
  )
}
