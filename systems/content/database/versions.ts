import { and, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from './content-database.ts'
import { type NodeRow, nodeVersions } from './tables.ts'
import { insertVersions } from './write-source.ts'

/** The part of a node's row that an editor decides; the rest is bookkeeping. */
export type NodeState = Pick<
  NodeRow,
  | 'key'
  | 'parentKey'
  | 'alias'
  | 'urlSegment'
  | 'name'
  | 'sort'
  | 'properties'
  | 'source'
  | 'publishAt'
  | 'unpublishAt'
  | 'updated'
>

export const stateOf = (node: NodeState): NodeState => ({
  key: node.key,
  parentKey: node.parentKey,
  alias: node.alias,
  urlSegment: node.urlSegment,
  name: node.name,
  sort: node.sort,
  properties: node.properties,
  source: node.source,
  publishAt: node.publishAt,
  unpublishAt: node.unpublishAt,
  updated: node.updated,
})

/** `author`: a user id, null for the files. */
export type Version = {
  version: number
  at: Date
  begunAt: Date
  author: string | null
  draft: boolean
  state: NodeState
}

export type Writer = { by: 'import' } | { by: 'editor'; author: string }

/** Adds a version for the new state of each node; null stands for its removal. */
export async function keepVersions(
  tx: Transaction,
  writer: Writer,
  entries: { key: string; version: number; state: NodeState | null }[],
): Promise<void> {
  await insertVersions(
    tx,
    entries.map(({ key, version, state }) => ({ key, version, ...writer, snapshot: state && stateOf(state) })),
  )
}

/** @returns the number of each key's next version: one more than its highest, drafts and removals included */
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

export async function keepDraft(tx: Transaction, version: number, state: NodeState, author: string): Promise<void> {
  await insertVersions(tx, [{ key: state.key, version, by: 'editor', author, draft: true, snapshot: stateOf(state) }])
}

type Reader = Pick<ContentDatabase, 'select'>

const columns = {
  key: nodeVersions.key,
  version: nodeVersions.version,
  at: nodeVersions.at,
  begunAt: nodeVersions.begunAt,
  author: nodeVersions.author,
  draft: nodeVersions.draft,
  snapshot: nodeVersions.snapshot,
}

const isNewest = sql`not exists (select 1 from content.node_versions newer
  where newer.key = ${nodeVersions.key} and newer.version > ${nodeVersions.version})`

export async function drafts(db: Reader, keys?: string[]): Promise<Version[]> {
  if (keys?.length === 0) return []
  const wanted = keys && inArray(nodeVersions.key, keys)
  return readVersions(db, and(nodeVersions.draft, isNull(nodeVersions.discardedAt), isNewest, wanted))
}

/** Nodes with open drafts that an editor has written in; the last written first. */
export async function draftsBy(db: Reader, author: string): Promise<{ key: string; at: Date }[]> {
  const isLatest = sql`exists (select 1 from content.node_versions last
    where last.key = ${nodeVersions.key} and last.draft and last.discarded_at is null and not exists (
      select 1 from content.node_versions newer where newer.key = last.key and newer.version > last.version))
    and not exists (select 1 from content.node_versions ended
      where ended.key = ${nodeVersions.key} and ended.version > ${nodeVersions.version}
        and (not ended.draft or ended.discarded_at is not null))`
  const at = max(nodeVersions.at)
  const rows = await db
    .select({ key: nodeVersions.key, at })
    .from(nodeVersions)
    .where(and(eq(nodeVersions.author, author), nodeVersions.draft, isNull(nodeVersions.discardedAt), isLatest))
    .groupBy(nodeVersions.key)
    .orderBy(desc(at))
  return rows.flatMap(({ key, at }) => (at === null ? [] : [{ key, at }]))
}

export const newestDrafts = async (db: Reader, keys: string[]): Promise<NodeState[]> =>
  (await drafts(db, keys)).map(({ state }) => state)

/** Newest first, without removals. */
export const versionsOf = (db: Reader, key: string): Promise<Version[]> => readVersions(db, eq(nodeVersions.key, key))

/** @returns undefined if there is none, or if it is the removal of the node */
export const versionOf = async (db: Reader, key: string, version: number): Promise<Version | undefined> =>
  (await readVersions(db, and(eq(nodeVersions.key, key), eq(nodeVersions.version, version))))[0]

async function readVersions(db: Reader, where: SQL | undefined): Promise<Version[]> {
  const rows = await db.select(columns).from(nodeVersions).where(where).orderBy(desc(nodeVersions.version))
  return rows.flatMap(({ snapshot, key: _, ...row }) =>
    snapshot === null ? [] : [{ ...row, state: readSnapshot(snapshot) }],
  )
}

type StoredState = Omit<NodeState, 'publishAt' | 'unpublishAt'> & {
  publishAt: string | null
  unpublishAt: string | null
}

export function readSnapshot(snapshot: unknown): NodeState {
  const { publishAt, unpublishAt, ...rest } = snapshot as StoredState
  return {
    ...rest,
    publishAt: publishAt === null ? null : new Date(publishAt),
    unpublishAt: unpublishAt === null ? null : new Date(unpublishAt),
  }
}
