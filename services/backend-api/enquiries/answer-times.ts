import type { Pool } from '@agency/service-kit/database/database.ts'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { enquiries } from '../database/tables.ts'

/** An agency of this size has hundreds a month. */
const maxTimes = 20_000

export async function noteAnswered(pool: Pool, reference: string, at: Date): Promise<'noted' | 'before' | 'unknown'> {
  const db = drizzle(pool)
  const [found] = await db.select().from(enquiries).where(eq(enquiries.reference, reference))
  if (!found || found.receivedAt > at) return 'unknown'
  const isOpen = and(eq(enquiries.id, found.id), isNull(enquiries.answeredAt))
  const noted = await db.update(enquiries).set({ answeredAt: at }).where(isOpen).returning({ id: enquiries.id })
  return noted.length > 0 ? 'noted' : 'before'
}

export async function answerTimes(pool: Pool, since: Date) {
  const { receivedAt, answeredAt } = enquiries
  return drizzle(pool)
    .select({ receivedAt, answeredAt })
    .from(enquiries)
    .where(gte(receivedAt, since))
    .orderBy(desc(receivedAt))
    .limit(maxTimes)
}
