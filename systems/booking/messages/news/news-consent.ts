import { and, eq, isNull } from 'drizzle-orm'
import { members } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'
import type { BookingQueue } from '../queue/booking-queue.ts'
import { passOnLater } from './pass-on-consent.ts'

/** undefined for non-members. */
export async function wantsNews(db: Queryable, accountId: number): Promise<boolean | undefined> {
  const [member] = await db.select().from(members).where(eq(members.accountId, accountId))
  return member && member.agreedNewsAt !== null
}

/** Keeps the time of the first consent. */
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
