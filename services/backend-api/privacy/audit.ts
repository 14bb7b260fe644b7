import { createHash } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { audit } from '../database/tables.ts'

export type AuditAction = 'pdpa-export' | 'pdpa-erase' | 'retention' | 'dead-mails-revived'

/**
 * Notes that somebody looked into or removed personal data.
 * @param email Whose; only its SHA-256 is kept, which still proves that an address was dealt with.
 */
export async function note(db: NodePgDatabase, action: AuditAction, details: object, email?: string): Promise<void> {
  const subject = email === undefined ? null : createHash('sha256').update(email.toLowerCase()).digest('hex')
  await db.insert(audit).values({ action, subject, details })
}
