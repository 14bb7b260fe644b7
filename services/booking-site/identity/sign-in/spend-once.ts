import type { Queryable } from '../../database/booking-database.ts'
import { spentTokens } from '../../database/sign-in-tables.ts'

/** Notes that something which is good once was used; false if it was used before, also a moment ago by another process. */
export async function spendOnce(
  db: Queryable,
  kind: (typeof spentTokens.$inferInsert)['kind'],
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await db.insert(spentTokens).values({ kind, token, expiresAt }).onConflictDoNothing().returning()
  return spent.length === 1
}
