import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema, instant } from '../tables.ts'
import { releases } from './release-tables.ts'

/** Texts of nodes that go live at an instant, at most one a node. A row goes when its text is live or was taken back. */
export const publications = contentSchema.table('publications', {
  /** Another hour or another text is another id: the job of the former finds nothing. */
  id: uuid().primaryKey().defaultRandom(),
  key: uuid().notNull().unique(),
  at: instant('at').notNull(),
  /** The draft, and what it said when the hour was chosen: later versions change nothing. */
  version: integer().notNull(),
  snapshot: jsonb().notNull(),
  /** The version that visitors saw then; null for a node that was never published. */
  base: integer(),
  /** The id of who chose the hour. */
  author: text().notNull(),
  /** Set when it should have gone live and could not. */
  trouble: text().$type<PublicationTrouble>(),
  /** The release that it goes live with, at the same instant as all others of it, or not at all. */
  release: uuid().references(() => releases.id, { onDelete: 'cascade' }),
})
