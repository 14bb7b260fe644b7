import { addDays, isDay } from '@agency/contracts/dates/calendar-day.ts'
import { readCmsDate, writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import type { Fields } from '../../http/posted-fields.ts'
import { addressOf, chosen, lowestOf, type ResultsView } from './choice.ts'

/** `days` as people read them; `price` and `saves` in sen. */
export type CheaperDay = { days: string; price: number; saves: number; href: string }

const maxShift = 3
const maxShown = 3

/**
 * Up to three days earlier or later, where the cheapest offer costs less: at most the three cheapest, by day, with the
 * same filters.
 * @param today Malaysian calendar day; no search begins before it.
 */
export function cheaperDays({ offers, choice, path, fields, offersFor }: ResultsView, today: string): CheaperDay[] {
  const lowest = lowestOf(chosen(offers, choice))
  if (lowest === undefined) return []
  const shifts = Array.from({ length: maxShift }, (_, at) => at + 1).flatMap(by => [-by, by])
  const cheaper = shifts.flatMap(by => {
    const moved = movedBy(by, fields)
    const days = daysIn(moved)
    const [first = '', last = first] = [days[0], days.at(-1)]
    const there = first < today ? undefined : offersFor(moved)
    const price = there && lowestOf(chosen(there, choice))
    if (price === undefined || price >= lowest) return []
    const saves = lowest - price
    return [{ first, days: formatDays(first, last), price, saves, href: addressOf(path, moved, choice) }]
  })
  return cheaper
    .sort((one, other) => one.price - other.price)
    .slice(0, maxShown)
    .sort((one, other) => one.first.localeCompare(other.first))
    .map(({ first, ...day }) => day)
}

/** Keeps times, and dates that would leave the calendar. */
function movedBy(days: number, fields: Fields): Fields {
  return fields.map(([name, value]) => {
    const moment = readCmsDate(value)
    const day = moment ? addDays(moment.day, days) : ''
    return [name, moment && isDay(day) ? writeCmsDate(day, moment.time) : value]
  })
}

const daysIn = (fields: Fields): string[] => fields.flatMap(([, value]) => readCmsDate(value)?.day ?? []).sort()
