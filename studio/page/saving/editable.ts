import type { Editable } from '@agency/contracts/manage/nodes/node.ts'

/** The part of a document, or of a version, that an editor changes and that is sent back. */
export function editableOf(document: Editable): Editable {
  const { alias, parentKey, name, urlSegment, source, publishAt, unpublishAt, updated } = document
  return { alias, parentKey, name, urlSegment, source, publishAt, unpublishAt, updated }
}

/** Whether two states of a node say the same, in whatever order their properties are. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]))
}
