import { monthNames } from '@agency/contracts/dates/month-names.ts'
import type { ChangedPlace, ChangeOf } from '@agency/contracts/manage/nodes/many.ts'
import { slugOf } from '@agency/reference-data/search/words.ts'
import type { Properties } from '../../../../database/tables.ts'
import { priceTable } from '../../../../schemas/content-detail.ts'
import { formOf, textKinds } from '../../../../schemas/leaves.ts'

type Changed = { source: Properties; places: ChangedPlace[] }

/** Undefined if pages of this type have no such list. */
export function withEntry(alias: string, source: Properties, change: ChangeOf<'entry'>): Changed | undefined {
  const { priceTable, [change.list]: list } = formOf(alias).properties ?? {}
  const kind = list?.items?.title ?? 'list'
  if (change.list === 'departures') return priceTable && withDeparture(source, change)
  if (change.list === 'hotels') return list && withItem(source, change)
  if (!textKinds.has(kind)) return undefined
  return withItem(source, kind === 'tag' ? { ...change, value: slugOf(change.value) } : change)
}

const same = (one: unknown, other = '') => typeof one === 'string' && one.trim().toLowerCase() === other.toLowerCase()

function withItem(source: Properties, { list, does, value, place, hotelKind }: ChangeOf<'entry'>): Changed {
  const isHotel = list === 'hotels'
  const items: unknown[] = Array.isArray(source[list]) ? source[list] : []
  const nameOf = (item: unknown) => (isHotel ? Object(item).hotel : item)
  const isIt = (item: unknown) => same(nameOf(item), value)
  const path = (at: number) => ['source', list, String(at)]
  if (does === 'remove') {
    const places = items.flatMap((item, at) =>
      isIt(item) ? [{ path: path(at), before: String(nameOf(item)), after: '' }] : [],
    )
    return { source: { ...source, [list]: items.filter(item => !isIt(item)) }, places }
  }
  if (items.some(item => isIt(item) && (!isHotel || same(Object(item).place, place)))) return { source, places: [] }
  const added = isHotel ? { place, kind: hotelKind, hotel: value } : value
  const places = [{ path: path(items.length), before: '', after: value }]
  return { source: { ...source, [list]: [...items, added] }, places }
}

type Row = { label: string; when?: { days?: string[] }; left?: number; prices?: unknown }

/** A departure is a row. A new one gets the prices of the departure before it, or else of the first one. */
function withDeparture(source: Properties, { does, value: day }: ChangeOf<'entry'>): Changed {
  const nothing = { source, places: [] }
  const table = source.priceTable as { rows: Row[] }
  if (!priceTable.safeParse(table).success) return nothing
  const dated = table.rows.flatMap((row, at) => (row.when?.days?.length ? [{ row, at, days: row.when.days }] : []))
  const has = dated.filter(({ days }) => days.includes(day))
  const path = (at: number) => ['source', 'priceTable', 'rows', String(at)]
  const withRows = (rows: Row[]) => ({ ...source, priceTable: { ...table, rows } })
  if (does === 'add') {
    const before = dated.findLast(({ days }) => (days[0] ?? '') < day)
    const model = before ?? dated[0]
    if (model === undefined || has.length > 0) return nothing
    const { left: _, ...row } = model.row
    const at = before ? before.at + 1 : model.at
    const added = { ...row, label: written(day), when: { days: [day] } }
    return {
      source: withRows(table.rows.toSpliced(at, 0, added)),
      places: [{ path: path(at), before: '', after: textOf(added) }],
    }
  }
  // The label of a row of several days names them all.
  const singles = has.filter(({ days }) => days.length === 1).map(({ row }) => row)
  const booked = Array.isArray(source.booked) && {
    booked: source.booked.filter(one => !singles.some(({ label }) => label === Object(one).departure)),
  }
  const places = has.map(({ row, at }): ChangedPlace => {
    const before = { path: path(at), before: textOf(row) }
    return singles.includes(row) ? { ...before, after: '' } : { ...before, why: 'several' }
  })
  return { source: { ...withRows(table.rows.filter(row => !singles.includes(row))), ...booked }, places }
}

const textOf = ({ label, prices }: Row) =>
  `${label}: ${[prices]
    .flat()
    .map(price => price ?? '–')
    .join(', ')}`

function written(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number)
  return `${date} ${monthNames[month - 1]} ${year}`
}
