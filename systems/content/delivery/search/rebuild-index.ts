import { sql } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../database/content-database.ts'
import { contentState, nodes, searchDocuments, searchWords } from '../../database/tables.ts'
import { writeContent } from '../../database/write-content.ts'
import { indexNodes } from './index-nodes.ts'

/** Raise it whenever a test reports that the index of its example content changed. */
export const indexVersion = '6'

async function rebuildIndex(tx: Transaction): Promise<void> {
  await tx.delete(searchDocuments)
  await tx.delete(searchWords)
  const rows = await tx.select({ key: nodes.key, parentKey: nodes.parentKey }).from(nodes)
  await indexNodes(
    tx,
    rows.filter(row => row.parentKey === null).map(row => row.key),
  )
  await tx.execute(sql`analyze ${searchDocuments}, ${searchWords}`)
}

export async function isIndexCurrent(db: Pick<ContentDatabase, 'select'>): Promise<boolean> {
  const [state] = await db.select().from(contentState)
  return state?.searchHash === indexVersion
}

/** @returns false for a current index */
export async function rebuildStaleIndex(db: ContentDatabase): Promise<boolean> {
  if (await isIndexCurrent(db)) return false
  return writeContent(db, async tx => {
    // Checked again under the writers' lock: another process may have been quicker.
    if (await isIndexCurrent(tx)) return false
    await rebuildIndex(tx)
    await tx
      .insert(contentState)
      .values({ id: 1, revision: 0, searchHash: indexVersion, announcedUntil: new Date() })
      .onConflictDoUpdate({ target: contentState.id, set: { searchHash: indexVersion } })
    return true
  })
}
