import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { keysAbove, keysBelow } from '../../database/ancestors.ts'
import type { Transaction } from '../../database/content-database.ts'
import { isTranslation } from '../../database/place.ts'
import { type NodeRow, nodes, searchDocuments } from '../../database/tables.ts'
import type { TranslatedText } from '../../tree/content-tree.ts'
import { wordsAlone } from '../translations/in-language.ts'
import { unspacedWords } from './plain-text.ts'
import { type Dated, publicationWindow } from './publication-window.ts'
import { type Above, isSearchable, languageOf, searchText, weightOf } from './search-document.ts'
import { addWords, countWords, type WordCounts } from './spelling/vocabulary.ts'

type Placed = Dated & Above

/** Small enough for the statement timeout, on a slow machine too. */
const batchSize = 200

/** Indexes descendants too: they appear with their ancestors, whose names find them. @param alone without descendants */
export async function indexNodes(tx: Transaction, keys: string[], alone: string[] = []): Promise<void> {
  const singles = [...alone, ...(await translationsOf(tx, alone))]
  const tree = await readTree(tx, keys, singles)
  const touched = [...new Set([...withEverythingBelow(keys, tree), ...singles])]
  const words: WordCounts = new Map()
  for (let start = 0; start < touched.length; start += batchSize) {
    await indexBatch(tx, touched.slice(start, start + batchSize), tree, words)
  }
  await addWords(tx, words)
}

/** A changed text puts its translations behind. */
async function translationsOf(tx: Transaction, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const isTheirs = and(inArray(nodes.parentKey, keys), eq(nodes.alias, 'translation'))
  return (await tx.select({ key: nodes.key }).from(nodes).where(isTheirs)).map(({ key }) => key)
}

async function readTree(tx: Transaction, keys: string[], singles: string[]): Promise<Map<string, Placed>> {
  const rows = await tx
    .select({
      key: nodes.key,
      parentKey: nodes.parentKey,
      publishAt: nodes.publishAt,
      unpublishAt: nodes.unpublishAt,
      deletedAt: nodes.deletedAt,
      alias: nodes.alias,
      name: nodes.name,
      noun: sql<string | null>`${nodes.properties} ->> 'noun'`,
    })
    .from(nodes)
    .where(inArray(nodes.key, sql`(${keysAbove([...keys, ...singles])} union ${keysBelow(keys)})`))
  return new Map(rows.map(row => [row.key, row]))
}

/** Parents before their children, so that pages near the root are the first among equal hits. */
function withEverythingBelow(keys: string[], tree: Map<string, Placed>): string[] {
  const childrenOf = Map.groupBy(tree.values(), node => node.parentKey)
  const keySet = new Set(keys)
  for (const key of keySet) for (const child of childrenOf.get(key) ?? []) keySet.add(child.key)
  return [...keySet]
}

async function indexBatch(
  tx: Transaction,
  keys: string[],
  tree: Map<string, Placed>,
  words: WordCounts,
): Promise<void> {
  await tx.delete(searchDocuments).where(inArray(searchDocuments.key, keys))
  const rows = await tx.select().from(nodes).where(inArray(nodes.key, keys))
  const translated = rows.filter(isTranslation).flatMap(({ parentKey }) => parentKey ?? [])
  const pages = new Map(
    translated.length === 0
      ? []
      : (await tx.select().from(nodes).where(inArray(nodes.key, translated))).map(page => [page.key, page]),
  )
  const order = new Map(keys.map((key, position) => [key, position]))
  const documents = rows
    .sort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0))
    .flatMap(row => (isTranslation(row) ? translationOf(row, pages, tree) : documentOf(row, tree)))
  if (documents.length === 0) return
  await tx.execute(sql`
    insert into ${searchDocuments} (key, alias, title, excerpt, body, weight, language, culture, page, head, document,
                                    visible_from, visible_until, offered_from, offered_until)
    select key, alias, title, excerpt, body, weight, language, culture, page, head,
           head || setweight(to_tsvector(language::regconfig, body), 'D'),
           visible_from, visible_until, offered_from, offered_until
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as given(
           key uuid, alias text, title text, excerpt text, tags text, body text, weight real, language text, culture text, page uuid,
           visible_from timestamptz, visible_until timestamptz, offered_from text, offered_until text),
         lateral (select setweight(to_tsvector(language::regconfig, title), 'A')
                      || setweight(to_tsvector(language::regconfig, excerpt), 'B')
                      || setweight(to_tsvector(language::regconfig, tags), 'C') as head) as made`)
  countWords(
    words,
    documents.filter(({ culture }) => culture === null),
  )
}

function pagesAbove({ parentKey }: NodeRow, tree: Map<string, Placed>): Placed[] {
  const above: Placed[] = []
  for (let at = tree.get(parentKey ?? ''); at !== undefined; at = tree.get(at.parentKey ?? '')) above.push(at)
  return above
}

/** A document of the page, in the words of a translation of it. */
function translationOf(row: NodeRow, pages: Map<string, NodeRow>, tree: Map<string, Placed>) {
  const page = pages.get(row.parentKey ?? '')
  const culture = cultures.find(one => one === row.urlSegment)
  const words = page && wordsAlone(page, (row.properties.texts ?? []) as TranslatedText[])
  if (!words || !culture) return []
  const documents = documentOf({ ...page, ...words, key: row.key }, tree)
  return documents
    .filter(({ title }) => title !== '')
    .map(one => ({ ...one, language: 'content.simple', culture, page: page.key }))
}

function documentOf(row: NodeRow, tree: Map<string, Placed>) {
  const window = publicationWindow(row.key, tree)
  if (window === undefined || !isSearchable(row)) return []
  const { validFrom, validUntil } = row.properties
  const text = searchText(row, pagesAbove(row, tree))
  return [
    {
      key: row.key,
      alias: row.alias,
      ...text,
      tags: [text.tags, ...unspacedWords(Object.values(text).join(' '))].join(' '),
      weight: weightOf(row),
      language: languageOf(row),
      culture: null as Culture | null,
      page: null as string | null,
      visible_from: window.from,
      visible_until: window.until,
      offered_from: typeof validFrom === 'string' ? validFrom : null,
      offered_until: typeof validUntil === 'string' ? validUntil : null,
    },
  ]
}
