import { addDays, daysBetween } from '@agency/contracts/dates/calendar-day.ts'
import type { CalendarRange } from '../../calendar/calendar-range.ts'
import { fieldDay } from '../../days/day-words.ts'
import { readTypedDay } from '../../days/typed-day.ts'
import type { Product } from '../../products.ts'
import { type DayRules, searchableDays } from '../../reading/check-days.ts'
import { element, icon } from '../element.ts'
import { closeWhenLeft } from '../form/popover.client.ts'
import { createCalendar } from './calendar.client.ts'
import { todayHere } from './today.ts'

type Ends = { start: HTMLInputElement; end: HTMLInputElement }

/** Gives the two days of a form a calendar. Days can still be typed in any of the usual forms. */
export function startDays(cell: HTMLElement, product: Product, dayRules: DayRules): void {
  const [start, end] = cell.querySelectorAll<HTMLInputElement>('[data-day]')
  const form = cell.closest('form')
  if (!start || !end || !form) return
  const ends: Ends = { start, end }
  const stay = stayOf(ends)
  const searchable = () => searchableDays(product, todayHere(), dayRules)
  let opener: HTMLElement = start
  const calendar = createCalendar({
    onChange(range, complete) {
      write(ends, range)
      stay.remember()
      if (complete) {
        calendar.close()
        focusQuietly(range.single ? start : end)
      } else calendar.open(range, labelOf(end))
    },
    onClose() {
      if (calendar.box.contains(document.activeElement)) focusQuietly(opener)
    },
  })
  cell.append(calendar.box)

  for (const input of [start, end]) {
    const open = () => {
      opener = input
      calendar.open(rangeOf(ends, searchable(), isOneWay(form), input === end ? 'end' : 'start'), labelOf(input))
    }
    addButton(input, () => {
      open()
      calendar.enter()
    })
    input.addEventListener('click', open)
    input.addEventListener('keydown', event => {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        if (!calendar.isOpen()) open()
        calendar.enter()
      } else if (event.key === 'Escape' && calendar.isOpen()) {
        event.preventDefault()
        event.stopPropagation()
        calendar.close()
      }
    })
    input.addEventListener('input', () => calendar.close())
    input.addEventListener('change', () => {
      tidy(ends, input, { days: stay.days(), latest: searchable().last })
      stay.remember()
    })
  }
  closeWhenLeft(cell, calendar.close)
}

function isOneWay(form: HTMLFormElement): boolean {
  return new FormData(form).get('trip') === 'one-way'
}

function rangeOf(
  { start, end }: Ends,
  { first, last }: { first: string; last: string },
  single: boolean,
  choosing: 'start' | 'end',
): CalendarRange {
  const today = todayHere()
  return {
    first,
    last,
    start: readTypedDay(start.value, today),
    end: single ? undefined : readTypedDay(end.value, today),
    choosing: single ? 'start' : choosing,
    single,
  }
}

function write({ start, end }: Ends, range: CalendarRange): void {
  if (range.start) start.value = fieldDay(range.start)
  if (!range.single) end.value = range.end ? fieldDay(range.end) : ''
}

/** How many days lie between the two as they were shown last, 1 at least. */
function stayOf({ start, end }: Ends): { days(): number; remember(): void } {
  let days = 1
  const remember = () => {
    const [first, last] = [start, end].map(({ value }) => readTypedDay(value, todayHere()))
    if (first && last && last >= first) days = Math.max(1, daysBetween(first, last))
  }
  remember()
  return { days: () => days, remember }
}

/** Writes a typed day the way we write days, and keeps the end behind the start by as many days as before. */
function tidy({ start, end }: Ends, changed: HTMLInputElement, stay: { days: number; latest: string }): void {
  const today = todayHere()
  const day = readTypedDay(changed.value, today)
  if (!day) return
  changed.value = fieldDay(day)
  const last = readTypedDay(end.value, today)
  if (changed !== start || !last || last >= day) return
  const moved = addDays(day, stay.days)
  end.value = fieldDay(moved > stay.latest ? stay.latest : moved)
}

function labelOf(input: HTMLInputElement): string {
  return `Choose the day you ${input.dataset.day}`
}

function addButton(input: HTMLInputElement, onPress: () => void): void {
  const label = `Calendar for ${input.labels?.[0]?.textContent?.trim().toLowerCase()}`
  const button = element(
    'button',
    { type: 'button', class: 'cell__calendar', 'aria-label': label },
    icon('calendar', 20),
  )
  button.addEventListener('click', onPress)
  input.after(button)
}

/** Back in the field, without opening anything again. */
function focusQuietly(target: HTMLElement): void {
  target.focus({ preventScroll: true })
}
