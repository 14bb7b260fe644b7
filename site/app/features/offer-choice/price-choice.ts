import type { FareFact } from '@agency/contracts/content/readers/fare-names.ts'
import { isDay } from '@agency/contracts/dates/calendar-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { isTrip, type OfferKind, offerWords } from './offer-kinds.ts'
import { plainSum, quoteInWords } from './quote/quote-words.ts'
import {
  type Cell,
  fromPlanner,
  groupPriceFollows,
  type Offer,
  type Party,
  type Quote,
  reckon,
} from './quote/reckon.ts'

/** What can be chosen of an offer: small enough to travel in the page. Labels are unique; they are what an address names. */
export type ChoiceTable = {
  columns: string[]
  /** @property left How many people can still come, where the source says it. */
  rows: { label: string; prices: Cell[]; left?: number }[]
  /** Whether rows, or columns, are dates or seasons. */
  dated?: 'rows' | 'columns'
  /** The Malaysian days of departure of these; null for a season. */
  days?: (string | null)[]
  /** Set where rooms stand in rows; else they are the columns. */
  roomsAre?: 'rows'
  /** Prices of children, third guests and groups, one for each row; where rooms are rows, for each column. */
  others?: { label: string; prices: Cell[] }[]
  /** How many people share a room at these prices, where the room does not say it. */
  sharing?: number
  /** What the offer says of prices whose names do not say it. */
  fares?: FareFact[]
  /** How many people there are at most. */
  groupMost?: number
  /** Sen, the least that one of two who share pays, where there is no table. */
  leastEach?: number
  /** The months in which a trip without days of departure can be had, `YYYY-MM`. */
  months?: string[]
  /** How far the groups of departures are, in words, by the names of these. */
  groups?: Record<string, string>
}

/**
 * As an address or a form names it; what is empty is left open. `departure` names a row, `room` a column, `month` one of
 * those of a trip without dates, `depart` the day of a ticket. `people` counts tickets; those who travel are adults, and
 * children by their ages in years, in so many rooms.
 */
export type Choice = { departure: string; room: string; people: string } & Partial<Record<Detail, string>>
type Detail = 'adults' | 'children' | 'childAges' | 'rooms' | 'month' | 'depart'

/** No table is asked for more: groups have a form of their own. */
export const maxPeople = 40

/** Where the page of an offer shows its table of prices. */
export const priceTableAddress = '#prices'

/** Whether a calendar can show the departures of a table: two on one day would not be told apart. */
export function hasDays({ days = [] }: ChoiceTable): boolean {
  const known = days.filter(Boolean)
  return known.length > 0 && new Set(known).size === known.length
}

/** The day of the chosen departure; undefined while it is open, and for a season. */
export function dayOfChoice({ dated, days, rows, columns }: ChoiceTable, choice: Choice): string | undefined {
  const labels = dated === 'columns' ? columns : rows.map(({ label }) => label)
  return days?.[labels.indexOf(dated === 'columns' ? choice.room : choice.departure)] ?? undefined
}

/** `4 left`, `sold out`; empty where the source says nothing of it. */
export function leftInWords(left: number | undefined): string {
  if (left === undefined) return ''
  return left === 0 ? 'sold out' : `${left} left`
}

/** Names of the fields of a choice. */
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

/** The labels of both fields of one kind of offer. */
export function choiceLabels({ dated, months }: ChoiceTable, kind: OfferKind): { row: string; column: string } {
  const { row, column } = offerWords[kind]
  const when = months ? 'Season' : 'Departure'
  return { row: dated === 'rows' ? when : row, column: dated === 'columns' ? when : column }
}

/** What the button says: only chosen dates are asked for. */
export function choiceVerb(
  { dated, months }: ChoiceTable,
  kind: OfferKind,
  { departure, room }: Choice = noChoice,
): string {
  const isChosen = !months && ((dated === 'rows' && departure !== '') || (dated === 'columns' && room !== ''))
  return !isTrip(kind) || isChosen ? offerWords[kind].verb : 'Ask for your dates'
}
const noChoice: Choice = { departure: '', room: '', people: '' }

/** The price where row and column meet; undefined while one of them is open or unknown. */
export function priceOf({ columns, rows }: ChoiceTable, { departure, room }: Choice): Cell | undefined {
  const row = rows.find(({ label }) => label === departure)
  const column = columns.length === 0 ? 0 : columns.indexOf(room)
  return column < 0 ? undefined : row && (row.prices[column] ?? null)
}

/** A whole number of at most two digits; undefined for anything else. */
const small = (text = ''): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined)

/** How many were asked for; undefined when it is no number that can be. */
function countOf(text: string | undefined): number | undefined {
  const number = small(text) ?? 0
  return number >= 1 && number <= maxPeople ? number : undefined
}

/** Ages of children as people write them, `4, 9`. */
const agesIn = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number).filter(age => age <= 17)

