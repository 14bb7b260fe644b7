import { daysOfTrip, departuresIn, lastDayIn, readWhen } from '@agency/contracts/content/readers/departure-label.ts'
import {
  areForTwo,
  type FareFact,
  fareOf,
  isChosen,
  saysWhatFor,
} from '@agency/contracts/content/readers/fare-names.ts'
import { addDays, monthsFrom } from '@agency/contracts/dates/calendar-day.ts'
import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { isTrip, type OfferKind } from './offer-kinds.ts'
import type { ChoiceTable } from './price-choice.ts'
import { headings } from './price-choice.ts'

/** More rows are unusable and make the page heavy. */
const maxRows = 24

export type TableFacts = {
  priceUnit?: string
  fares?: FareFact[]
  groupMost?: number | undefined
  price?: { sen?: number | undefined } | undefined
  /** The months in which it is sold, 1 for January; empty if all. */
  months?: number[]
  days?: number | undefined
  nights?: number | undefined
}

/** Undefined for plans without prices. Asks for a month for trips without dates and stays whose seasons name no day. */
export function tableToAsk(
  table: PriceTable | undefined,
  kind: OfferKind,
  today: string,
  facts: TableFacts,
): ChoiceTable | undefined {
  const found = choiceTable(table, kind, today, facts)
  if (!isTrip(kind) || (found?.dated && !hasSeasons(found, kind)))
    return found ?? (kind === 'ticket' ? { columns: [], rows: [] } : undefined)
  const least = found || !areForTwo(facts.priceUnit ?? '') ? undefined : facts.price?.sen
  const asked = found ?? { columns: [], rows: [], ...(least !== undefined && { leastEach: least }) }
  return { ...asked, months: monthsAhead(today, facts.months ?? []) }
}

/** Ships leave on a fixed day, also if a table names only the month. */
function hasSeasons({ days }: ChoiceTable, kind: OfferKind): boolean {
  return kind === 'tour' && days === undefined
}

/** Answering and confirming an enquiry takes days, so a month with fewer days left is not offered. */
const daysToArrange = 7

function monthsAhead(today: string, months: number[]): string[] {
  const ahead = monthsFrom(addDays(today, daysToArrange), 12)
  const fitting = ahead.filter(one => months.includes(Number(one.slice(5))))
  return fitting.length > 0 ? fitting : ahead
}

/**
 * Leaves out past departures, and rows with a repeated label. For trips, prices of children, third guests and groups
 * are not rooms: they only take part in sums.
 * @returns undefined when nothing is left.
 */
