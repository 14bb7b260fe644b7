import { desc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { deskPeople } from '../database/desk-tables.ts'
import { consents, dataRequests, deskEntries, enquiries, mails, subscribers } from '../database/tables.ts'

/** A new table with personal data becomes a new line in `holdings`. */
type Holding = {
  name: string
  read: (db: NodePgDatabase, email: string) => Promise<unknown[]>
  /** Cascades. @returns The number of removed entries. */
  erase: (db: NodePgDatabase, email: string) => Promise<number>
}

const enquiriesHeld: Holding = {
  name: 'enquiries',
  async read(db, email) {
    const rows = await db.select().from(enquiries).where(eq(enquiries.email, email)).orderBy(desc(enquiries.receivedAt))
    const ids = rows.map(row => row.id)
    const sent = ids.length === 0 ? [] : await db.select().from(mails).where(inArray(mails.enquiryId, ids))
    const written = await db.select().from(deskEntries).where(inArray(deskEntries.enquiryId, ids))
    return rows.map(({ holderId: _, ...row }) => ({
      ...row,
      mails: sent.filter(mail => mail.enquiryId === row.id),
      // Without the colleagues, who are other persons.
      desk: written.flatMap(({ enquiryId, kind, text, at }) => (enquiryId === row.id ? [{ kind, text, at }] : [])),
    }))
  },
  async erase(db, email) {
    return (await db.delete(enquiries).where(eq(enquiries.email, email))).rowCount ?? 0
  },
}

const subscriptionHeld: Holding = {
  name: 'newsletter',
  async read(db, email) {
    const rows = await db.select().from(subscribers).where(eq(subscribers.email, email))
    return Promise.all(
      rows.map(async ({ token: _, ...row }) => ({
        ...row,
        consents: await db.select().from(consents).where(eq(consents.subscriberId, row.id)).orderBy(consents.id),
        mails: await db.select().from(mails).where(eq(mails.subscriberId, row.id)),
      })),
    )
  },
  async erase(db, email) {
    return (await db.delete(subscribers).where(eq(subscribers.email, email))).rowCount ?? 0
  },
}

const requestsHeld: Holding = {
  name: 'requests for own data',
  async read(db, email) {
    const rows = await db.select().from(dataRequests).where(eq(dataRequests.email, email))
    return rows.map(({ token: _, ...row }) => row)
  },
  async erase(db, email) {
    return (await db.delete(dataRequests).where(eq(dataRequests.email, email))).rowCount ?? 0
  },
}

const deskHeld: Holding = {
  name: 'person of the desk',
  read(db, email) {
    const { name, role, createdAt } = deskPeople
    return db.select({ name, role, createdAt }).from(deskPeople).where(eq(deskPeople.email, email))
  },
  async erase(db, email) {
    return (await db.delete(deskPeople).where(eq(deskPeople.email, email))).rowCount ?? 0
  },
}

export const holdings: readonly Holding[] = [enquiriesHeld, subscriptionHeld, requestsHeld, deskHeld]
