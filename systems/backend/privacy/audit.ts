import { createHash } from 'node:crypto'
import { and, eq, gte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { audit } from '../database/tables.ts'

type DeskAction = 'sign-in' | 'refused' | 'password' | 'people' | 'list' | 'look' | 'change' | 'export'

export type AuditAction = 'pdpa-export' | 'pdpa-erase' | 'retention' | 'newsletter-export' | `desk-${DeskAction}`

/** @param email Stored as SHA-256 only, which still proves the action. */
export async function note(db: NodePgDatabase, action: AuditAction, details: object, email?: string): Promise<void> {
  await db.insert(audit).values({ action, subject: email === undefined ? null : subjectOf(email), details })
}

export async function wasErasedSince(db: NodePgDatabase, email: string, moment: Date): Promise<boolean> {
  const since = and(eq(audit.action, 'pdpa-erase'), eq(audit.subject, subjectOf(email)), gte(audit.at, moment))
  return (await db.select({ id: audit.id }).from(audit).where(since).limit(1)).length > 0
}

export const subjectOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex')
