import { hitEnd, hitStart } from '@agency/contracts/content/search/hit-marks.ts'
import type { ContentNode, ContentTree } from '../../tree/content-tree.ts'
import type { Found } from './find-documents.ts'
import { wordsOf } from './plain-text.ts'
import { namesAskedFor } from './question/asked-names.ts'
import { type Above, isSearchable, type SearchText, searchText } from './search-document.ts'
import { noResults, type Question, type SearchResult } from './search-index.ts'

type Entry = { node: ContentNode; text: SearchText; words: string }

/** Built at the first search in a tree. */
const entriesOf = new WeakMap<ContentTree, Entry[]>()

/** While the database is away: nodes with the beginnings of all words, title hits first. Knows no stems or spelling. */
export function searchMemory(tree: ContentTree, { text, today, skip, take, among }: Question): SearchResult {
  const names = namesAskedFor(text).map(({ name, others }) => [name, ...others])
  if (names.length === 0) return noResults
  const terms = names.flat().flatMap(name => name.split(' '))
  const allowed = among && new Set(among)
  const holdsAll = (words: string) => names.every(ways => ways.some(name => words.includes(` ${name}`)))
  const hits = entries(tree)
    .filter(({ node, words }) => (!allowed || allowed.has(node.key)) && isOffered(node, today) && holdsAll(words))
    .map(entry => ({ entry, inTitle: holdsAll(` ${wordsOf(entry.text.title).join(' ')}`) }))
    .sort((a, b) => Number(isLocal(b.entry)) - Number(isLocal(a.entry)) || Number(b.inTitle) - Number(a.inTitle))
  return {
    found: hits.slice(skip, skip + take).map(({ entry }) => hitOf(entry, terms)),
    total: hits.length,
    keys: hits.map(({ entry }) => entry.node.key),
  }
}

function entries(tree: ContentTree): Entry[] {
  const cached = entriesOf.get(tree)
  if (cached) return cached
  const entries = [...tree.byKey.values()].filter(isSearchable).map(node => {
    const text = searchText(node, above(node))
    return { node, text, words: ` ${wordsOf(Object.values(text).join(' ')).join(' ')}` }
  })
  entriesOf.set(tree, entries)
  return entries
}

function above({ parent }: ContentNode): Above[] {
  if (parent === undefined) return []
  const { alias, name, properties } = parent
  return [{ alias, name, noun: typeof properties.noun === 'string' ? properties.noun : null }, ...above(parent)]
}

function isOffered({ properties: { validFrom, validUntil } }: ContentNode, today: string): boolean {
  return (
    (typeof validFrom !== 'string' || validFrom <= today) && (typeof validUntil !== 'string' || validUntil >= today)
  )
}

const isLocal = ({ node }: Entry): boolean => !node.untranslated?.includes('title')

const hitOf = (entry: Entry, terms: string[]): Found => ({
  key: entry.node.key,
  isLocal: isLocal(entry),
  title: marked(entry.text.title, terms),
  excerpt: marked(entry.text.excerpt, terms),
})

/** Puts marks around every word that begins with one of the query's. */
function marked(text: string, terms: string[]): string {
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, word => {
    const [folded = ''] = wordsOf(word)
    return terms.some(beginning => folded.startsWith(beginning)) ? `${hitStart}${word}${hitEnd}` : word
  })
}
