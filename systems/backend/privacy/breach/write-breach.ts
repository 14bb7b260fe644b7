import { referenceOf } from '@agency/contracts/backend/reference.ts'
import type { HeldPersons, Interval } from '@agency/contracts/people/held-persons.ts'
import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { breaches } from '../../database/tables.ts'
import { breachClock } from './clock.ts'
import { countPersons } from './count-persons.ts'

export type KnownBreach = Interval & {
  knownAt: Date
}

/** The same interval again is the same breach, known since the earlier moment. */
export async function writeBreach(
  pool: Pool,
  { from, to, knownAt }: KnownBreach,
  elsewhere: Record<string, HeldPersons>,
) {
  const affected = await countPersons(pool, { from, to }, elsewhere)
  const persons = affected.persons.length + affected.unknown
  const reference = `B-${referenceOf(`${from.toISOString()} ${to.toISOString()}`)}`
  const since = await withClient(pool, client =>
    drizzle(client).transaction(async db => {
      const entry = { from, to, knownAt, persons, places: affected.places }
      await db
        .insert(breaches)
        .values({ reference, ...entry })
        .onConflictDoUpdate({
          target: breaches.reference,
          set: { persons, places: affected.places, knownAt: sql`least(${breaches.knownAt}, excluded.known_at)` },
        })
      const [row] = await db.select().from(breaches).where(eq(breaches.reference, reference))
      return row?.knownAt ?? knownAt
    }),
  )
  const { places, unknown, held } = affected
  const clock = breachClock(since, persons)
  const addresses = affected.persons
  return { reference, from, to, knownAt: since, persons, places, unknown, held, ...clock, addresses }
}

export const listBreaches = (pool: Pool) => drizzle(pool).select().from(breaches).orderBy(desc(breaches.writtenAt))
