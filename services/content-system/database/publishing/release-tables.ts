import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema, instant } from '../tables.ts'

/** A page of a release that went live, as it was called then. */
export type LivePage = { key: string; name: string }

/** Pages that go live in one moment. */
export const releases = contentSchema.table('releases', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Who made it: an id as in the audit. */
  by: text().notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
  /** When its pages went live; it is over then, and has no pages of its own any more. */
  liveAt: instant('live_at'),
  /** Who published it or chose the hour: an id as in the audit. */
  liveBy: text('live_by'),
  livePages: jsonb('live_pages').$type<LivePage[]>(),
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
