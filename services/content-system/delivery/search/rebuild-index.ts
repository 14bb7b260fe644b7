import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../database/content-database.ts'
import { contentState, nodes, searchDocuments, searchWords } from '../../database/tables.ts'
import { writeContent } from '../../database/write-content.ts'
import { indexNodes } from './index-nodes.ts'

/** Makes the whole search index anew, words and their counts included. */
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

/** Whether the index was made by the code as it is now. */
export async function isIndexCurrent(db: Pick<ContentDatabase, 'select'>): Promise<boolean> {
  const [state] = await db.select().from(contentState)
  return state?.searchHash === indexerHash()
}

/** Makes the index anew if other code made it, or none did. True if so. */
export async function rebuildStaleIndex(db: ContentDatabase): Promise<boolean> {
  if (await isIndexCurrent(db)) return false
  return writeContent(db, async tx => {
    // Asked again under the writers' lock: another process may have been quicker.
    if (await isIndexCurrent(tx)) return false
    await rebuildIndex(tx)
    const searchHash = indexerHash()
    await tx
      .insert(contentState)
      .values({ id: 1, revision: 0, searchHash, announcedUntil: new Date() })
      .onConflictDoUpdate({ target: contentState.id, set: { searchHash } })
    return true
  })
}

/** A hash of the code in this folder: when it changes, the index may have to look different. */
export function indexerHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(import.meta.dirname, name)))
  }
  return hash.digest('hex')
}
