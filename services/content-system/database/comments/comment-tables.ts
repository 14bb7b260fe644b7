import { type AnyPgColumn, boolean, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../people-tables.ts'
import { contentSchema, instant } from '../tables.ts'

/** What users say to one another about the fields of nodes. No visitor ever sees it. */
export const comments = contentSchema.table(
  'comments',
  {
    id: uuid().primaryKey(),
    /** The first comment of its thread; its own id for that itself. */
    thread: uuid()
      .notNull()
      .references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** The node. */
    key: uuid().notNull(),
    /** Null once the user was removed: what they said stays, without their name. */
    by: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    /** When anything about it was written last. */
    changedAt: instant('changed_at').notNull().defaultNow(),
    text: text().notNull(),
    /** Only of the first of a thread, as all below. Where its field was when the node was last looked at. */
    path: jsonb().$type<string[]>().notNull().default([]),
    /** Fingerprints of the items of each list on that path, by which its item is found again. */
    items: jsonb().$type<string[][]>().notNull().default([]),
    /** What its item was called. */
    item: text(),
    /** Whether its item is no longer there. */
    gone: boolean().notNull().default(false),
    doneAt: instant('done_at'),
    doneBy: uuid('done_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('comments_of_node').on(table.key),
    index('comments_of_thread').on(table.thread),
    index('comments_by').on(table.by),
  ],
)

/** Whom comments mention. */
export const commentMentions = contentSchema.table(
  'comment_mentions',
  {
    comment: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    user: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.comment, table.user] }), index('comment_mentions_of').on(table.user)],
)
