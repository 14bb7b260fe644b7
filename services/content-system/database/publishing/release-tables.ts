import { index, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema, instant } from '../tables.ts'

/** Pages that go live in one moment. A release goes when that has happened. */
export const releases = contentSchema.table('releases', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Who made it: an id as in the audit. */
  by: text().notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
})

/** The pages of releases. The key alone is the primary key: a page is in one release at most. */
export const releasePages = contentSchema.table(
  'release_pages',
  {
    key: uuid().primaryKey(),
    release: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
  },
  table => [index('release_pages_release').on(table.release)],
)
