import { referenceOf } from '@agency/contracts/backend/reference.ts'
import type { HeldPersons, Interval } from '@agency/contracts/people/held-persons.ts'
import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { breaches } from '../../database/tables.ts'
import type { Identity } from '../../mail/identity.ts'
import { letterOf, reportOf } from './breach-texts.ts'
import { breachClock } from './clock.ts'
import { countPersons } from './count-persons.ts'

export type KnownBreach = Interval & {
  /** Since when it is known; the clock begins then. */
  knownAt: Date
}

/**
 * Counts whom a breach affects, enters it in the log and writes what has to be sent. The same interval again is the same
 * breach, known since the earlier moment.
 * @param elsewhere What the other services say, by place.
 */
export async function writeBreach(
  pool: Pool,
  { from, to, knownAt }: KnownBreach,
  elsewhere: Record<string, HeldPersons>,
  identity: Pick<Identity, 'brand' | 'privacyMailbox'>,
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
  const breach = { reference, from, to, knownAt: since, persons, places, unknown, held, ...clock, ...identity }
  return {
    ...breach,
    files: {
      'report.txt': reportOf(breach),
      'letter.txt': letterOf(breach),
      'persons.txt': affected.persons.join('\n'),
    },
  }
}

/** The log of breaches, the newest first. */
export const listBreaches = (pool: Pool) => drizzle(pool).select().from(breaches).orderBy(desc(breaches.writtenAt))
