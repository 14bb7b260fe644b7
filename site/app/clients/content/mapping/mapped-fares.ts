import { daysOfTrip, type Fare, type Head } from '@agency/contracts/content/prices/fare.ts'
import { whenOf } from '@agency/contracts/content/readers/price-facts.ts'
import { readLength } from '../readers/kinds/lengths.ts'
import type { PriceTable } from '../readers/kinds/price-tables.ts'
import type { Report } from '../readers/kinds/report.ts'

type Known = { node: Record<string, unknown>; fares: ReadonlyMap<string, Fare> | undefined }

export const labelKey = (label: string): string => label.replace(/\s+/g, ' ').trim().toLowerCase()

/** Adds what the mapping says of the labels, and their days; the prices of other labels show without a sum. */
export function withMappedFares(table: PriceTable, { node, fares }: Known, report: Report): PriceTable {
  const length = (unit: 'days' | 'nights') => readLength(node[unit], unit, () => {})
  const tripDays = daysOfTrip({ days: length('days'), nights: length('nights') })
  const headOf = (label: string): Head => {
    const [fare, when] = [fares?.get(labelKey(label)), whenOf(label, tripDays)]
    return { ...(fare && { fare }), ...(when && { when }) }
  }
  const rows = table.rows.map(row => ({ ...row, ...headOf(row.label) }))
  const cells = table.rows[0]?.prices.length ?? 0
  const columns = table.columns.slice(Math.max(0, table.columns.length - cells))
  const heads = columns.map(headOf)
  const named = columns.map((label, at) => ({ label, ...heads[at] }))
  const unknown = unknownIn(named, rows)
  const labels = unknown.slice(0, 5).map(label => `“${label.slice(0, 60)}”`)
  if (unknown.length > 0)
    report({
      reason: `has no known payer of ${labels.join(', ')}`,
      did: 'these prices show without a sum',
      todo: 'Name them under fares in the mapping file; npm run connect proposes them.',
    })
  return { ...table, heads, rows }
}

type Named = Head & { label: string }

/** Payers stand in the rows where those alone have some, or where the columns have no names or are dates. */
function unknownIn(columns: Named[], rows: Named[]): string[] {
  const areRows = columns.every(({ label, when }) => !label || when) || (!columns.some(hasFare) && rows.some(hasFare))
  return (areRows ? rows : columns).flatMap(({ label, fare, when }) => (label && !fare && !when ? [label] : []))
}

const hasFare = ({ fare }: Head) => fare !== undefined
