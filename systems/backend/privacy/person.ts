import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { enquiries } from '../database/tables.ts'
import { note } from './audit.ts'
import { holdings } from './holdings.ts'

export type PersonalData = { email: string; exportedAt: string; held: Record<string, unknown[]> }

/** The right of access (PDPA). @param elsewhere Findings outside the database, by place. */
export async function exportPerson(
  pool: Pool,
  address: string,
  elsewhere: Record<string, unknown[]> = {},
): Promise<PersonalData> {
  const email = address.trim().toLowerCase()
  return withClient(pool, client =>
    drizzle(client).transaction(async db => {
      const held: Record<string, unknown[]> = { ...elsewhere }
      for (const { name, read } of holdings) held[name] = await read(db, email)
      await note(db, 'pdpa-export', countsOf(held), email)
      return { email, exportedAt: new Date().toISOString(), held }
    }),
  )
}

export type Along = {
  note?: object
  before?: (db: NodePgDatabase) => Promise<unknown>
  after?: (db: NodePgDatabase, erased: Record<string, number>) => Promise<unknown>
}

/**
 * Also drops enquiries that arrive later but were sent before the erasure.
 * @param along Work in the same transaction, and additions to the audit.
 * @returns Number of removed entries, by place.
 */
export async function erasePerson(
  pool: Pool,
  address: string,
  elsewhere: Record<string, number> = {},
  along: Along = {},
): Promise<Record<string, number>> {
  const email = address.trim().toLowerCase()
  return withClient(pool, client =>
    drizzle(client).transaction(async db => {
      // A concurrent enquiry waits, and finds the record of this erasure.
      await db.execute(sql`lock table ${enquiries} in share row exclusive mode`)
      await along.before?.(db)
      const erased: Record<string, number> = { ...elsewhere }
      for (const { name, erase } of holdings) erased[name] = await erase(db, email)
      await note(db, 'pdpa-erase', { ...erased, ...along.note }, email)
      await along.after?.(db, erased)
      return erased
    }),
  )
}

function countsOf(held: Record<string, unknown[]>): Record<string, number> {
  return Object.fromEntries(Object.entries(held).map(([name, entries]) => [name, entries.length]))
}