export function choiceTable(
  given: PriceTable | undefined,
  kind: OfferKind,
  today: string,
  { priceUnit = '', fares = [], groupMost, ...trip }: TableFacts = {},
): ChoiceTable | undefined {
  if (!given) return undefined
  const tripDays = daysOfTrip(trip)
  const table = withEachDeparture(given, tripDays)
  const named = headings(table).slice(1)
  const isNamed = named.length > 1 || named.some(Boolean)
  // Ambiguous columns cannot be chosen.
  if (isNamed && new Set(named.filter(Boolean)).size < named.length) return undefined
  const labels = table.rows.map(row => row.label)
  const hasDay = (label: string) => departuresIn([label], tripDays).length > 0
  const isRoom = (label: string) => !isTrip(kind) || hasDay(label) || isChosen(fareOf(label, fares))
  const all = table.rows.filter(
    ({ label }, at) => label !== '' && labels.indexOf(label) === at && !isOver(label, today, tripDays),
  )
  const cellsOf = ({ prices }: PriceTable['rows'][number], isWanted: (label: string) => boolean) =>
    prices
      .filter((_, at) => !isOver(named[at] ?? '', today, tripDays) && isWanted(named[at] ?? ''))
      .map(price => price?.sen ?? price?.words ?? null)
  const columns = isNamed ? named.filter(label => isRoom(label) && !isOver(label, today, tripDays)) : []
  const adult = columns.length > 0 ? undefined : onlyAdult(named, fares)
  if (isNamed && columns.length === 0 && adult === undefined) return undefined
  /** In a table of prices for single persons, the adult price is the price of a departure. */
  const isPriced = (label: string) => label === adult || isRoom(label)
  const kept = all.filter(({ label }) => isRoom(label)).slice(0, maxRows)
  const rows = kept.map(row => ({
    label: row.label,
    prices: cellsOf(row, isPriced),
    ...(row.left !== undefined && { left: row.left }),
  }))
  if (rows.length === 0) return undefined
  const dated: ChoiceTable['dated'] = isDated(rows.map(({ label }) => label))
    ? 'rows'
    : isDated(columns)
      ? 'columns'
      : undefined
  const times = dated === 'columns' ? columns : rows.map(({ label }) => label)
  const days = times.map(label => departuresIn([label], tripDays)[0] ?? null)
  const when = dated && { dated, ...(days.some(Boolean) && { days }) }
  if (!isTrip(kind)) return { columns, rows, ...when }
  const isByRow = dated === 'columns' || (dated !== 'rows' && !columns.some(saysWhatFor) && labels.some(saysWhatFor))
  const others = isByRow
    ? all.filter(({ label }) => !isRoom(label)).map(row => ({ label: row.label, prices: cellsOf(row, isPriced) }))
    : named
        .filter(label => !isPriced(label))
        .map(label => ({ label, prices: kept.flatMap(row => cellsOf(row, one => one === label)) }))
  const isShared = areForTwo(isNamed ? table.caption : `${table.caption} ${priceUnit}`)
  const known = fares.filter(({ name }) => labels.includes(name) || named.includes(name))
  return {
    columns,
    rows,
    ...when,
    ...(isByRow && { roomsAre: 'rows' as const }),
    ...(others.length > 0 && { others }),
    ...(isShared && { sharing: 2 }),
    ...(known.length > 0 && { fares: known }),
    ...(groupMost !== undefined && { groupMost }),
  }
}

function onlyAdult(labels: string[], facts: FareFact[]): string | undefined {
  const adults = labels.filter(label => {
    const fare = fareOf(label, facts)
    return fare.kind === 'person' && fare.isAdult
  })
  return adults.length === 1 ? adults[0] : undefined
}

/** Most of its rows, or of its columns, name a month or a day. */
export function hasDates(table: PriceTable): boolean {
  return isDated(table.rows.map(row => row.label)) || isDated(headings(table).slice(1))
}

/** A label without a date stays until an editor changes the table. */
function isOver(label: string, today: string, tripDays: number | undefined): boolean {
  const day = lastDayIn(label, tripDays)
  return day !== undefined && day < today
}

function isDated(labels: string[]): boolean {
  return labels.filter(label => readWhen(label, undefined).kind !== 'undated').length * 2 > labels.length
}

/** `1, 8 April 2027` becomes two departures. */
function withEachDeparture(table: PriceTable, tripDays: number | undefined): PriceTable {
  const labelsOf = (label: string) => {
    const when = readWhen(label, tripDays)
    if (when.kind !== 'departures' || when.days.length < 2) return [label]
    return when.days.map(day => [formatDay(day), when.note].filter(Boolean).join(', '))
  }
  const [corner = '', ...named] = headings(table)
  const columns = named.flatMap((label, at) => labelsOf(label).map(one => ({ label: one, at })))
  const rows = table.rows.flatMap(({ label, prices, left }) => {
    const labels = labelsOf(label)
    const known = labels.length === 1 && left !== undefined ? { left } : {}
    const cells = columns.length > 0 ? columns.map(({ at }) => prices[at]) : prices
    return labels.map(one => ({ label: one, prices: cells, ...known }))
  })
  return {
    ...table,
    columns: columns.length > 0 ? [corner, ...columns.map(({ label }) => label)] : table.columns,
    rows,
  }
}
