import { asList, isRecord, scalarText, unpacked } from './raw-values.ts'

/*
 * Turns nested content, block lists and block grids as Umbraco stores them (up to 13 and from 14 on), as the Delivery API
 * sends them, and grid layouts into plain parts.
 */

export function isBlockOf(record: Record<string, unknown>): boolean {
  return (
    Array.isArray(record.contentData) ||
    Array.isArray(record.sections) ||
    isRecord(record.content) ||
    (Array.isArray(record.items) && record.items.some(item => isRecord(item) && isRecord(item.content))) ||
    (Array.isArray(record.rows) && record.rows.some(row => isRecord(row) && Array.isArray(row.areas)))
  )
}

export function contentOfBlock(record: Record<string, unknown>): unknown[] {
  if (Array.isArray(record.contentData)) return stored(record, record.contentData)
  if (isRecord(record.content)) return [flat(record.content), ...asList(record.areas).flatMap(within)]
  if (Array.isArray(record.items)) return record.items.flatMap(item => (isRecord(item) ? contentOfBlock(item) : [item]))
  return gridControls(record)
}

/** Undefined for values that are no list, such as text. */
export function nodesIn(value: unknown): unknown[] | undefined {
  const inner = unpacked(value)
  if (Array.isArray(inner))
    return inner.flatMap(item => (isRecord(item) && isRecord(item.content) ? contentOfBlock(item) : [item]))
  if (!isRecord(inner)) return undefined
  if (isBlockOf(inner)) return contentOfBlock(inner)
  return Array.isArray(inner.items) && Object.keys(inner).length <= 3 && !('name' in inner) ? inner.items : undefined
}

function within(area: unknown): unknown[] {
  return isRecord(area) ? asList(area.items).flatMap(item => (isRecord(item) ? contentOfBlock(item) : [])) : []
}

/** `contentData` has no fixed order; the layout has it. */
function stored({ layout }: Record<string, unknown>, data: unknown[]): unknown[] {
  const order = isRecord(layout) ? Object.values(layout).flatMap(asList).flatMap(placed) : []
  const place = (part: unknown) => {
    const at = isRecord(part) ? order.findIndex(name => name === part.udi || name === part.key) : -1
    return at < 0 ? order.length : at
  }
  return data.toSorted((one, other) => place(one) - place(other)).map(flat)
}

function placed(entry: unknown): unknown[] {
  if (!isRecord(entry)) return []
  const areas = asList(entry.areas).flatMap(area => (isRecord(area) ? asList(area.items).flatMap(placed) : []))
  return [entry.contentUdi ?? entry.contentKey, ...areas]
}

/** The Delivery API nests properties in `properties`, Umbraco 14 in `values`. */
function flat(part: unknown): unknown {
  if (!isRecord(part)) return part
  const properties = isRecord(part.properties) ? part.properties : {}
  const values = asList(part.values).filter(isRecord)
  const named = values.map(({ alias, value }) => [scalarText(alias), value] as const)
  const { properties: _, values: __, ...others } = part
  return { ...others, ...properties, ...Object.fromEntries(named) }
}

function gridControls(record: Record<string, unknown>): unknown[] {
  if (Array.isArray(record.controls)) return record.controls.flatMap(one => (isRecord(one) ? [one.value] : []))
  const below = [...asList(record.sections), ...asList(record.rows), ...asList(record.areas)]
  return below.flatMap(inner => (isRecord(inner) ? gridControls(inner) : []))
}
