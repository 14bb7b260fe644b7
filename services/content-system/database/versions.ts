import { desc, inArray, max } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from './content-database.ts'
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

/** Tells the number of each key's next version: one more than that of any it ever had, drafts and removals included. */
export async function nextVersions(tx: Transaction, keys: string[]): Promise<(key: string) => number> {
  if (keys.length === 0) return () => 1
  const rows = await tx
    .select({ key: nodeVersions.key, version: max(nodeVersions.version) })
    .from(nodeVersions)
    .where(inArray(nodeVersions.key, keys))
    .groupBy(nodeVersions.key)
  const last = new Map(rows.map(row => [row.key, row.version ?? 0]))
  return key => (last.get(key) ?? 0) + 1
}

/** Keeps a state as a version that is not published. */
export async function keepDraft(tx: Transaction, version: number, state: NodeState): Promise<void> {
  await tx.insert(nodeVersions).values({ key: state.key, version, by: 'editor', draft: true, snapshot: stateOf(state) })
}

/** The newest versions of these nodes, of those whose newest version is a draft. */
export async function newestDrafts(
  db: Pick<ContentDatabase, 'selectDistinctOn'>,
  keys: string[],
): Promise<NodeState[]> {
  if (keys.length === 0) return []
  const newest = await db
    .selectDistinctOn([nodeVersions.key], { draft: nodeVersions.draft, snapshot: nodeVersions.snapshot })
    .from(nodeVersions)
    .where(inArray(nodeVersions.key, keys))
    .orderBy(nodeVersions.key, desc(nodeVersions.version))
  return newest.flatMap(({ draft, snapshot }) => (draft && snapshot ? [readSnapshot(snapshot as StoredState)] : []))
}

type StoredState = Omit<NodeState, 'publishAt' | 'unpublishAt'> & {
  publishAt: string | null
  unpublishAt: string | null
}

const readSnapshot = ({ publishAt, unpublishAt, ...rest }: StoredState): NodeState => ({
  ...rest,
  publishAt: publishAt === null ? null : new Date(publishAt),
  unpublishAt: unpublishAt === null ? null : new Date(unpublishAt),
})