/** Who travels by a choice, children among them; undefined when their number is open. */
export function partyOf({ adults, people, children, childAges, rooms }: Choice): Party | undefined {
  const grown = small(adults || people)
  const young = small(children) ?? 0
  if (grown === undefined || grown + young < 1 || grown + young > maxPeople) return undefined
  return { adults: grown, children: young, ages: young > 0 ? agesIn(childAges) : [], rooms: countOf(rooms) }
}

/** What is chosen, with all prices beside it, as sums are reckoned from. */
function offerOf(
  { columns, rows, roomsAre, others = [], sharing, fares, groupMost }: ChoiceTable,
  choice: Choice,
): Offer {
  const column = Math.max(0, columns.indexOf(choice.room))
  const row = rows.findIndex(({ label }) => label === choice.departure)
  const facts = { sharing, facts: fares, groupMost }
  if (roomsAre === 'rows') {
    const all = [...rows, ...others].map(({ label, prices }) => ({ label, price: prices[column] ?? null }))
    return { ...facts, label: choice.room, room: choice.departure, prices: all }
  }
  const rooms = (rows[row]?.prices ?? []).map((price, at) => ({ label: columns[at] ?? '', price }))
  const rest = others.map(({ label, prices }) => ({ label, price: prices[row] ?? null }))
  return { ...facts, label: choice.departure, room: choice.room, prices: [...rooms, ...rest] }
}

/** What is known of the sum of a trip without a table. */
function leastOf(leastEach: number, choice: Choice): Quote | undefined {
  const party = partyOf(choice)
  if (!party) return undefined
  const { adults, children } = party
  const arePairs = children === 0 && adults % 2 === 0
  const each = `From ${formatSen(leastEach)} each, two sharing. ${fromPlanner}`
  return { fromTable: false, why: arePairs ? `From ${plainSum({ label: '', count: adults, sen: leastEach })}` : each }
}

/** What a choice costs; undefined while what it costs is open. */
export function quoteOf(table: ChoiceTable, choice: Choice, kind: OfferKind): Quote | undefined {
  if (table.leastEach !== undefined) return leastOf(table.leastEach, choice)
  const price = priceOf(table, choice)
  if (price === undefined) return undefined
  if (isTrip(kind)) {
    const party = partyOf(choice)
    if (party) return reckon(offerOf(table, choice), party)
  }
  if (price === null) return { fromTable: false, why: 'Not sold together. Ask us what comes close.' }
  if (typeof price === 'string') return { fromTable: false, why: price }
  const count = isTrip(kind) ? undefined : countOf(choice.people)
  if (count === undefined) return { fromTable: false, why: `${formatSen(price)} each` }
  return { fromTable: true, lines: [{ label: '', count, sen: price }], total: count * price, heads: [], isMixed: false }
}

/** The sum in words, `2 × RM 648.00 = RM 1,296.00`, or why there is none; empty while it is open. */
export function sumOf(table: ChoiceTable, choice: Choice, kind: OfferKind): string {
  const quote = quoteOf(table, choice, kind)
  return quote ? quoteInWords(quote, offerWords[kind].rooms) : ''
}

/** Says that the sum is at a group price, or asks for one where the table has none for so many; empty for few people. */
export function groupAsk(table: ChoiceTable, choice: Choice, kind: OfferKind): string {
  const quote = quoteOf(table, choice, kind)
  const party = partyOf(choice)
  if (!quote?.fromTable || !quote.note || !party) return ''
  return quote.note === groupPriceFollows ? `please quote one for ${party.adults + party.children} people` : quote.note
}

/**
 * What an address chooses of a table: nothing that the table has not.
 * @param query The query of the address of the enquiry.
 */
export function readChoice(table: ChoiceTable, query: URLSearchParams): Choice {
  const given = Object.fromEntries(choiceNames.map(name => [name, (query.get(name) ?? '').trim()]))
  const { departure = '', room = '', people = '', adults = '', children = '', childAges = '' } = given
  const isIn = (text: string, least: number) => (small(text) ?? -1) >= least && Number(text) <= maxPeople
  const details: Record<Detail, string | false> = {
    adults: isIn(adults, 0) && adults,
    children: isIn(children, 1) && children,
    childAges: ages.test(childAges) && childAges,
    rooms: isIn(given.rooms ?? '', 1) && (given.rooms ?? ''),
    month: (table.months ?? []).includes(given.month ?? '') && (given.month ?? ''),
    depart: isOfThisCentury(given.depart ?? '') && (given.depart ?? ''),
  }
  return {
    departure: table.rows.some(({ label }) => label === departure) ? departure : '',
    room: table.columns.includes(room) ? room : '',
    people: isIn(people, 1) ? people : '',
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value)),
  }
}
const ages = /^\d{1,2}(?: ?[,; ] ?\d{1,2}){0,39}$/

/**
 * The headings of a table of prices, the first of them that of the rows' names. Some tables name only their columns of
 * prices; then the first is empty.
 */
export function headings({ columns, rows }: PriceTable): string[] {
  const cells = (rows[0]?.prices.length ?? 0) + 1
  return columns.length < cells ? ['', ...columns] : columns
}
const isOfThisCentury = (day: string) => day.startsWith('20') && isDay(day)
