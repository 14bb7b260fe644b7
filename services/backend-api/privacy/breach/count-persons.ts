import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { and, gte, isNotNull, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import * as z from 'zod'
import { audit, enquiries, subscribers } from '../../database/tables.ts'
import { subjectOf } from '../audit.ts'

/** From the first moment to just before the second. */
export type Interval = { from: Date; to: Date }

/** What one place says: whose data it holds, and whose was read or changed in the interval. E-mail addresses in lower case. */
export const placeSchema = z.object({ held: z.array(z.string()), touched: z.array(z.string()) })
export type Place = z.infer<typeof placeSchema>

export type Affected = {
  /** Whom to write to, in order. */
  persons: string[]
  /** Persons of the audit about whom nothing is held any more, so that no letter reaches them. */
  unknown: number
  /** Persons by place. */
  places: Record<string, number>
  /** All persons that any place holds: affected if the whole database got out. */
  held: number
}

/** Counts the persons whose data was read or changed in an interval, each once. @param elsewhere What the other services say, by place. */
export async function countPersons(
  pool: Pool,
  { from, to }: Interval,
  elsewhere: Record<string, Place>,
): Promise<Affected> {
  return withClient(pool, async client => {
    const db = drizzle(client)
    const written = await db.select({ email: enquiries.email, at: enquiries.storedAt }).from(enquiries)
    const listed = await db.select({ email: subscribers.email, at: subscribers.changedAt }).from(subscribers)
    const noted = await db
      .selectDistinct({ subject: audit.subject })
      .from(audit)
      .where(and(isNotNull(audit.subject), gte(audit.at, from), lt(audit.at, to)))
    const ours: Record<string, Place> = {
      enquiries: placeOf(written),
      newsletter: placeOf(listed),
      ...elsewhere,
    }
    const all = Object.values(ours)
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

  function placeOf(rows: { email: string; at: Date }[]): Place {
    const within = rows.filter(({ at }) => at >= from && at < to)
    return { held: distinct(rows), touched: distinct(within) }
  }
}

const distinct = (rows: { email: string }[]) => [...new Set(rows.map(({ email }) => email))]
