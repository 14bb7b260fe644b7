import { eq } from 'drizzle-orm'
import { accounts, externalIdentities } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { endSessionsOf } from '../../identity/sessions/sessions.ts'
import type { Account } from './account.ts'

/**
 * Notes that somebody proved the account's address to be theirs. If nobody had before, somebody else may have made the
 * account in advance, to share it later unseen: then the ways in that they know, password, providers and sessions, end here.
 */
export async function claimAddress(db: Queryable, account: Account): Promise<Account> {
  if (account.emailConfirmedAt) return account
  const emailConfirmedAt = new Date()
  await db.update(accounts).set({ passwordHash: null, emailConfirmedAt }).where(eq(accounts.id, account.id))
  await db.delete(externalIdentities).where(eq(externalIdentities.accountId, account.id))
  await endSessionsOf(db, account.id)
  return { ...account, emailConfirmedAt }
}
