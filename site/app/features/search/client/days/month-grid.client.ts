import { weeksOf } from '@agency/contracts/dates/calendar-day.ts'
import type { CalendarHoliday } from '../../calendar/calendar-holiday.ts'
import type { CalendarRange } from '../../calendar/calendar-range.ts'
import { monthTitle, spokenDay, weekdayNames } from '../../days/day-words.ts'
import { element } from '../element.ts'

type Look = {
  range: CalendarRange
  /** The day that the keys start from. */
  current: string | undefined
  holidays: CalendarHoliday[]
}

/** One month as a grid, with its public holidays marked and named below. */
export function monthGrid(month: string, look: Look): HTMLElement {
  const id = `calendar-${month}`
  const title = element('p', { id, class: 'month__title' }, monthTitle(month))
  const days = weekdayNames.map(name => element('th', { scope: 'col', abbr: name }, name.slice(0, 2)))
  const head = element('thead', {}, element('tr', {}, ...days))
  const weeks = weeksOf(month).map(week => element('tr', {}, ...week.map(day => cell(day, look))))
  const grid = element(
    'table',
    { class: 'month__grid', role: 'grid', 'aria-labelledby': id },
    head,
    element('tbody', {}, ...weeks),
  )
  const holidays = look.holidays.filter(({ day }) => day.startsWith(month))
  const names = holidays.map(({ day, name }) =>
    element('li', {}, element('b', {}, String(Number(day.slice(8)))), ` ${name}`),
  )
  return element('div', { class: 'month' }, title, grid, element('ul', { class: 'month__holidays' }, ...names))
}

function cell(day: string | undefined, { range, current, holidays }: Look): HTMLElement {
  if (!day) return element('td', {})
  const { first, last, start, end } = range
  const names = holidays.filter(holiday => holiday.day === day).map(({ name }) => name)
  const isChosen = day === start || day === end
  const between = start && end && day > start && day < end
  const look = [
    'day',
    day === start && 'day--start',
    day === end && 'day--end',
    between && 'day--between',
    names.length > 0 && 'day--holiday',
  ]
  const role = day === start ? ', first day' : day === end ? ', last day' : ''
  const button = element(
    'button',
    {
      type: 'button',
      class: look.filter(Boolean).join(' '),
      tabindex: day === current ? 0 : -1,
      'data-date': day,
      'aria-label': [spokenDay(day) + role, ...names].join(', '),
      'aria-disabled': day < first || day > last ? 'true' : undefined,
    },
    String(Number(day.slice(8))),
  )
  return element('td', { role: 'gridcell', 'aria-selected': isChosen ? 'true' : undefined }, button)
}
