import type { Queryable } from '../../database/booking-database.ts'
import { spentTokens } from '../../database/sign-in-tables.ts'

export async function spendOnce(
  db: Queryable,
  kind: (typeof spentTokens.$inferInsert)['kind'],
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await db.insert(spentTokens).values({ kind, token, expiresAt }).onConflictDoNothing().returning()
  return spent.length === 1
}
