import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema } from './tables.ts'

/** How often visitors asked about an offer on a day. It holds nothing about who did. */
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
