import { eq, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../database/content-database.ts'
import { nodes } from '../../database/tables.ts'
import { recordChange, writeContent } from '../../database/write-content.ts'
import type { MadeFrom } from '../writing/if-match.ts'
import { isOvertaken } from '../writing/newest.ts'
import { discardDraft } from './discard-draft.ts'

/** The published version stays. @param from Another version than the newest is `stale`: its draft is another editor's. */
export function throwDraftAway(db: ContentDatabase, key: string, from: MadeFrom): Promise<boolean | 'stale'> {
  return writeContent(db, async tx => {
    if (await isOvertaken(tx, key, from)) return 'stale'
    const discarded = await discardDraft(tx, key)
    const [row] = await tx.select({ conflict: nodes.conflict }).from(nodes).where(eq(nodes.key, key))
    if (!row?.conflict) return discarded
    const sourceHash = sql`coalesce(${nodes.conflict} ->> 'sourceHash', ${nodes.sourceHash})`
    await tx.update(nodes).set({ sourceHash, conflict: null }).where(eq(nodes.key, key))
    // The tree in memory holds conflicts.
    await recordChange(tx, [key])
    return true
  })
}
