import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../people-tables.ts'
import { contentSchema, instant } from '../tables.ts'

/** The last publish request about each node. Deleted with its user, and some time after it ended. */
export const publishRequests = contentSchema.table(
  'publish_requests',
  {
    key: uuid().primaryKey(),
    by: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    note: text().notNull(),
    /** The newest version then. */
    version: integer().notNull(),
    state: text({ enum: ['waiting', 'published', 'sentBack'] }).notNull(),
    endedBy: text('ended_by'),
    endedAt: instant('ended_at'),
    /** The reviewer's answer to a request that was sent back. */
    answer: text(),
  },
  table => [index('publish_requests_by').on(table.by)],
)
