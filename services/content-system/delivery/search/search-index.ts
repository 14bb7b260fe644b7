import type { ContentDatabase } from '../../database/content-database.ts'
import { type Finding, type Found, findDocuments } from './find-documents.ts'
import { type QueryWord, readQueryWords } from './question/query-words.ts'
import { closeWords } from './spelling/close-words.ts'

export type Question = Omit<Finding, 'query'> & {
  text: string
  /** The last word may be unfinished. */
  typing: boolean
}

/** `keys`: of all hits, if asked for. `suggestion`: nothing has the words of the question, so these hits are those of other words. */
export type SearchResult = { found: Found[]; total: number; keys: string[]; suggestion?: string }

export const NOTHING: SearchResult = { found: [], total: 0, keys: [] }

/**
 * Searches the index, and if nothing has all words of the question becomes less strict step by step: the last word as
 * the beginning of one; unknown words as what was probably meant; any of the words.
 */
export async function searchIndex(db: ContentDatabase, question: Question): Promise<SearchResult> {
  const find = (query: string) => findDocuments(db, { ...question, query })
  const words = await readQueryWords(db, question.text)
  if (words.length === 0) return NOTHING

  const strict = question.typing ? beginning(words) : whole(words)
  const exact = await find(strict)
  if (exact.total > 0) return exact
  if (!question.typing) {
    const unfinished = await find(beginning(words))
    if (unfinished.total > 0) return unfinished
  }
  const suggestion = await suggestionFor(db, words)
  if (suggestion !== undefined) {
    const meant = await find(whole(await readQueryWords(db, suggestion)))
    if (meant.total > 0) return { ...meant, suggestion }
  }
  const meantWords = suggestion === undefined ? words : await readQueryWords(db, suggestion)
  const any = await find(meantWords.map(word => word.whole).join(' | '))
  return suggestion === undefined || any.total === 0 ? any : { ...any, suggestion }
}

const whole = (words: QueryWord[]): string => words.map(word => word.whole).join(' & ')

/** All words, the last one perhaps unfinished. */
function beginning(words: QueryWord[]): string {
  const last = words.at(-1) as QueryWord
  return [...words.slice(0, -1).map(word => word.whole), `(${last.whole} | ${last.beginning})`].join(' & ')
}

async function suggestionFor(db: ContentDatabase, words: QueryWord[]): Promise<string | undefined> {
  const meant = await Promise.all(words.map(({ word, known }) => (known ? word : closeWords(db, word))))
  const changed = meant.some((word, position) => word !== undefined && word !== words[position]?.word)
  return changed ? meant.filter(word => word !== undefined).join(' ') : undefined
}
