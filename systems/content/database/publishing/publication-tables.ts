import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { contentSchema, instant } from '../tables.ts'
import { releases } from './release-tables.ts'

/** Scheduled publications, at most one a node. A row is deleted when its text is live or the schedule is cancelled. */
export const publications = contentSchema.table('publications', {
  /** A new hour or text gets a new id, so that the job of the previous one finds nothing. */
  id: uuid().primaryKey().defaultRandom(),
  key: uuid().notNull().unique(),
  at: instant('at').notNull(),
  /** The draft when it was scheduled; later versions change nothing. */
  version: integer().notNull(),
  snapshot: jsonb().notNull(),
  /** The published version then; null for a node that was never published. */
  base: integer(),
  author: text().notNull(),
  /** The reason for a failure. */
  trouble: text().$type<PublicationTrouble>(),
  /** All publications of a release go live at one instant, or none does. */
  release: uuid().references(() => releases.id, { onDelete: 'cascade' }),
})
