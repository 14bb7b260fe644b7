import { type Pool, withClient } from '@agency/chassis/database.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { note } from './audit.ts'
import { holdings } from './holdings.ts'

export type PersonalData = { email: string; exportedAt: string; held: Record<string, unknown[]> }

/** Everything held about an e-mail address, for the person it belongs to (PDPA, right of access). */
export async function exportPerson(pool: Pool, address: string): Promise<PersonalData> {
  const email = address.trim().toLowerCase()
  return withClient(pool, client =>
    drizzle(client).transaction(async db => {
      const held: Record<string, unknown[]> = {}
      for (const { name, read } of holdings) held[name] = await read(db, email)
      await note(db, 'pdpa-export', countsOf(held), email)
      return { email, exportedAt: new Date().toISOString(), held }
    }),
  )
}

/** Erases everything held about an e-mail address. @returns How many entries were removed, by place. */
export async function erasePerson(pool: Pool, address: string): Promise<Record<string, number>> {
  const email = address.trim().toLowerCase()
  return withClient(pool, client =>
    drizzle(client).transaction(async db => {
      const erased: Record<string, number> = {}
      for (const { name, erase } of holdings) erased[name] = await erase(db, email)
      await note(db, 'pdpa-erase', erased, email)
      return erased
    }),
  )
}

function countsOf(held: Record<string, unknown[]>): Record<string, number> {
  return Object.fromEntries(Object.entries(held).map(([name, entries]) => [name, entries.length]))
}
