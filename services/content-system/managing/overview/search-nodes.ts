import type { searchAnswer } from '@agency/contracts/manage/nodes/search.ts'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { ContentDatabase } from '../../database/content-database.ts'
import { searchDocuments } from '../../database/tables.ts'
import { drafts } from '../../database/versions.ts'
import { wordsOf } from '../../delivery/search/plain-text.ts'
import { isSearchable, searchText } from '../../delivery/search/search-document.ts'
import { nodesAbove, type WorkingNode, workingTree } from '../tree/working-tree.ts'
import type { ManageOptions } from '../writing/manage-options.ts'

type Hit = z.output<typeof searchAnswer>['hits'][number]

const MOST = 20
/** How much is shown around what was found. */
const BEFORE = 40
const AROUND = 140

/** Finds nodes whose names or texts have words that begin as asked for, drafts included; names first. */
export async function searchNodes({ db, store }: Pick<ManageOptions, 'db' | 'store'>, asked: string): Promise<Hit[]> {
  const words = wordsOf(asked)
  if (words.length === 0) return []
  const tree = await workingTree({ db, store })
  const byName = [...tree.byKey.values()].flatMap(node => {
    const rank = rankOf(node, words)
    return rank === undefined ? [] : [{ node, rank, text: '' }]
  })
  const found = new Map(byName.sort((a, b) => a.rank - b.rank).map(hit => [hit.node.key, hit]))
  if (found.size < MOST) {
    for (const { key, text } of await findInTexts(db, [...tree.byKey.values()], words)) {
      const node = tree.byKey.get(key)
      if (node && !found.has(key)) found.set(key, { node, rank: 3, text })
    }
  }
  return [...found.values()].slice(0, MOST).map(({ node, text }) => ({
    key: node.key,
    name: node.name,
    alias: node.alias,
    path: nodesAbove(tree, node.parentKey)
      .map(({ name }) => name)
      .join(' › '),
    excerpt: excerptOf(text, words),
  }))
}

/** 0 for the name itself, 1 for one that begins with it, 2 for one that has all words; undefined for others. */
function rankOf({ name, urlSegment }: WorkingNode, words: string[]): number | undefined {
  const own = wordsOf(name).join(' ')
  const wanted = words.join(' ')
  if (own === wanted) return 0
  if (own.startsWith(wanted)) return 1
  return holdsAll(` ${own} ${wordsOf(urlSegment).join(' ')}`, words) ? 2 : undefined
}

const holdsAll = (text: string, words: string[]): boolean => words.every(word => text.includes(` ${word}`))

type Found = { key: string; text: string }

/** In published pages, offers and questions by the index; in everything else, and in drafts, by reading it. */
async function findInTexts(db: ContentDatabase, nodes: WorkingNode[], words: string[]): Promise<Found[]> {
  const newest = await drafts(db)
  const drafted = new Set(newest.map(({ state }) => state.key))
  const read = (key: string, node: { alias: string; name: string; properties: Record<string, unknown> }): Found[] => {
    const text = Object.values(searchText(node)).join(' ')
    return holdsAll(` ${wordsOf(text).join(' ')}`, words) ? [{ key, text }] : []
  }
  const inDrafts = newest.flatMap(({ state }) => read(state.key, state))
  const inParts = nodes.flatMap(({ key, row }) =>
    row === undefined || drafted.has(key) || isSearchable(row) ? [] : read(key, row),
  )
  const inIndex = (await findInIndex(db, words)).filter(({ key }) => !drafted.has(key))
  return [...inDrafts, ...inIndex, ...inParts]
}

async function findInIndex(db: ContentDatabase, words: string[]): Promise<Found[]> {
  const query = words.map(word => `${word}:*`).join(' & ')
  const { title, excerpt, body, language, document, weight, key } = searchDocuments
  return db
    .select({ key, text: sql<string>`concat_ws(' ', ${title}, ${excerpt}, ${body})` })
    .from(searchDocuments)
    .where(
      sql`(${document} @@ to_tsquery('content.english', ${query}) and ${language} <> 'content.simple')
          or (${document} @@ to_tsquery('content.simple', ${query}) and ${language} = 'content.simple')`,
    )
    .orderBy(sql`${weight} desc`)
    .limit(MOST)
}

/** The text around the first word that was found. */
function excerptOf(text: string, words: string[]): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words[0] ?? ''))
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const part = text.slice(start, start + AROUND)
  return `${start > 0 ? '…' : ''}${part}${start + AROUND < text.length ? '…' : ''}`
}
