import { createHash } from 'node:crypto'
import { and, eq, gte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { audit } from '../database/tables.ts'

export type AuditAction = 'pdpa-export' | 'pdpa-erase' | 'retention'

/**
 * Records that personal data was looked into or removed.
 * @param email Whose; only its SHA-256 is kept, which still proves that an address was dealt with.
 */
export async function note(db: NodePgDatabase, action: AuditAction, details: object, email?: string): Promise<void> {
  await db.insert(audit).values({ action, subject: email === undefined ? null : subjectOf(email), details })
}

/** Whether everything about an address was erased at a moment or later. */
export async function wasErasedSince(db: NodePgDatabase, email: string, moment: Date): Promise<boolean> {
  const since = and(eq(audit.action, 'pdpa-erase'), eq(audit.subject, subjectOf(email)), gte(audit.at, moment))
  return (await db.select({ id: audit.id }).from(audit).where(since).limit(1)).length > 0
}

/** What stands in the audit for an address. */
export const subjectOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex')
