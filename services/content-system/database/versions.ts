import { inArray, max } from 'drizzle-orm'
import type { Transaction } from './content-database.ts'
import { type NodeRow, nodeVersions } from './tables.ts'

/** What somebody decides about a node; the rest of its row is bookkeeping. */
export type NodeState = Pick<
  NodeRow,
  | 'key'
  | 'parentKey'
  | 'alias'
  | 'urlSegment'
  | 'name'
  | 'sort'
  | 'properties'
  | 'publishAt'
  | 'unpublishAt'
  | 'updated'
>

/** The deciding part of a row or of a source node. */
export const stateOf = (node: NodeState): NodeState => ({
  key: node.key,
  parentKey: node.parentKey,
  alias: node.alias,
  urlSegment: node.urlSegment,
  name: node.name,
  sort: node.sort,
  properties: node.properties,
  publishAt: node.publishAt,
  unpublishAt: node.unpublishAt,
  updated: node.updated,
})

/** Keeps the new state of each node as a version; null stands for its removal. */
export async function keepVersions(
  tx: Transaction,
  by: 'import' | 'editor',
  entries: { key: string; version: number; state: NodeState | null }[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += 500) {
    const rows = entries
      .slice(start, start + 500)
      .map(({ key, version, state }) => ({ key, version, by, snapshot: state && stateOf(state) }))
    await tx.insert(nodeVersions).values(rows)
  }
}

/** The last version of each key that ever had one, of nodes removed long ago too. */
export async function lastVersions(tx: Transaction, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await tx
    .select({ key: nodeVersions.key, version: max(nodeVersions.version) })
    .from(nodeVersions)
    .where(inArray(nodeVersions.key, keys))
    .groupBy(nodeVersions.key)
  return new Map(rows.map(row => [row.key, row.version ?? 0]))
}
