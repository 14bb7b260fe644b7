import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema } from './tables.ts'

/** Enquiries about an offer by day. Holds nothing about the visitors. */
export const offerPresses = contentSchema.table(
  'offer_presses',
  {
    /** Malaysian (YYYY-MM-DD). */
    day: text().notNull(),
    key: uuid().notNull(),
    times: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.key] })],
)
