import { jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const backend = pgSchema('backend')

/** What people sent us by one of the forms. Kept as sent: the fields differ from form to form. */
export const enquiries = backend.table('enquiries', {
  id: uuid().primaryKey().defaultRandom(),
  /** What we tell the sender, to be read out over the phone. */
  reference: text().notNull().unique(),
  form: text().notNull(),
  fields: jsonb().notNull(),
  /** One form view sent twice carries the same key and becomes one enquiry. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
})
