import {
  type AnyPgColumn,
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const contentSchema = pgSchema('content')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The properties of a node as its schema gave them, rich text as HTML. */
export type Properties = Record<string, unknown>

/** The content tree as it is now. */
export const nodes = contentSchema.table(
  'nodes',
  {
    key: uuid().primaryKey(),
    /** The number other systems know the node by. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    parentKey: uuid('parent_key').references((): AnyPgColumn => nodes.key),
    alias: text().notNull(),
    urlSegment: text('url_segment').notNull(),
    name: text().notNull(),
    sort: integer().notNull(),
    properties: jsonb().$type<Properties>().notNull(),
    publishAt: instant('publish_at'),
    unpublishAt: instant('unpublish_at'),
    /** The day the text was last revised, as its author says (YYYY-MM-DD). */
    updated: text(),
    version: integer().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Hash of what the content file said when it was last imported; null for nodes made by an editor. */
    sourceHash: text('source_hash'),
    /** When an editor last changed the node; null again when a changed file replaces the editor's version. */
    editedAt: instant('edited_at'),
    /** When an editor deleted the node. The row stays, so that an unchanged file does not bring the node back. */
    deletedAt: instant('deleted_at'),
  },
  table => [index('nodes_parent').on(table.parentKey)],
)

export type NodeRow = typeof nodes.$inferSelect

/** Every state a node ever had. A null snapshot says that the node was removed. */
export const nodeVersions = contentSchema.table(
  'node_versions',
  {
    key: uuid().notNull(),
    version: integer().notNull(),
    by: text({ enum: ['import', 'editor'] }).notNull(),
    at: instant('at').notNull().defaultNow(),
    snapshot: jsonb(),
  },
  table => [primaryKey({ columns: [table.key, table.version] })],
)

/** Changes that the site has not taken yet. */
export const hookOutbox = contentSchema.table('hook_outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  keys: jsonb().$type<string[]>().notNull(),
  /** The content revision that holds the change: nobody is told before answers show it. */
  revision: bigint({ mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
})

/** One row about the content as a whole. */
export const contentState = contentSchema.table('state', {
  id: integer().primaryKey(),
  /** Counts the changes; its row lock also makes writers queue up. */
  revision: bigint({ mode: 'number' }).notNull(),
  /** Hash of the content folder that was last imported. */
  contentHash: text('content_hash'),
  /** Publish and unpublish instants up to here have been announced. */
  announcedUntil: instant('announced_until'),
})
