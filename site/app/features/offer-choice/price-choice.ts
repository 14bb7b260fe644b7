import type { NamedFare } from '@agency/contracts/content/prices/fare.ts'
import { isDay } from '@agency/contracts/dates/calendar-day.ts'
import { formatDay, formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { choiceWords } from '@agency/words/offers/choice/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { isTrip, type OfferKind } from './offer-kinds.ts'
import { plainSum, quoteInWords } from './quote/quote-words.ts'
import { type Cell, groupSize, type Offer, type Party, type Quote, reckon } from './quote/reckon.ts'

/** Small enough to be serialised into the page. Labels are unique, since addresses name them. */
export type ChoiceTable = {
  columns: string[]
  rows: { label: string; prices: Cell[]; left?: number }[]
  /** The rows or columns that are dates or seasons. */
  dated?: 'rows' | 'columns'
  /** The Malaysian departure days of `dated`; null for a season. */
  days?: (string | null)[]
  /** Rooms stand in the rows; by default they are the columns. */
  roomsAre?: 'rows'
  /** Prices of children, third guests and groups, one for each row; with `roomsAre`, for each column. */
  others?: { label: string; prices: Cell[] }[]
  /** People in a room at these prices, where its fare has no number. */
  sharing?: number
  fares?: NamedFare[]
  maxGroup?: number
  youngest?: number
  /** The lowest price in sen for one of two people who share, if there is no table. */
  minEach?: number
  /** `YYYY-MM`, for a trip without departure days. */
  months?: string[]
  /** The state of each departure's group in words, by label. */
  groups?: Record<string, string>
}

/**
 * A choice as an address or a form names it; empty values are open. `departure` names a row, `room` a column, `month`
 * one of those of a trip without dates, `depart` the day of a ticket. `people` counts tickets; travellers are adults,
 * and children by their ages in years.
 */
export type Choice = { departure: string; room: string; people: string } & Partial<Record<Detail, string>>
type Detail = 'adults' | 'children' | 'childAges' | 'rooms' | 'month' | 'depart'

export const maxPeople = 40

/** Such a party gets a price of its own. */
export function isGroup(choice: Choice): boolean {
  const party = partyOf(choice)
  return party !== undefined && party.adults + party.children >= groupSize
}

export const priceTableAddress = '#prices'

/** A calendar cannot show a table with two departures on one day. */
export function hasDays({ days = [] }: ChoiceTable): boolean {
  const dated = days.filter(Boolean)
  return dated.length > 0 && new Set(dated).size === dated.length
}

/** The day of the chosen departure; undefined while it is open, and for a season. */
export function dayOfChoice({ dated, days, rows, columns }: ChoiceTable, choice: Choice): string | undefined {
  const labels = dated === 'columns' ? columns : rows.map(({ label }) => label)
  return days?.[labels.indexOf(dated === 'columns' ? choice.room : choice.departure)] ?? undefined
}

/** `4 left`, `sold out`; empty if unknown. */
export function leftInWords(left: number | undefined): string {
  return left === undefined ? '' : choiceWords().left(left)
}

export const choiceNames = [
  'departure',
  'room',
  'people',
  'adults',
  'children',
  'childAges',
  'rooms',
  'month',
  'depart',
] as const

export function choiceLabels({ dated, months }: ChoiceTable, kind: OfferKind): { row: string; column: string } {
  const say = choiceWords()
  const { row, column } = say[kind]
  const when = months ? say.season : say.departure
  return { row: dated === 'rows' ? when : row, column: dated === 'columns' ? when : column }
}

export function choiceVerb(
  { dated, months }: ChoiceTable,
  kind: OfferKind,
  { departure, room }: Choice = noChoice,
): string {
  const isChosen = !months && ((dated === 'rows' && departure !== '') || (dated === 'columns' && room !== ''))
  return !isTrip(kind) || isChosen ? choiceWords()[kind].verb : choiceWords().verb
}
const noChoice: Choice = { departure: '', room: '', people: '' }

export function priceOf({ columns, rows }: ChoiceTable, { departure, room }: Choice): Cell | undefined {
  const row = rows.find(({ label }) => label === departure)
  const column = columns.length === 0 ? 0 : columns.indexOf(room)
  return column < 0 ? undefined : row && (row.prices[column] ?? null)
}

/** Undefined for more than two digits. */
const small = (text = ''): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined)

function countOf(text: string | undefined): number | undefined {
  const number = small(text) ?? 0
  return number >= 1 && number <= maxPeople ? number : undefined
}

/** Ages as people write them, `4, 9`. */
export const agesIn = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number).filter(age => age <= 17)

/** Undefined while the number of adults is open. */
export function partyOf({ adults, people, children, childAges, rooms }: Choice): Party | undefined {
  const grown = small(adults || people)
  const young = small(children) ?? 0
  if (grown === undefined || grown + young < 1 || grown + young > maxPeople) return undefined
  return { adults: grown, children: young, ages: young > 0 ? agesIn(childAges) : [], rooms: countOf(rooms) }
}

