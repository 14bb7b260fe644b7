import { fareOfHead, type Head, isChosen, type NamedFare, saysWho } from '@agency/contracts/content/prices/fare.ts'
import type { TripDays } from '@agency/contracts/dates/seasons/trip-days.ts'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { isTrip, type OfferKind } from './offer-kinds.ts'
import type { ChoiceTable } from './price-choice.ts'
import { headings } from './price-choice.ts'
import { monthsOffered } from './trip-days.server.ts'

/** More rows are unusable and make the page heavy. */
const maxRows = 24

export type TableFacts = {
  /** People who share a room at the price of an offer without a table. */
  priceSharing?: number | undefined
  maxGroup?: number | undefined
  /** The lowest age of a traveller. */
  youngestAge?: number | undefined
  price?: { sen?: number | undefined } | undefined
  trip?: TripDays
}

/** Undefined for plans without prices. Asks for a month for trips without dates and stays whose seasons name no day. */
export function tableToAsk(
  table: PriceTable | undefined,
  kind: OfferKind,
  today: string,
  facts: TableFacts,
): ChoiceTable | undefined {
  const derived = choiceTable(table, kind, today, facts)
  if (!isTrip(kind) || (derived?.dated && !hasSeasons(derived, kind)))
    return derived ?? (kind === 'ticket' ? { columns: [], rows: [] } : undefined)
  const lowest = derived || facts.priceSharing !== 2 ? undefined : facts.price?.sen
  const asked = derived ?? { columns: [], rows: [], ...(lowest !== undefined && { minEach: lowest }) }
  return { ...asked, months: monthsOffered(facts.trip ?? {}, today) }
}

/** Ships leave on a fixed day, also if a table names only the month. */
function hasSeasons({ days }: ChoiceTable, kind: OfferKind): boolean {
  return kind === 'tour' && days === undefined
}

/**
 * Leaves out past departures, and rows with a repeated label. For trips, prices of children, third guests and groups
 * are not rooms: they only take part in sums.
 * @returns undefined when nothing is left.
 */
export function choiceTable(
  source: PriceTable | undefined,
  kind: OfferKind,
  today: string,
  { maxGroup, youngestAge: youngest }: TableFacts = {},
): ChoiceTable | undefined {
  if (!source) return undefined
  const table = withEachDeparture(source)
  const named = columnsOf(table)
  const names = named.map(({ label }) => label)
  const isNamed = names.length > 1 || names.some(Boolean)
  // Ambiguous columns cannot be chosen.
  if (isNamed && new Set(names.filter(Boolean)).size < names.length) return undefined
  const isRoom = (head: Named) => !isTrip(kind) || hasDay(head) || isChosen(fareOfHead(head))
  const all = table.rows.filter(
    (row, at) =>
      row.label !== '' && table.rows.findIndex(({ label }) => label === row.label) === at && !isOver(row, today),
  )
  const cellsOf = ({ prices }: PriceTable['rows'][number], isWanted: (head: Named) => boolean) =>
    prices.flatMap((price, at) => {
      const head = named[at] ?? { label: '' }
      return isOver(head, today) || !isWanted(head) ? [] : [price?.sen ?? price?.words ?? null]
    })
  const shown = isNamed ? named.filter(head => isRoom(head) && !isOver(head, today)) : []
  const columns = shown.map(({ label }) => label)
  const adult = columns.length > 0 ? undefined : onlyAdult(named)
  if (isNamed && columns.length === 0 && adult === undefined) return undefined
  /** In a table of prices for single persons, the adult price is the price of a departure. */
  const isPriced = (head: Named) => head === adult || isRoom(head)
  const shownRooms = all.filter(isRoom).slice(0, maxRows)
  const rows = shownRooms.map(row => ({
    label: row.label,
    prices: cellsOf(row, isPriced),
    ...(row.left !== undefined && { left: row.left }),
  }))
  if (rows.length === 0) return undefined
  const dated: ChoiceTable['dated'] = isDated(shownRooms) ? 'rows' : isDated(shown) ? 'columns' : undefined
  const days = (dated === 'columns' ? shown : shownRooms).map(({ when }) => when?.days?.[0] ?? null)
  const when = dated && { dated, ...(days.some(Boolean) && { days }) }
  if (!isTrip(kind)) return { columns, rows, ...when }
  const isByRow = dated === 'columns' || (dated !== 'rows' && !shown.some(saysWho) && table.rows.some(saysWho))
  const others = isByRow
    ? all.filter(row => !isRoom(row)).map(row => ({ label: row.label, prices: cellsOf(row, isPriced) }))
    : named
        .filter(head => !isPriced(head))
        .map(({ label }) => ({ label, prices: shownRooms.flatMap(row => cellsOf(row, one => one.label === label)) }))
  const fares = [...named, ...all].flatMap(({ label, fare }): NamedFare[] => (fare ? [{ name: label, ...fare }] : []))
  return {
    columns,
    rows,
    ...when,
    ...(isByRow && { roomsAre: 'rows' as const }),
    ...(others.length > 0 && { others }),
    ...(table.sharing && { sharing: table.sharing }),
    ...(fares.length > 0 && { fares }),
    ...(maxGroup !== undefined && { maxGroup }),
    ...(youngest !== undefined && { youngest }),
  }
}

function onlyAdult(heads: Named[]): Named | undefined {
  const adults = heads.filter(({ fare }) => fare?.who === 'adult')
  return adults.length === 1 ? adults[0] : undefined
}

/** Most of its rows, or of its columns, name a month or a day. */
export const hasDates = (table: PriceTable): boolean => isDated(table.rows) || isDated(columnsOf(table))

/** A label without a date stays until an editor changes the table. */
function isOver({ when }: Head, today: string): boolean {
  const day = when?.days?.at(-1) ?? when?.until
  return day !== undefined && day < today
}

const isDated = (heads: Head[]) => heads.filter(({ when }) => when).length * 2 > heads.length

const hasDay = ({ when }: Head) => (when?.days ?? []).length > 0

/** `1, 8 April 2027` becomes two departures. */
function withEachDeparture(table: PriceTable): PriceTable {
  const each = ({ label, fare, when }: Named): Named[] => {
    const { days = [], note } = when ?? {}
    if (days.length < 2) return [{ label, fare, when }]
    return days.map(day => ({
      label: [formatDay(day, mainLanguage), note].filter(Boolean).join(', '),
      fare,
      when: { days: [day] },
    }))
  }
  const [corner = ''] = headings(table)
  const columns = columnsOf(table).flatMap((column, at) => each(column).map(one => ({ ...one, at })))
  const rows = table.rows.flatMap(({ prices, left, ...row }) => {
    const named = each(row)
    const remaining = named.length === 1 && left !== undefined ? { left } : {}
    const cells = columns.length > 0 ? columns.map(({ at }) => prices[at]) : prices
    return named.map(one => ({ ...one, prices: cells, ...remaining }))
  })
  return {
    ...table,
    columns: columns.length > 0 ? [corner, ...columns.map(({ label }) => label)] : table.columns,
    heads: columns,
    rows,
  }
}

type Named = Head & { label: string }

/** Without the corner above the rows' labels. */
export const columnsOf = (table: PriceTable): Named[] =>
  headings(table)
    .slice(1)
    .map((label, at) => ({ label, ...table.heads?.[at] }))
