import { text } from 'drizzle-orm/pg-core'
import { booking, moment, numbered } from './booking-schema.ts'

/** The desk decides on each; no account opens automatically. */
export const agencyApplications = booking.table('agency_applications', {
  id: numbered(),
  agencyName: text('agency_name').notNull(),
  /** Licence of the Ministry of Tourism, Arts and Culture (MOTAC), in upper case. */
  licenceNumber: text('licence_number').notNull(),
  /** Number at the Companies Commission of Malaysia, in upper case. */
  registrationNumber: text('registration_number').notNull(),
  contactPerson: text('contact_person').notNull(),
  /** In lower case. */
  email: text().notNull(),
  phone: text().notNull(),
  town: text().notNull(),
  state: text().notNull(),
  message: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
