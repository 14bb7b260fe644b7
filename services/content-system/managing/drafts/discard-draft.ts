import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/content-database.ts'
import { forgetRequests } from '../../database/publishing/publish-requests.ts'
import { nodeVersions } from '../../database/tables.ts'
import { drafts } from '../../database/versions.ts'

/** Throws the draft of a node away; it stays among its versions. A request to publish it ends. False if there was none. */
export async function discardDraft(tx: Transaction, key: string): Promise<boolean> {
  const [draft] = await drafts(tx, [key])
  if (draft === undefined) return false
  await forgetRequests(tx, [key])
  await tx
    .update(nodeVersions)
    .set({ discardedAt: new Date() })
    .where(and(eq(nodeVersions.key, key), eq(nodeVersions.version, draft.version)))
  return true
}
