import { and, eq, isNull } from 'drizzle-orm'
import { members } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'
import type { BookingQueue } from '../queue/booking-queue.ts'
import { passOnLater } from './pass-on-consent.ts'

/** Whether a member agreed to offers by e-mail; undefined for a person who is not a member and is never asked. */
export async function wantsNews(db: Queryable, accountId: number): Promise<boolean | undefined> {
  const [member] = await db.select().from(members).where(eq(members.accountId, accountId))
  return member && member.agreedNewsAt !== null
}

/** Notes a member's consent, keeping the time at which it was first given, or takes it back. */
export async function setNews(db: Queryable, queue: BookingQueue, accountId: number, wants: boolean): Promise<void> {
  const own = eq(members.accountId, accountId)
  if (!wants) await db.update(members).set({ agreedNewsAt: null, agreedNewsWords: null }).where(own)
  else
    await db
      .update(members)
      .set({ agreedNewsAt: new Date(), newsPassedOnAt: null })
      .where(and(own, isNull(members.agreedNewsAt)))
  await passOnLater(db, queue, accountId)
}
