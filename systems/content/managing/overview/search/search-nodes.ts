import type { searchAnswer } from '@agency/contracts/manage/nodes/search.ts'
import type * as z from 'zod'
import { isUnspaced, wordsOf } from '../../../delivery/search/plain-text.ts'
import { searchText } from '../../../delivery/search/search-document.ts'
import { isPage } from '../../../schemas/registry.ts'
import { memoize } from '../../../tree/memoize.ts'
import { nodesAbove, type WorkingNode, workingTree } from '../../tree/working-tree.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { findInTexts } from './find-in-texts.ts'

type Hit = z.output<typeof searchAnswer>['hits'][number]

type Ranked = { node: WorkingNode; rank: number; text: string }

/** Ranks after those of names that equal the query, begin with it or have it in a row. */
const rowInText = 3
const wordsInName = 4
const wordsInText = 5

const maxHits = 20
const before = 40
const around = 140

/** Words may be prefixes. Words in a row go before scattered ones, and names before texts; drafts are included. */
export async function searchNodes({ db, store }: Pick<ManageOptions, 'db' | 'store'>, typed: string): Promise<Hit[]> {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const tree = await workingTree({ db, store })
  const inTexts = async (places: 'anywhere' | 'in a row', rank: number): Promise<Ranked[]> =>
    (await findInTexts(db, words, places, maxHits)).flatMap(hit => {
      const node = tree.byKey.get(hit.key)
      return node ? [{ node, rank, text: Object.values(searchText(hit)).join(' ') }] : []
    })
  const named = [...tree.byKey.values()].flatMap(node => {
    const rank = rankOf(node, words)
    return rank === undefined ? [] : [{ node, rank, text: '' }]
  })
  const inRow = words.length > 1 ? await inTexts('in a row', rowInText) : []
  const best = onceEach([...named, ...inRow].sort(byRank))
  const hits = best.length < maxHits ? onceEach([...best, ...(await inTexts('anywhere', wordsInText))]) : best
  return hits.slice(0, maxHits).map(({ node, text }) => ({
    key: node.key,
    name: node.name,
    alias: node.alias,
    path: nodesAbove(tree, node.parentKey)
      .map(({ name }) => name)
      .join(' › '),
    excerpt: excerptOf(text, words),
  }))
}

/** Each node at its best rank. */
function onceEach(hits: Ranked[]): Ranked[] {
  const seen = new Set<string>()
  return hits.filter(({ node: { key } }) => !seen.has(key) && seen.add(key))
}

/** At equal rank a page goes before parts, such as the menu item that links to it. */
const byRank = (a: Ranked, b: Ranked) => a.rank - b.rank || Number(isPage(b.node.alias)) - Number(isPage(a.node.alias))

/** 0 for the name itself, 1 for its beginning, 2 for the words in a row; undefined if a word is missing. */
function rankOf(node: WorkingNode, words: string[]): number | undefined {
  const isAsPublished = node.row?.name === node.name && node.row.urlSegment === node.urlSegment
  const { name, all } = node.row && isAsPublished ? publishedWords(node.row) : wordsOfPlace(node)
  const wanted = words.join(' ')
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (all.includes(` ${wanted}`)) return 2
  return words.every(word => all.includes(isUnspaced(word) ? word : ` ${word}`)) ? wordsInName : undefined
}

function wordsOfPlace({ name, urlSegment }: Pick<WorkingNode, 'name' | 'urlSegment'>) {
  const words = wordsOf(name).join(' ')
  return { name: words, all: ` ${words} ${wordsOf(urlSegment).join(' ')}` }
}

const publishedWords = memoize(wordsOfPlace)

/** The text around the words in a row, or else around the first of them. */
function excerptOf(text: string, words: string[]): string {
  const lower = text.toLowerCase()
  const inRow = lower.indexOf(words.join(' '))
  const at = Math.max(0, inRow < 0 ? lower.indexOf(words[0] ?? '') : inRow)
  const start = at <= before ? 0 : text.indexOf(' ', at - before) + 1
  const part = text.slice(start, start + around)
  return `${start > 0 ? '…' : ''}${part}${start + around < text.length ? '…' : ''}`
}
