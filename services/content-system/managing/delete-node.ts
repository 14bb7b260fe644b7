import { eq } from 'drizzle-orm'
import { withAncestors, withDescendants } from '../database/ancestors.ts'
import type { ContentDatabase } from '../database/content-database.ts'
import { nodes } from '../database/tables.ts'
import { keepVersions, nextVersions } from '../database/versions.ts'
import { recordChange, writeContent } from '../database/write-content.ts'
import { indexNodes } from '../delivery/search/index-nodes.ts'

/**
 * Deletes a node and everything below it; gives back how many nodes that were, 0 if there was none.
 * The rows stay, marked, so that a content file that did not change does not bring the node back.
 */
export function deleteNode(db: ContentDatabase, key: string): Promise<number> {
  return writeContent(db, async tx => {
    const rows = await tx.select().from(nodes)
    const below = new Set(withDescendants(key, rows))
    const doomed = rows.filter(row => below.has(row.key) && row.deletedAt === null)
    const nextVersion = await nextVersions(
      tx,
      doomed.map(row => row.key),
    )
    const now = new Date()
    for (const row of doomed) {
      await tx
        .update(nodes)
        .set({ version: nextVersion(row.key), changedAt: now, editedAt: now, deletedAt: now })
        .where(eq(nodes.key, row.key))
    }
    await keepVersions(
      tx,
      'editor',
      doomed.map(row => ({ key: row.key, version: nextVersion(row.key), state: null })),
    )
    await indexNodes(tx, [key])
    await recordChange(
      tx,
      withAncestors(
        doomed.map(row => row.key),
        rows,
      ),
    )
    return doomed.length
  })
}
