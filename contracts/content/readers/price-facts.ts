import { daysOfTrip, type Head, type When } from '../prices/fare.ts'
import { readWhen } from './departure-label.ts'
import { areForTwo, type Fact, readFares } from './fare-names.ts'

type Source = Record<string, unknown>
type Table = { caption: string; columns: string[]; rows: (Head & { label: string })[] }

/**
 * Adds to an offer or net rate of before what its labels say: who pays each price, and when. A table with `heads` was
 * read before, and stays. Tolerates anything, as drafts may hold it.
 */
export function withPriceFacts(alias: string, source: Source): Source {
  if (alias !== 'contentDetail' && alias !== 'deal') return source
  const { fares, ...rest } = source
  const unit = typeof source.priceUnit === 'string' ? source.priceUnit : ''
  const isShared = alias === 'contentDetail' && source.priceSharing === undefined && areForTwo(unit)
  const offer = { ...rest, ...(isShared && { priceSharing: 2 }) }
  const table = tableIn(source.priceTable)
  if (!table) return isShared || fares !== undefined ? offer : source
  const { heads, rows, sharing } = readHeads(table, {
    unit,
    fares: Array.isArray(fares) ? fares.filter(one => typeof Object(one).name === 'string') : [],
    tripDays: daysOfTrip(source),
  })
  const written = { ...table, rows: table.rows.map((row, at) => ({ ...row, ...rows[at] })) }
  return { ...offer, priceTable: { ...written, heads, ...(sharing && { sharing }) } }
}

function tableIn(value: unknown): Table | undefined {
  const { columns, rows, heads, caption } = Object(value)
  if (heads !== undefined || !Array.isArray(columns) || !Array.isArray(rows)) return undefined
  const areTexts = [...columns, ...rows.map(row => Object(row).label), caption].every(one => typeof one === 'string')
  return areTexts ? (value as Table) : undefined
}

type Facts = { unit?: string; fares?: Fact[]; tripDays?: number | undefined }

/** Proposes the facts of a table's columns and rows by their labels. */
export function readHeads({ caption, columns, rows }: Table, { unit = '', fares, tripDays }: Facts = {}) {
  const of = (labels: string[]): Head[] => {
    const reading = readFares(labels, fares)
    return labels.map((label, at) => {
      const [fare, when] = [reading[at], whenOf(label, tripDays)]
      return { ...(fare && { fare }), ...(when && { when }) }
    })
  }
  const isNamed = columns.length > 1 || columns.some(Boolean)
  return {
    heads: of(columns),
    rows: of(rows.map(({ label }) => label)),
    sharing: areForTwo(isNamed ? caption : `${caption} ${unit}`) ? 2 : undefined,
  }
}

/** Undefined for a label without a date. */
export function whenOf(label: string, tripDays: number | undefined): When | undefined {
  const when = readWhen(label, tripDays)
  if (when.kind === 'departures')
    return { days: when.days, ...(when.days.length > 1 && when.note && { note: when.note }) }
  if (when.kind === 'undated') return undefined
  return when.kind === 'season' && when.last ? { until: when.last } : {}
}
