import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../people-tables.ts'
import { contentSchema, instant } from '../tables.ts'

/** The last request that a node be published, of a user who may not. It goes with that user, and some time after it ended. */
export const publishRequests = contentSchema.table(
  'publish_requests',
  {
    /** The node that is to be published. */
    key: uuid().primaryKey(),
    by: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    note: text().notNull(),
    /** The version that was newest then. */
    version: integer().notNull(),
    state: text({ enum: ['waiting', 'published', 'sentBack'] }).notNull(),
    /** Who published it or sent it back: an id as in the audit. */
    endedBy: text('ended_by'),
    endedAt: instant('ended_at'),
    /** What was said when it was sent back. */
    answer: text(),
  },
  table => [index('publish_requests_by').on(table.by)],
)
