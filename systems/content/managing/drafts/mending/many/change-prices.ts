import type { Head, When } from '@agency/contracts/content/prices/fare.ts'
import { firstDayIn } from '@agency/contracts/content/readers/departure-label.ts'
import type { ChangedPlace, ChangeOf } from '@agency/contracts/manage/nodes/many.ts'
import type { Properties } from '../../../../database/tables.ts'
import { priceTable } from '../../../../schemas/content-detail.ts'
import { leavesOf, textsOf } from '../../../../schemas/leaves.ts'

type PriceChange = ChangeOf<'price'>
type Outcome = Pick<ChangedPlace, 'after' | 'why'>
type Cell = ChangedPlace & { before: number; after?: number; column: number }

/** Terms of booking and discounts are listed, and so are sentences that speak of sums or ages. */
export function priceChanges(alias: string, source: Properties, change: PriceChange): ChangedPlace[] {
  const cells = cellsOf(source, change)
  const changed = [
    ...fromPrice(source, cells, change),
    ...cells.filter(({ after, why }) => (after ?? why) !== undefined),
  ]
  const places = changed.map(({ path, label, before, after, why }) => ({ path, label, before, after, why }))
  if (!places.some(({ after }) => after !== undefined)) return places
  return [...places, ...termsIn(alias, source), ...sentencesIn(alias, source)]
}

/** @param ringgit the price before @returns undefined for nothing left of it */
function changedPrice(ringgit: number, { by, value, rounding }: PriceChange): number | undefined {
  const sen = Math.round(ringgit * 100)
  const exact = by === 'percent' ? (sen * (10_000 + Math.round(value * 100))) / 10_000 : sen + Math.round(value * 100)
  const rounded = roundedSen(exact, rounding)
  return rounded > 0 ? rounded / 100 : undefined
}

function roundedSen(sen: number, rounding: PriceChange['rounding']): number {
  if (rounding === 'sen') return Math.round(sen)
  const digit = /^ends (\d)$/.exec(rounding)?.[1]
  if (digit === undefined) return nearest(sen, Number(rounding) * 100)
  return nearest(sen - Number(digit) * 100, 1000) + Number(digit) * 100
}

const nearest = (sen: number, step: number) => Math.round(sen / step) * step

function outcome(before: number, change: PriceChange): Outcome {
  const after = changedPrice(before, change)
  return after === undefined ? { why: 'nothing' } : after === before ? {} : { after }
}

/** The prices of the table; without `after` and `why` those that the day leaves out. */
function cellsOf(source: Properties, change: PriceChange): Cell[] {
  const table = priceTable.safeParse(source.priceTable).data
  if (table === undefined) return []
  return table.rows.flatMap((row, at) =>
    row.prices.flatMap((before, column): Cell[] => {
      // A price of nothing stays: an infant travels free.
      if (before === null || before === 0) return []
      const head: Head = table.heads?.[column] ?? {}
      const name = table.columns[column] ?? ''
      const who = (row.fare ?? head.fare)?.who
      const isAddition = change.by === 'amount' && (who === 'addition' || who === 'single supplement')
      const when = row.when ? begins(row.when, row.label, change) : begins(head.when, name, change)
      const path = ['source', 'priceTable', 'rows', String(at), 'prices', String(column)]
      const result: Outcome = when !== true ? { ...(when && { why: when }) } : outcome(before, change)
      const label = [row.label, name].filter(Boolean).join(' · ')
      return [{ path, label, before, column, ...(isAddition && when === true ? { why: 'addition' } : result) } as Cell]
    }),
  )
}

/** True for prices that change, false for earlier ones, else the reason for leaving them. */
function begins(when: When | undefined, label: string, { from }: PriceChange): boolean | 'cut' | 'undated' | 'unclear' {
  if (from === undefined) return true
  if (when === undefined) return 'undated'
  const { days = [], until } = when
  if (days.length > 0) return days.every(day => day >= from) || (days.some(day => day >= from) && 'cut')
  if (until !== undefined && until < from) return false
  const begin = firstDayIn(label)
  if (begin === undefined) return 'unclear'
  return begin >= from || 'cut'
}

/** The “from” price follows the lowest price of its column, or the equal price of the table. */
function fromPrice(source: Properties, cells: Cell[], change: PriceChange): ChangedPlace[] {
  const { price: before } = source
  if (typeof before !== 'number' || before === 0) return []
  const path = ['source', 'price']
  const columns = [...Map.groupBy(cells, ({ column }) => column).values()]
  const led = columns.filter(column => Math.min(...column.map(cell => cell.before)) === before)
  const near = led.length > 0 ? led.flat() : cells.filter(cell => cell.before === before)
  if (near.length > 0) {
    const after = Math.min(...near.map(cell => cell.after ?? cell.before))
    return after === before ? [] : [{ path, before, after }]
  }
  const result: Outcome = change.from === undefined ? outcome(before, change) : { why: 'undated' }
  return (result.after ?? result.why) === undefined ? [] : [{ path, before, ...result }]
}

const termsIn = (alias: string, source: Properties): ChangedPlace[] =>
  leavesOf(alias, source).flatMap(({ path, kind, value }) => {
    const isPrice = path[1] === 'price' || path[1] === 'priceTable'
    return kind === 'ringgit' && typeof value === 'number' && !isPrice ? [{ path, before: value, why: 'terms' }] : []
  })

const sums = /\d.*(?:%|\b(?:per cent|ringgit|sen|cents?|deposit|years? old)\b)|\b(?:RM|MYR|ages?|aged|deposit)\b.*\d/i

const sentencesIn = (alias: string, source: Properties): ChangedPlace[] =>
  textsOf(alias, source).flatMap(({ path, text }) => {
    if (path[1] === 'priceTable') return []
    const sentences = text.split(/\n+|(?<=[.!?])\s+/)
    return sentences.filter(one => sums.test(one)).map(before => ({ path, before: before.trim(), why: 'sentence' }))
  })
