import { withAncestors, withDescendants } from '../database/ancestors.ts'
import type { TreeRow } from '../database/tables.ts'
import type { NodeState } from '../database/versions.ts'
import { buildTree, type ContentTree } from './content-tree.ts'

const published = { publishAt: null, unpublishAt: null, deletedAt: null }

export type PreviewOptions = {
  rows: TreeRow[]
  /** The drafts of the node, of its descendants and of the pages released with it. */
  drafts: NodeState[]
  key: string
  /** The pages of its release. */
  together: string[]
  revision: number
  now: Date
  present: (properties: Record<string, unknown>) => Record<string, unknown>
}

/** The tree as if one node, its descendants, the pages of its release, and the ancestors of all these were published. */
export function previewTree({ rows, drafts, key, together, revision, now, present }: PreviewOptions): ContentTree {
  const byKey = new Map(rows.map(row => [row.key, row]))
  for (const draft of drafts) byKey.set(draft.key, { ...(byKey.get(draft.key) ?? rowOf(draft)), ...draft })
  const all = [...byKey.values()]
  const released = together.filter(one => byKey.get(one)?.deletedAt === null)
  const shown = [...withAncestors([key, ...released], all), ...liveKeysBelow(key, all)]
  for (const row of shown.flatMap(one => byKey.get(one) ?? [])) byKey.set(row.key, { ...row, ...published })
  return buildTree([...byKey.values()], revision, now, present)
}

/** A node and its descendants, without deleted ones. */
export const liveKeysBelow = (key: string, rows: TreeRow[]): string[] =>
  withDescendants(
    key,
    rows.filter(row => row.deletedAt === null),
  )

/** A node that has never been published has no row yet. */
const rowOf = (draft: NodeState): TreeRow => ({
  ...draft,
  id: 0,
  version: 0,
  changedAt: new Date(),
  sourceHash: null,
  file: null,
  conflict: null,
  editedAt: null,
  deletedAt: null,
})
