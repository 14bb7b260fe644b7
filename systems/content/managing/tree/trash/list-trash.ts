import type { trashedNode } from '@agency/contracts/manage/nodes/tree.ts'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { nodes, nodeVersions } from '../../../database/tables.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'

export const keptDays = 30
const dayMs = 24 * 3600_000

const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + keptDays * dayMs)

const above = alias(nodes, 'above')

/** Nodes deleted within 30 days, last first; without those deleted with an ancestor. */
export async function listTrash(
  options: Pick<ManageOptions, 'db' | 'namesOf'>,
): Promise<z.output<typeof trashedNode>[]> {
  const { db } = options
  const rows = await db
    .select({
      key: nodes.key,
      name: nodes.name,
      alias: nodes.alias,
      deletedAt: sql<Date>`${nodes.deletedAt}`.mapWith(nodes.deletedAt),
      author: nodeVersions.author,
    })
    .from(nodes)
    .leftJoin(above, eq(above.key, nodes.parentKey))
    .leftJoin(nodeVersions, and(eq(nodeVersions.key, nodes.key), eq(nodeVersions.version, nodes.version)))
    .where(
      and(
        gt(nodes.deletedAt, sql`now() - make_interval(days => ${keptDays})`),
        sql`${above.deletedAt} is distinct from ${nodes.deletedAt}`,
      ),
    )
    .orderBy(desc(nodes.deletedAt))
  const all = [...rows, ...(await discardedNodes(db))].sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime())
  const name = await namesByAuthor(
    options,
    all.map(({ author }) => author),
  )
  return all.map(({ deletedAt, author, ...node }) => ({
    ...node,
    deletedAt: deletedAt.toISOString(),
    by: name(author),
    until: goneAt(deletedAt).toISOString(),
  }))
}

type Discarded = { key: string; name: string; alias: string; deletedAt: Date; author: string | null }

type Row = Omit<Discarded, 'deletedAt'> & { deletedAt: string }

/** Nodes that were discarded before they were ever published. */
async function discardedNodes(db: Pick<ContentDatabase, 'execute'>): Promise<Discarded[]> {
  const { rows } = await db.execute<Row>(sql`
    select newest.key, snapshot ->> 'name' as name, snapshot ->> 'alias' as alias, author, discarded_at as "deletedAt"
    from content.node_versions newest
    where newest.draft and discarded_at is not null
      and not exists (select 1 from content.node_versions newer
                      where newer.key = newest.key and newer.version > newest.version)
      and not exists (select 1 from content.nodes where nodes.key = newest.key)`)
  return rows.map(row => ({ ...row, deletedAt: new Date(row.deletedAt) }))
}
