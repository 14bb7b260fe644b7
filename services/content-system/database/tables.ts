import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const contentSchema = pgSchema('content')

export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The properties of a node as its schema gave them, rich text as HTML. */
export type Properties = Record<string, unknown>

/** The text that a conflict left aside, and whose it is. `sourceHash` is that of the file, if it is the file's. */
export type Conflict = {
  by: 'file' | 'editor'
  at: string
  sourceHash: string | null
  snapshot: Record<string, unknown>
}

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
    /** The properties as the editor or the content file wrote them, rich text as Markdown. */
    source: jsonb().$type<Properties>().notNull().default({}),
    publishAt: instant('publish_at'),
    unpublishAt: instant('unpublish_at'),
    /** The day the text was last revised, as its author says (YYYY-MM-DD). */
    updated: text(),
    version: integer().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Hash of what the content file said when it was last imported; null for nodes made by an editor. */
    sourceHash: text('source_hash'),
    /** The content file it came from, by its path in the content folder; null for nodes made by an editor. */
    file: text(),
    /** What the file, or a draft that the file overtook, says instead; null once an editor has decided. */
    conflict: jsonb().$type<Conflict>(),
    /** When an editor last changed the node; null again when a changed file replaces the editor's version. */
    editedAt: instant('edited_at'),
    /** When an editor deleted the node. The row stays, so that an unchanged file does not bring the node back. */
    deletedAt: instant('deleted_at'),
  },
  table => [index('nodes_parent').on(table.parentKey)],
)

export type NodeRow = typeof nodes.$inferSelect

/** What the tree in memory holds of a node. */
export type TreeRow = Omit<NodeRow, 'source'>

/** Every state a node ever had. A null snapshot says that the node was removed. */
export const nodeVersions = contentSchema.table(
  'node_versions',
  {
    key: uuid().notNull(),
    version: integer().notNull(),
    by: text({ enum: ['import', 'editor'] }).notNull(),
    /** The id of who wrote it, as the gate of `/manage` knows it; null for the files. */
    author: text(),
    /** When it was last saved, and first: an editor's savings within minutes are one version. */
    at: instant('at').notNull().defaultNow(),
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** Kept for later: the node itself does not show it. The newest version of a node is its draft if this is set. */
    draft: boolean().notNull().default(false),
    /** When the draft was thrown away. */
    discardedAt: instant('discarded_at'),
    snapshot: jsonb(),
  },
  table => [
    primaryKey({ columns: [table.key, table.version] }),
    index('node_versions_drafts').on(table.key, table.version).where(sql`draft`),
  ],
)

/** The content files as they were last imported, so that those whose nodes did not change can be written back as they were. */
export const contentFiles = contentSchema.table('files', { path: text().primaryKey(), text: text().notNull() })

/** Addresses that lead elsewhere. */
export const redirects = contentSchema.table('redirects', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** A public path, lower case. */
  from: text('from_path').notNull().unique(),
  /** Where it leads; null where it follows a node, whose key is then set. */
  to: text('to_path'),
  key: uuid(),
  at: instant('at').notNull().defaultNow(),
  author: text(),
})

/** Changes that the site has not accepted yet. */
export const hookOutbox = contentSchema.table('hook_outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  keys: jsonb().$type<string[]>().notNull(),
  /** The content revision that holds the change: it is announced only after answers show it. */
  revision: bigint({ mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  /** Until when the process that is sending it has it for itself. */
  claimedUntil: instant('claimed_until'),
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
  /** Hash of the code that made the search index. */
  searchHash: text('search_hash'),
})

const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What can be found by words: a row for each page, offer and question, published or not yet. */
export const searchDocuments = contentSchema.table(
  'search_documents',
  {
    key: uuid()
      .primaryKey()
      .references(() => nodes.key, { onDelete: 'cascade' }),
    alias: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    body: text().notNull(),
    /** How much rather than others people look for it, 1 for most. */
    weight: real().notNull(),
    /** The text search configuration of its language: `content.english` or `content.simple`. */
    language: text().notNull(),
    /** Words of title (A), excerpt (B) and tags (C). Short, so that ranking many rows stays quick. */
    head: textVector().notNull(),
    /** These, and the words of the body (D). */
    document: textVector().notNull(),
    /** When it and everything above it are published. */
    visibleFrom: instant('visible_from'),
    visibleUntil: instant('visible_until'),
    /** The Malaysian days on which an offer can be had (YYYY-MM-DD). */
    offeredFrom: text('offered_from'),
    offeredUntil: text('offered_until'),
  },
  // Without a list of pending entries, which every search would have to read after many changes.
  table => [
    index('search_head').using('gin', table.head).with({ fastupdate: false }),
    index('search_document').using('gin', table.document).with({ fastupdate: false }),
  ],
)

/** Every word of the documents as people write it, lower case and without accents, to find what a misspelt one means. */
export const searchWords = contentSchema.table(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    /** Roughly how many documents have it: a document that changes counts again until the index is made anew. */
    documents: integer().notNull(),
  },
  table => [
    index('search_words_stem').on(table.stem),
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
  ],
)

/** Words that visitors of the site looked for several times and that found nothing. It holds nothing about who did. */
export const searchMisses = contentSchema.table('search_misses', {
  /** Lower case, without accents, as the search compares them. */
  words: text().primaryKey(),
  times: integer().notNull(),
  /** The last Malaysian day on which they were looked for (YYYY-MM-DD). */
  lastDay: text('last_day').notNull(),
})
