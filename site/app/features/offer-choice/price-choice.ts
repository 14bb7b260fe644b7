import { formatSen } from '@agency/ui/formats/money.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import type { OfferKind } from './offer-kinds.ts'
import { offerWords } from './offer-kinds.ts'

/** Sen; or words, where a price is no amount in ringgit; null where it is not sold. */
type Cell = number | string | null

/** What can be chosen of an offer: small enough to travel in the page. Labels are unique; they are what an address names. */
export type ChoiceTable = {
  columns: string[]
  rows: { label: string; prices: Cell[] }[]
  /** Whether rows, or columns, are dates or seasons. */
  dated?: 'rows' | 'columns'
  /** How many people share a room at these prices, where the room does not say it. */
  sharing?: number
}

/** As an address or a form names it; what is empty is left open. `departure` names a row, `room` a column. */
export type Choice = { departure: string; room: string; people: string }

/** No table is asked for more: groups have a form of their own. */
export const maxPeople = 40

/** Names of the fields of a choice. */
export const choiceNames = ['departure', 'room', 'people'] as const

/** The labels of both fields of one kind of offer. */
export function choiceLabels({ dated }: ChoiceTable, kind: OfferKind): { row: string; column: string } {
  const { row, column } = offerWords[kind]
  return { row: dated === 'rows' ? 'Departure' : row, column: dated === 'columns' ? 'Departure' : column }
}

/** What the button says: without dates in the table there are none yet to ask for. */
export function choiceVerb({ dated }: ChoiceTable, kind: OfferKind): string {
  const { verb } = offerWords[kind]
  return dated || kind === 'ticket' || kind === 'insurance' ? verb : 'Ask for your dates'
}

/** The price where row and column meet; undefined while one of them is open or unknown. */
export function priceOf({ columns, rows }: ChoiceTable, { departure, room }: Choice): Cell | undefined {
  const row = rows.find(({ label }) => label === departure)
  const column = columns.length === 0 ? 0 : columns.indexOf(room)
  return column < 0 ? undefined : row && (row.prices[column] ?? null)
}

/** How many were asked for; undefined when it is no number that can be. */
function peopleOf({ people }: Choice): number | undefined {
  const number = /^\d{1,2}$/.test(people) ? Number(people) : 0
  return number >= 1 && number <= maxPeople ? number : undefined
}

/** The sum in words, `2 × RM 648.00 = RM 1,296.00`; empty while it cannot be worked out. */
export function sumOf(table: ChoiceTable, choice: Choice): string {
  const price = priceOf(table, choice)
  const people = peopleOf(choice)
  if (price === undefined) return ''
  if (price === null) return 'Not sold together. Ask us what comes close.'
  if (typeof price === 'string') return price
  if (people === undefined) return `${formatSen(price)} each`
  const sharing = sharersOf(choice.room) ?? table.sharing ?? 1
  // Who is left over has a room alone, at a price that the table does not give.
  if (people % sharing !== 0)
    return `${formatSen(price)} each, ${countWords[sharing]} sharing. We work out the sum for ${people === 1 ? 'one person' : `${people} people`}.`
  return people === 1 ? formatSen(price) : `${people} × ${formatSen(price)} = ${formatSen(people * price)}`
}

const countWords = ['', 'one', 'two', 'three', 'four']
const sharers: [RegExp, number][] = [
  [/\bsingle\b/i, 1],
  [/\b(?:twin|double|two) sharing\b/i, 2],
  [/\b(?:triple|three) sharing\b/i, 3],
  [/\b(?:quad|four) sharing\b/i, 4],
]

/** How many people share a room by its name: `Twin sharing`, `Single in inside cabin`. */
const sharersOf = (room: string) => sharers.find(([name]) => name.test(room))?.[1]

/**
 * What an address chooses of a table: nothing that the table has not.
 * @param query The query of the address of the enquiry.
 */
export function readChoice(table: ChoiceTable, query: URLSearchParams): Choice {
  const [departure = '', room = '', people = ''] = choiceNames.map(name => (query.get(name) ?? '').trim())
  const given = { departure, room, people }
  return {
    departure: table.rows.some(({ label }) => label === departure) ? departure : '',
    room: table.columns.includes(room) ? room : '',
    people: peopleOf(given) === undefined ? '' : people,
  }
}

/**
 * The headings of a table of prices, the first of them that of the rows' names. Some tables name only their columns of
 * prices; then the first is empty.
 */
export function headings({ columns, rows }: PriceTable): string[] {
  const cells = (rows[0]?.prices.length ?? 0) + 1
  return columns.length < cells ? ['', ...columns] : columns
}
