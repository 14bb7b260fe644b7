import type { searchAnswer } from '@agency/contracts/manage/nodes/search.ts'
import type * as z from 'zod'
import { wordsOf } from '../../delivery/search/plain-text.ts'
import { searchText } from '../../delivery/search/search-document.ts'
import { isPage } from '../../schemas/registry.ts'
import { once } from '../../tree/once.ts'
import { nodesAbove, type WorkingNode, workingTree } from '../tree/working-tree.ts'
import type { ManageOptions } from '../writing/manage-options.ts'
import { findInTexts } from './find-in-texts.ts'

type Hit = z.output<typeof searchAnswer>['hits'][number]

type Ranked = { node: WorkingNode; rank: number }

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
  const found = new Map(byName.sort(byRank).map(hit => [hit.node.key, hit]))
  if (found.size < MOST) {
    for (const hit of await findInTexts(db, words, MOST)) {
      const node = tree.byKey.get(hit.key)
      const text = Object.values(searchText(hit)).join(' ')
      if (node && !found.has(hit.key)) found.set(hit.key, { node, rank: 3, text })
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

/** Of two with the same rank a page goes before what is shown on pages, such as the menu item that leads to it. */
const byRank = (a: Ranked, b: Ranked) => a.rank - b.rank || Number(isPage(b.node.alias)) - Number(isPage(a.node.alias))

/** 0 for the name itself, 1 for one that begins with it, 2 for one that has all words; undefined for others. */
function rankOf(node: WorkingNode, words: string[]): number | undefined {
  const isAsPublished = node.row?.name === node.name && node.row.urlSegment === node.urlSegment
  const { name, all } = node.row && isAsPublished ? publishedWords(node.row) : wordsOfPlace(node)
  const wanted = words.join(' ')
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return words.every(word => all.includes(` ${word}`)) ? 2 : undefined
}

function wordsOfPlace({ name, urlSegment }: Pick<WorkingNode, 'name' | 'urlSegment'>) {
  const words = wordsOf(name).join(' ')
  return { name: words, all: ` ${words} ${wordsOf(urlSegment).join(' ')}` }
}

const publishedWords = once(wordsOfPlace)

/** The text around the first word that was found. */
function excerptOf(text: string, words: string[]): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words[0] ?? ''))
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const part = text.slice(start, start + AROUND)
  return `${start > 0 ? '…' : ''}${part}${start + AROUND < text.length ? '…' : ''}`
}
