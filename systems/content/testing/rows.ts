import type { NodeRow } from '../database/tables.ts'

let lastId = 1000

/** A row of the node table for a test; the key also serves as name and address. */
export function row(key: string, parentKey: string | null, more: Partial<NodeRow> = {}): NodeRow {
  return {
    key,
    id: ++lastId,
    parentKey,
    alias: 'prosePage',
    urlSegment: key,
    name: key,
    sort: 1000,
    properties: {},
    source: {},
    publishAt: null,
    unpublishAt: null,
    updated: null,
    version: 1,
    changedAt: new Date('2026-01-01T00:00:00Z'),
    sourceHash: null,
    file: null,
    conflict: null,
    editedAt: null,
    deletedAt: null,
    ...more,
  }
}