/** Sums need all prices of the chosen row or column. */
function offerOf(
  { columns, rows, roomsAre, others = [], sharing, fares, maxGroup, youngest }: ChoiceTable,
  choice: Choice,
): Offer {
  const column = Math.max(0, columns.indexOf(choice.room))
  const row = rows.findIndex(({ label }) => label === choice.departure)
  const facts = { sharing, facts: fares, maxGroup, youngest }
  if (roomsAre === 'rows') {
    const all = [...rows, ...others].map(({ label, prices }) => ({ label, price: prices[column] ?? null }))
    return { ...facts, label: choice.room, room: choice.departure, prices: all }
  }
  const rooms = (rows[row]?.prices ?? []).map((price, at) => ({ label: columns[at] ?? '', price }))
  const rest = others.map(({ label, prices }) => ({ label, price: prices[row] ?? null }))
  return { ...facts, label: choice.departure, room: choice.room, prices: [...rooms, ...rest] }
}

function minOf(minEach: number, choice: Choice): Quote | undefined {
  const party = partyOf(choice)
  if (!party) return undefined
  const { adults, children } = party
  const arePairs = children === 0 && adults % 2 === 0
  return arePairs
    ? { fromTable: false, why: choiceWords().from(plainSum({ label: '', count: adults, sen: minEach })) }
    : { fromTable: false, why: choiceWords().twoSharing(formatSen(minEach)), byPlanner: true }
}

/** Undefined while the choice is incomplete. */
export function quoteOf(table: ChoiceTable, choice: Choice, kind: OfferKind): Quote | undefined {
  if (table.minEach !== undefined) return minOf(table.minEach, choice)
  const price = priceOf(table, choice)
  if (price === undefined) return undefined
  if (isTrip(kind)) {
    const party = partyOf(choice)
    if (party) return reckon(offerOf(table, choice), party)
  }
  if (price === null) return { fromTable: false, why: choiceWords().apart }
  if (typeof price === 'string') return { fromTable: false, why: price }
  const count = isTrip(kind) ? undefined : countOf(choice.people)
  if (count === undefined) return { fromTable: false, why: choiceWords().each(formatSen(price)) }
  return { fromTable: true, lines: [{ label: '', count, sen: price }], total: count * price, heads: [], isMixed: false }
}

/** The choice as the folds of the form name it on a phone: `3 April 2027`, and `Twin, 2 adults, 1 child`. */
export function choiceInWords({ dated }: ChoiceTable, choice: Choice, kind: OfferKind): { when: string; who: string } {
  const { departure, room, people, adults, children, month = '', depart = '' } = choice
  const say = choiceWords()
  const [day = '', ...stay] =
    dated === 'columns' ? [room, departure] : dated ? [departure, room] : ['', departure, room]
  const heads = isTrip(kind)
    ? [some(adults, say.counted.adults), some(children, say.counted.children)]
    : [some(people, say.counted.people)]
  return {
    when: termWords(day) || (month && formatMonth(month)) || (depart && formatDay(depart)) || say.open,
    who: formatWords().row([...stay.map(termWords), ...heads]) || say.open,
  }
}
const some = (count = '', inWords: (count: number) => string) => (small(count) ? inWords(Number(count)) : '')

/** The sum, `2 × RM 648.00 = RM 1,296.00`, or the reason why there is none; empty while it is open. */
export function sumOf(table: ChoiceTable, choice: Choice, kind: OfferKind): string {
  const quote = quoteOf(table, choice, kind)
  return quote ? quoteInWords(quote, kind) : ''
}

/** Ignores values that the table does not have. */
export function readChoice(table: ChoiceTable, query: URLSearchParams): Choice {
  const values = Object.fromEntries(choiceNames.map(name => [name, (query.get(name) ?? '').trim()]))
  const { departure = '', room = '', people = '', adults = '', children = '', childAges = '' } = values
  const isIn = (text: string, min: number) => (small(text) ?? -1) >= min && Number(text) <= maxPeople
  const details: Record<Detail, string | false> = {
    adults: isIn(adults, 0) && adults,
    children: isIn(children, 1) && children,
    childAges: ages.test(childAges) && childAges,
    rooms: isIn(values.rooms ?? '', 1) && (values.rooms ?? ''),
    month: (table.months ?? []).includes(values.month ?? '') && (values.month ?? ''),
    depart: isOfThisCentury(values.depart ?? '') && (values.depart ?? ''),
  }
  return {
    departure: table.rows.some(({ label }) => label === departure) ? departure : '',
    room: table.columns.includes(room) ? room : '',
    people: isIn(people, 1) ? people : '',
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value)),
  }
}
const ages = /^\d{1,2}(?: ?[,; ] ?\d{1,2}){0,39}$/

/** The first heading is that of the row labels; empty in tables that name only their price columns. */
export function headings({ columns, rows }: PriceTable): string[] {
  const cells = (rows[0]?.prices.length ?? 0) + 1
  return columns.length < cells ? ['', ...columns] : columns
}
const isOfThisCentury = (day: string) => day.startsWith('20') && isDay(day)
