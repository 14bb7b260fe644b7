import type { TakenOut } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema, instant } from '../tables.ts'

/** `name`: as the page was called then. */
export type LivePage = { key: string; name: string }

export const releases = contentSchema.table('releases', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** A user, as in the audit. */
  by: text().notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
  /** Null until its pages went live; afterwards it has no pages in `release_pages`. */
  liveAt: instant('live_at'),
  liveBy: text('live_by'),
  livePages: jsonb('live_pages').$type<LivePage[]>(),
  /** `by`: ids as in the audit. */
  takenOut: jsonb('taken_out').$type<TakenOut[]>().notNull().default([]),
})

/** The key alone is the primary key: a page is in one release at most. */
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
