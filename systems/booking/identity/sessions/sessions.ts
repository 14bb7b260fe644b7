import { rememberedDays, sessionMinutes } from '@agency/contracts/session/session-cookie.server.ts'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { accounts } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { sessions } from '../../database/sign-in-tables.ts'
import { type Account, accountColumns } from '../../members/accounts/account.ts'

export type Visitor = { account: Account; sessionId: string; remembered: boolean; expiresAt: Date }

const lifetime = (remembered: boolean) =>
  remembered ? sql`make_interval(days => ${rememberedDays})` : sql`make_interval(mins => ${sessionMinutes})`

/** Always a new id: another person may know the old one. */
export async function startSession(db: Queryable, account: Account, remembered: boolean): Promise<Visitor> {
  const [started] = await db
    .insert(sessions)
    .values({ accountId: account.id, remembered, expiresAt: sql`now() + ${lifetime(remembered)}` })
    .returning()
  if (started === undefined) throw new Error('no session was made')
  return { account, sessionId: started.id, remembered, expiresAt: started.expiresAt }
}

/** undefined for an ended session or a closed account. */
export async function findVisitor(db: Queryable, sessionId: string): Promise<Visitor | undefined> {
  const [row] = await db
    .select({ account: accountColumns, remembered: sessions.remembered, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`), eq(accounts.active, true)))
  return row && { ...row, sessionId }
}

export async function extendSession(db: Queryable, visitor: Visitor): Promise<Visitor> {
  const [extended] = await db
    .update(sessions)
    .set({ expiresAt: sql`now() + ${lifetime(visitor.remembered)}` })
    .where(eq(sessions.id, visitor.sessionId))
    .returning({ expiresAt: sessions.expiresAt })
  return { ...visitor, expiresAt: extended?.expiresAt ?? visitor.expiresAt }
}

export async function endSession(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

export async function endSessionsOf(db: Queryable, accountId: number, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others))
}
