import { bigint, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const booking = pgSchema('booking')

/** People who signed up. */
export const members = booking.table('members', {
  /** Starts at 1: the session refuses ids that are not greater than 0. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** In lower case, so that one address has one account. */
  email: text().notNull().unique(),
  /** Argon2id; null for people who only come by Google or Facebook. */
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Three letters, the country of the phone number. */
  countryCode: text('country_code'),
  phone: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
