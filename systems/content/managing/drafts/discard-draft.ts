import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/content-database.ts'
import { forgetRequests } from '../../database/publishing/publish-requests.ts'
import { nodeVersions } from '../../database/tables.ts'
import { drafts } from '../../database/versions.ts'

/** Discards a draft, which stays among the versions, and ends its publish request. @returns false if there was none */
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
