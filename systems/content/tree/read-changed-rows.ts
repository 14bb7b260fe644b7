import { getTableColumns, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../database/content-database.ts'
import { nodes, type TreeRow } from '../database/tables.ts'

/** `since`: the oldest transaction that may change rows after they were read; none before the first reading. */
export type KnownRows = { rows: TreeRow[]; since?: string }

/** The tree needs only the derived properties. */
const { source: _, ...treeColumns } = getTableColumns(nodes)

/** Unchanged rows stay the same objects. Sees every writer: PostgreSQL stores the transaction. Reads all after a deletion. */
export async function readChangedRows(db: ContentDatabase, { rows, since }: KnownRows): Promise<KnownRows> {
  const { rows: counts } = await db.execute<{ since: string; count: number }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as since, (select count(*)::integer from ${nodes}) as count`,
  )
  const now = counts[0]
  if (now === undefined) throw new Error('PostgreSQL does not tell the state of the nodes')
  if (since !== undefined) {
    const written = await db.select(treeColumns).from(nodes).where(sql`age(${nodes}.xmin) <= age(${since}::xid)`)
    const byKey = new Map(written.map(row => [row.key, row]))
    const current = rows.map(row => byKey.get(row.key) ?? row)
    const keys = new Set(rows.map(row => row.key))
    const all = [...current, ...written.filter(row => !keys.has(row.key))]
    if (all.length === now.count) return { rows: all, since: now.since }
  }
  return { rows: await db.select(treeColumns).from(nodes), since: now.since }
}
