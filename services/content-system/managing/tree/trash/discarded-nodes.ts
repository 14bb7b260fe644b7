import { sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'

export type Discarded = { key: string; name: string; alias: string; deletedAt: Date; author: string | null }

type Row = Omit<Discarded, 'deletedAt'> & { deletedAt: string }

/** Nodes that were discarded before they were ever published. */
export async function discardedNodes(db: Pick<ContentDatabase, 'execute'>): Promise<Discarded[]> {
  const { rows } = await db.execute<Row>(sql`
    select newest.key, snapshot ->> 'name' as name, snapshot ->> 'alias' as alias, author, discarded_at as "deletedAt"
    from content.node_versions newest
    where newest.draft and discarded_at is not null
      and not exists (select 1 from content.node_versions newer
                      where newer.key = newest.key and newer.version > newest.version)
      and not exists (select 1 from content.nodes where nodes.key = newest.key)`)
  return rows.map(row => ({ ...row, deletedAt: new Date(row.deletedAt) }))
}
