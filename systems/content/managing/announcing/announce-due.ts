import { and, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { withAncestors } from '../../database/ancestors.ts'
import type { ContentDatabase } from '../../database/content-database.ts'
import { contentState, nodes } from '../../database/tables.ts'
import { recordChange, writeContent } from '../../database/write-content.ts'

/** Records nodes whose publish or unpublish instant has come since the last run, for the site. @returns their number */
export async function announceDue(db: ContentDatabase, now: Date): Promise<number> {
  if ((await dueSince(db, now)).length === 0) return 0
  return writeContent(db, async tx => {
    // Checked again under the writers' lock: another process may have been quicker.
    const due = await dueSince(tx, now)
    const links = await tx.select({ key: nodes.key, parentKey: nodes.parentKey }).from(nodes)
    await recordChange(tx, withAncestors(due, links))
    await tx.update(contentState).set({ announcedUntil: now })
    return due.length
  })
}

async function dueSince(db: Pick<ContentDatabase, 'select'>, now: Date): Promise<string[]> {
  const since = sql`(select coalesce(${contentState.announcedUntil}, now()) from ${contentState})`
  const rows = await db
    .select({ key: nodes.key })
    .from(nodes)
    .where(
      and(
        isNull(nodes.deletedAt),
        or(
          and(gt(nodes.publishAt, since), lte(nodes.publishAt, now)),
          and(gt(nodes.unpublishAt, since), lte(nodes.unpublishAt, now)),
        ),
      ),
    )
  return rows.map(row => row.key)
}
