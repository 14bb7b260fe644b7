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

/** As the schema parsed them, rich text as HTML. */
export type Properties = Record<string, unknown>

/** The text of the losing side of a conflict. `sourceHash`: that of the file, if the text is the file's. */
export type Conflict = {
  by: 'file' | 'editor'
  at: string
  sourceHash: string | null
  snapshot: Record<string, unknown>
}

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
    /** As the editor or the content file wrote them, rich text as Markdown. */
    source: jsonb().$type<Properties>().notNull().default({}),
    publishAt: instant('publish_at'),
    unpublishAt: instant('unpublish_at'),
    /** The day of the last revision by its author (YYYY-MM-DD). */
    updated: text(),
    version: integer().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Hash of the node in its content file at the last import; null for nodes added by an editor. */
    sourceHash: text('source_hash'),
    /** Path in the content folder; null for nodes added by an editor. */
    file: text(),
    /** The other text of an open conflict, from the file or from a draft; null once an editor has decided. */
    conflict: jsonb().$type<Conflict>(),
    /** The last change by an editor; null again when a changed file replaces the editor's version. */
    editedAt: instant('edited_at'),
    /** The row of a deleted node stays, so that an unchanged file does not bring the node back. */
    deletedAt: instant('deleted_at'),
  },
  table => [index('nodes_parent').on(table.parentKey)],
)

export type NodeRow = typeof nodes.$inferSelect

export type TreeRow = Omit<NodeRow, 'source'>

/** Every state of every node. A null snapshot stands for a removal. */
export const nodeVersions = contentSchema.table(
  'node_versions',
  {
    key: uuid().notNull(),
    version: integer().notNull(),
    by: text({ enum: ['import', 'editor'] }).notNull(),
    /** The user; null for the files. */
    author: text(),
    /** The last save; an editor's saves within minutes are one version, which began at `begunAt`. */
    at: instant('at').notNull().defaultNow(),
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** Not published. The newest version of a node is its draft if this is set. */
    draft: boolean().notNull().default(false),
    discardedAt: instant('discarded_at'),
    snapshot: jsonb(),
  },
  table => [
    primaryKey({ columns: [table.key, table.version] }),
    index('node_versions_drafts').on(table.key, table.version).where(sql`draft`),
  ],
)

/** The content files as last imported: the export writes those without changed nodes back byte for byte. */
export const contentFiles = contentSchema.table('files', { path: text().primaryKey(), text: text().notNull() })

export const redirects = contentSchema.table('redirects', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Public path, lower case. */
  from: text('from_path').notNull().unique(),
  /** Target path; null for a redirect that follows the node of `key`. */
  to: text('to_path'),
  key: uuid(),
  at: instant('at').notNull().defaultNow(),
  author: text(),
})

/** Changes that the site has not accepted yet. */
export const hookOutbox = contentSchema.table('hook_outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  keys: jsonb().$type<string[]>().notNull(),
  /** The content revision of the change: it is announced only after answers show it. */
  revision: bigint({ mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  /** The process that is sending it holds it until then. */
  claimedUntil: instant('claimed_until'),
})

export const contentState = contentSchema.table('state', {
  id: integer().primaryKey(),
  /** Counts the changes; its row lock also makes writers queue up. */
  revision: bigint({ mode: 'number' }).notNull(),
  /** Of the content folder at the last import. */
  contentHash: text('content_hash'),
  /** Prices of before have got facts beside their labels; see `readPricesOnce`. */
  pricesRead: boolean('prices_read').notNull().default(false),
  /** Publish and unpublish instants up to here have been announced. */
  announcedUntil: instant('announced_until'),
  /** Of the code that built the search index. */
  searchHash: text('search_hash'),
})

const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The search index: a row for each page, offer and question, published or not yet. */
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
    /** Factor of the rank, 1 for ordinary documents. */
    weight: real().notNull(),
    /** The text search configuration: `content.english` or `content.simple`. */
    language: text().notNull(),
    /** Of a translation: its language, and the node that it translates. */
    culture: text(),
    page: uuid().references(() => nodes.key, { onDelete: 'cascade' }),
    /** Words of title (A), excerpt (B) and tags (C). Short, so that ranking many rows stays quick. */
    head: textVector().notNull(),
    /** `head`, and the words of the body (D). */
    document: textVector().notNull(),
    /** The window in which the node and all its ancestors are published. */
    visibleFrom: instant('visible_from'),
    visibleUntil: instant('visible_until'),
    /** Malaysian days on which an offer can be booked (YYYY-MM-DD). */
    offeredFrom: text('offered_from'),
    offeredUntil: text('offered_until'),
  },
  // No list of pending entries: every search would have to read it after many changes.
  table => [
    index('search_head').using('gin', table.head).with({ fastupdate: false }),
    index('search_document').using('gin', table.document).with({ fastupdate: false }),
    index('search_page').on(table.page, table.culture),
  ],
)

/** Every word of the documents, lower case and without accents, to correct misspelt ones. */
export const searchWords = contentSchema.table(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    /** Approximate: a changed document counts again until the index is rebuilt. */
    documents: integer().notNull(),
  },
  table => [
    index('search_words_stem').on(table.stem),
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
  ],
)

/** Words that visitors searched for several times without a hit. Holds nothing about the visitors. */
export const searchMisses = contentSchema.table('search_misses', {
  /** Lower case, without accents, as the search compares them. */
  words: text().primaryKey(),
  times: integer().notNull(),
  /** Malaysian day (YYYY-MM-DD). */
  lastDay: text('last_day').notNull(),
})
