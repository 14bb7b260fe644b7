import { and, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { nodes, nodeVersions } from '../../../database/tables.ts'
import { writeContent } from '../../../database/write-content.ts'
import { keptDays } from './list-trash.ts'

/** Deletes nodes for good after 30 days. Empties the row of a content file's node, so that the file cannot restore it. */
export async function emptyTrash(db: ContentDatabase, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 24 * 3600_000)
  if ((await overdue(db, before)).length === 0) return 0
  return writeContent(db, async tx => {
    const rows = await overdue(tx, before)
    const keys = rows.map(({ key }) => key)
    await tx.delete(nodeVersions).where(inArray(nodeVersions.key, keys))
    await tx.update(nodes).set({ properties: {}, source: {}, conflict: null }).where(inArray(nodes.key, keys))
    // Leaves first: each round deletes nodes without children.
    for (let removed = 1; removed > 0; ) {
      const gone = await tx
        .delete(nodes)
        .where(
          and(
            inArray(nodes.key, keys),
            isNull(nodes.sourceHash),
            sql`not exists (select 1 from content.nodes below where below.parent_key = ${nodes.key})`,
          ),
        )
        .returning({ key: nodes.key })
      removed = gone.length
    }
    return keys.length
  })
}

/** Deleted nodes past their time that still have versions, and discarded drafts. */
async function overdue(
  db: Pick<ContentDatabase, 'select' | 'selectDistinct'>,
  before: Date,
): Promise<{ key: string }[]> {
  const deleted = await db
    .select({ key: nodes.key })
    .from(nodes)
    .where(
      and(
        isNotNull(nodes.deletedAt),
        lte(nodes.deletedAt, before),
        sql`exists (select 1 from content.node_versions kept where kept.key = ${nodes.key})`,
      ),
    )
  const discarded = await db
    .selectDistinct({ key: nodeVersions.key })
    .from(nodeVersions)
    .where(
      and(
        lte(nodeVersions.discardedAt, before),
        sql`not exists (select 1 from content.nodes where nodes.key = ${nodeVersions.key})`,
        sql`not exists (select 1 from content.node_versions newer
                        where newer.key = ${nodeVersions.key} and newer.version > ${nodeVersions.version})`,
      ),
    )
  return [...deleted, ...discarded]
}
