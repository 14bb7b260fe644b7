import { addMonths, monthOf } from '@agency/contracts/dates/calendar-day.ts'
import { deviceType, watchDeviceType } from '@agency/ui/device/device-type.client.ts'
import type { CalendarHoliday } from '../../calendar/calendar-holiday.ts'
import { dayForKey } from '../../calendar/calendar-keys.ts'
import { type CalendarRange, choose, isComplete, within } from '../../calendar/calendar-range.ts'
import { element, icon } from '../element.ts'
import { bringIntoView, pressOver } from '../form/popover.client.ts'
import { calendarHolidays } from './calendar-holidays.client.ts'
import { monthGrid } from './month-grid.client.ts'

export type CalendarActions = {
  /** A day was chosen; `complete` when there is nothing left to choose. */
  onChange(range: CalendarRange, complete: boolean): void
  onClose(): void
}

export type Calendar = {
  box: HTMLElement
  open(range: CalendarRange, label: string): void
  close(): void
  isOpen(): boolean
  /** Moves the focus from the field into the grid. */
  enter(): void
}

/** A calendar for the first and the last day of something. It opens below its fields and is wholly usable by keys. */
export function createCalendar({ onChange, onClose }: CalendarActions): Calendar {
  const months = element('div', { class: 'calendar__months' })
  const back = stepButton('chevron-left', 'Month before', () => show(addMonths(`${month}-01`, -1)))
  const on = stepButton('chevron-right', 'Month after', () => show(addMonths(`${month}-01`, 1)))
  const hint = element('p', { class: 'calendar__hint', 'aria-live': 'polite' })
  const head = element('div', { class: 'calendar__head' }, back, hint, on)
  const box = element('div', { class: 'calendar', role: 'dialog', hidden: true }, head, months)
  let range: CalendarRange | undefined
  let month = ''
  let current = ''
  let holidays: CalendarHoliday[] = []

  box.addEventListener('click', event => {
    const day = dayAt(event.target)
    if (day) pick(day)
  })
  box.addEventListener('pointerover', event => preview(dayAt(event.target)))
  box.addEventListener('focusin', event => preview(dayAt(event.target)))
  box.addEventListener('keydown', onKey)
  watchDeviceType(() => range && !box.hidden && draw())

  return {
    box,
    open(wanted, label) {
      range = wanted
      hint.textContent = label
      box.setAttribute('aria-label', label)
      current = within(wanted, (wanted.choosing === 'end' ? wanted.end : wanted.start) ?? wanted.start ?? wanted.first)
      if (box.hidden || !isShown(current)) month = monthOf(current)
      box.hidden = false
      draw()
      bringIntoView(box)
      void showHolidays()
    },
    close,
    isOpen: () => !box.hidden,
    enter: () => button(current)?.focus(),
  }

  async function showHolidays() {
    if (holidays.length > 0) return
    holidays = await calendarHolidays()
    await pressOver()
    if (box.hidden) return
    draw()
    bringIntoView(box)
  }

  function close() {
    if (box.hidden) return
    box.hidden = true
    onClose()
  }

  function pick(day: string) {
    if (!range || day < range.first || day > range.last) return
    const before = range
    range = choose(before, day)
    current = day
    draw()
    onChange(range, isComplete(range, before))
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // A dialog around the calendar stays open.
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const from = dayAt(event.target)
    const wanted = from && dayForKey(from, event)
    if (!wanted || !range) return
    event.preventDefault()
    current = within(range, wanted)
    if (!isShown(current))
      month = current < `${month}-01` || monthsShown() === 1 ? monthOf(current) : monthOf(addMonths(current, -1))
    draw()
  }

  function show(day: string) {
    month = monthOf(day)
    draw()
  }

  function draw() {
    if (!range) return
    const shown = [month, monthOf(addMonths(`${month}-01`, 1))].slice(0, monthsShown())
    const look = { range, current: isShown(current) ? current : undefined, holidays }
    const hadFocus = months.contains(document.activeElement)
    months.replaceChildren(...shown.map(one => monthGrid(one, look)))
    back.disabled = month <= monthOf(range.first)
    on.disabled = (shown.at(-1) ?? '') >= monthOf(range.last)
    const [firstDay] = months.querySelectorAll<HTMLElement>('[data-date]:not([aria-disabled])')
    if (!look.current && firstDay) firstDay.tabIndex = 0
    if (hadFocus) button(current)?.focus()
  }

  function preview(day: string | undefined) {
    const { start, choosing, single } = range ?? {}
    for (const one of months.querySelectorAll<HTMLElement>('[data-date]')) {
      const { date = '' } = one.dataset
      const lies = !single && choosing === 'end' && start && day && date > start && date <= day
      one.classList.toggle('day--preview', !!lies)
    }
  }

  function isShown(day: string): boolean {
    return monthOf(day) === month || (monthsShown() === 2 && monthOf(day) === monthOf(addMonths(`${month}-01`, 1)))
  }

  function button(day: string): HTMLElement | null {
    return months.querySelector(`[data-date="${day}"]`)
  }
}

/** A phone has room for one month. */
function monthsShown(): 1 | 2 {
  return deviceType() === 'mobile' ? 1 : 2
}

function dayAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined
}

function stepButton(picture: string, label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'icon-button', 'aria-label': label }, icon(picture, 22))
  made.addEventListener('click', onPress)
  return made
}
