import { eq } from 'drizzle-orm'
import { accounts, externalIdentities } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'
import type { Account } from '../../members/accounts/account.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

/**
 * Records proof of the address. Before the first proof another person may have made the account, to share it later
 * unseen: their password, providers and sessions are removed.
 */
export async function claimAddress(db: Queryable, account: Account): Promise<Account> {
  if (account.emailConfirmedAt) return account
  const emailConfirmedAt = new Date()
  await db.update(accounts).set({ passwordHash: null, emailConfirmedAt }).where(eq(accounts.id, account.id))
  await db.delete(externalIdentities).where(eq(externalIdentities.accountId, account.id))
  await endSessionsOf(db, account.id)
  return { ...account, emailConfirmedAt }
}
