import { asList, isRecord, scalarText, unpacked } from './raw-values.ts'

/*
 * Umbraco stores lists of parts in many ways: nested content, block list and block grid as they are stored (up to 13 and
 * from 14 on), as the Delivery API sends them, and grid layouts. Here each of them becomes a list of plain parts.
 */

/** Whether an object holds parts in one of these ways, or is one of them wrapped. */
export function isBlockOf(record: Record<string, unknown>): boolean {
  return (
    Array.isArray(record.contentData) ||
    Array.isArray(record.sections) ||
    isRecord(record.content) ||
    (Array.isArray(record.items) && record.items.some(item => isRecord(item) && isRecord(item.content))) ||
    (Array.isArray(record.rows) && record.rows.some(row => isRecord(row) && Array.isArray(row.areas)))
  )
}

/** The parts in the order in which they are shown, each with its own properties at its top. */
export function contentOfBlock(record: Record<string, unknown>): unknown[] {
  if (Array.isArray(record.contentData)) return stored(record, record.contentData)
  if (isRecord(record.content)) return [flat(record.content), ...asList(record.areas).flatMap(within)]
  if (Array.isArray(record.items)) return record.items.flatMap(item => (isRecord(item) ? contentOfBlock(item) : [item]))
  return gridControls(record)
}

/**
 * The nodes of a list property: from a list, JSON text, a block list or nested content.
 * @returns Undefined when the value is something else, such as text.
 */
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

/** `contentData` is in no certain order; the layout says which. */
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

/** A part with its properties at its top: the Delivery API keeps them in `properties`, Umbraco 14 in `values`. */
function flat(part: unknown): unknown {
  if (!isRecord(part)) return part
  const properties = isRecord(part.properties) ? part.properties : {}
  const values = asList(part.values).filter(isRecord)
  const named = values.map(({ alias, value }) => [scalarText(alias), value] as const)
  const { properties: _, values: __, ...own } = part
  return { ...own, ...properties, ...Object.fromEntries(named) }
}

/** The values of the controls of a grid layout, from left to right and top to bottom. */
function gridControls(record: Record<string, unknown>): unknown[] {
  if (Array.isArray(record.controls)) return record.controls.flatMap(one => (isRecord(one) ? [one.value] : []))
  const below = [...asList(record.sections), ...asList(record.rows), ...asList(record.areas)]
  return below.flatMap(inner => (isRecord(inner) ? gridControls(inner) : []))
}
