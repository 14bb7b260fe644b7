import { type HeldPersons, heldPersons, type Interval } from '@agency/contracts/people/held-persons.ts'
import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { and, gte, isNotNull, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { deskPeople } from '../../database/desk-tables.ts'
import { audit, enquiries, subscribers } from '../../database/tables.ts'
import { subjectOf } from '../audit.ts'

export type Affected = {
  persons: string[]
  /** In the audit only: no letter reaches them. */
  unknown: number
  places: Record<string, number>
  /** In all places: affected if the whole database leaked. */
  held: number
}

export async function countPersons(
  pool: Pool,
  interval: Interval,
  elsewhere: Record<string, HeldPersons>,
): Promise<Affected> {
  return withClient(pool, async client => {
    const db = drizzle(client)
    const written = await db.select({ email: enquiries.email, at: enquiries.storedAt }).from(enquiries)
    const listed = await db.select({ email: subscribers.email, at: subscribers.changedAt }).from(subscribers)
    const staff = await db.select({ email: deskPeople.email, at: deskPeople.createdAt }).from(deskPeople)
    const noted = await db
      .selectDistinct({ subject: audit.subject })
      .from(audit)
      .where(and(isNotNull(audit.subject), gte(audit.at, interval.from), lt(audit.at, interval.to)))
    const ours = {
      enquiries: heldPersons(written, interval),
      newsletter: heldPersons(listed, interval),
      desk: heldPersons(staff, interval),
      ...elsewhere,
    }
    const all = Object.values<HeldPersons>(ours)
    const held = new Set(all.flatMap(place => place.held))
    const addresses = new Map([...held].map(email => [subjectOf(email), email]))
    const audited = noted.flatMap(({ subject }) => addresses.get(subject ?? '') ?? [])
    const persons = new Set([...audited, ...all.flatMap(place => place.touched)])
    const places = {
      audit: noted.length,
      ...Object.fromEntries(Object.entries(ours).map(([name, { touched }]) => [name, touched.length])),
    }
    return { persons: [...persons].sort(), unknown: noted.length - audited.length, places, held: held.size }
  })
}
