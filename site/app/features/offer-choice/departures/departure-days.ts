import { monthOf, monthsFrom } from '@agency/contracts/dates/calendar-day.ts'
import { formatShortDay, formatShortMonth } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { departureWords } from '@agency/words/offers/departures/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { DayOffer, MonthOffer } from '../../search/calendar/offered-days.ts'
import { type Choice, type ChoiceTable, leftInWords, partyOf } from '../price-choice.ts'
import type { Cell } from '../quote/reckon.ts'

export type Departure = {
  /** Malaysian calendar day. */
  day: string
  label: string
  /** The rest of its label beside the day: `midnight sun`. */
  note: string
  /** For an adult in the chosen room, or in the cheapest one; null if the room is not sold. */
  price: Cell
  /** The departure has several prices, or the room costs more for some people. */
  isFrom: boolean
  /** The departure has several prices; `price` is the lowest. */
  left: number | undefined
}

/** Leaves out prices of children, third guests and groups, labels without a day, and the second departure of a day. */
export function departuresOf(table: ChoiceTable, choice: Choice): Departure[] {
  const { columns, rows, dated, days = [] } = table
  const chosen = dated === 'columns' ? choice.departure : choice.room
  const all =
    dated === 'columns'
      ? columns.map((label, at) => ({
          label,
          left: undefined,
          cells: rows.map(row => ({ label: row.label, price: row.prices[at] ?? null })),
        }))
      : rows.map(({ label, prices, left }) => ({
          label,
          left,
          cells: prices.map((price, at) => ({ label: columns[at] ?? '', price })),
        }))
  const departures = all.flatMap(({ label, left, cells }, at) => {
    const day = days[at]
    const wanted = chosen ? cells.filter(cell => cell.label === chosen) : cells
    return day
      ? [{ day, label, left, note: noteOf(termWords(label)), ...lowestOf(wanted.map(({ price }) => price)) }]
      : []
  })
  return departures
    .filter(({ day }, at) => departures.findIndex(other => other.day === day) === at)
    .sort((one, other) => one.day.localeCompare(other.day))
}

/** The text after a day contains no digit. */
const noteOf = (label: string): string =>
  label.replace(/^.*\d[日号]?|[\s)\]）]+$/g, '').replace(/^[\s,;:.()、，（–-]+/, '')

function lowestOf(cells: Cell[]): Pick<Departure, 'price' | 'isFrom'> {
  const sums = cells.filter(cell => typeof cell === 'number')
  const price = sums.length > 0 ? Math.min(...sums) : (cells.find(cell => cell !== null) ?? null)
  return { price, isFrom: new Set(sums).size > 1 }
}

/** @param today Malaysian calendar day. */
export function offeredDays(departures: Departure[], choice: Choice, today: string) {
  const party = partyOf(choice)
  const people = party ? party.adults + party.children : 1
  const byDay = new Map(departures.map(departure => [departure.day, departure]))
  const of = (day: string): DayOffer => {
    const departure = byDay.get(day)
    if (day < today) return { text: '', spoken: departureWords().past, canBeChosen: false }
    return departure
      ? dayOffer(departure, people)
      : { text: '', spoken: departureWords().none.short, canBeChosen: false }
  }
  const [first = today, last = first] = [departures[0]?.day, departures.at(-1)?.day]
  return { of, months: monthsBetween(first, last).map(month => monthOffer(month, departures, of)) }
}

function monthsBetween(first: string, last: string): string[] {
  const [year, number] = [Number(last.slice(0, 4)) - Number(first.slice(0, 4)), Number(last.slice(5, 7))]
  return monthsFrom(first, 12 * year + number - Number(first.slice(5, 7)) + 1)
}

function dayOffer({ price, isFrom, left, note }: Departure, people: number): DayOffer {
  const say = departureWords()
  const { short, spoken } = say.soldOut
  if (price === null || left === 0) return { text: short, spoken, canBeChosen: false }
  const places = leftInWords(left)
  if (left !== undefined && left < people) {
    return { text: places, spoken: say.few({ left, people }), canBeChosen: false }
  }
  const sum = typeof price === 'number' ? (isFrom ? say.from : String)(formatSen(price)) : price
  return {
    text: typeof price === 'number' ? formatSen(price).replace(/^RM\s|\.00$/g, '') : say.ask,
    spoken: formatWords().row([sum, places, note]),
    canBeChosen: true,
  }
}

function monthOffer(month: string, departures: Departure[], of: (day: string) => DayOffer): MonthOffer {
  const inMonth = departures.filter(({ day }) => monthOf(day) === month)
  const open = inMonth.filter(({ day }) => of(day).canBeChosen)
  const sums = open.flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
  const next = departures.find(({ day }) => monthOf(day) > month && of(day).canBeChosen)
  const say = departureWords()
  const lowest = sums.length > 0 ? formatSen(Math.min(...sums)) : say.onRequest
  const none = inMonth.length > 0 ? say.gone : say.none
  const isOpen = open.length > 0
  return {
    month,
    label: `${formatShortMonth(month)}: ${isOpen ? lowest : none.short}`,
    isOpen,
    note: isOpen ? '' : none.long(next ? formatShortDay(next.day) : ''),
    days: inMonth.flatMap(({ day, note, left }) => {
      const text = formatWords().row([note, leftInWords(left)])
      return text ? [{ day, text }] : []
    }),
  }
}
