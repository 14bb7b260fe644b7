import type { ContentDatabase } from '../../database/content-database.ts'
import { type Finding, type Found, findDocuments } from './find-documents.ts'
import { isInMalay } from './question/asked-names.ts'
import { type QueryWord, readQueryWords } from './question/query-words.ts'
import { closeWords } from './spelling/close-words.ts'

export type Question = Omit<Finding, 'query'> & {
  text: string
  /** The last word may be unfinished. */
  typing: boolean
}

/** Hits for a question without one of its words. `rest`: the question without it. */
export type Lacking = { word: string; rest: string; found: Found[]; total: number }

/** `suggestion`: the hits are those of these words instead. `correction`: a likely spelling; the hits are not its. */
export type SearchResult = {
  found: Found[]
  total: number
  keys: string[]
  suggestion?: string
  correction?: string
  lacking?: Lacking
}

export const noResults: SearchResult = { found: [], total: 0, keys: [] }

/** Fewer hits than these are followed by hits that lack one word. */
const fewResults = 3

/** Becomes less strict step by step: the last word as a prefix; likely spellings; all words but one; any of the words. */
export async function searchIndex(db: ContentDatabase, question: Question): Promise<SearchResult> {
  const words = await readQueryWords(db, question.text)
  const titleWords = words.length > 1 ? either(words) : ''
  const find = (query: string) =>
    findDocuments(db, { ...question, query, titleWords, isMalay: isInMalay(question.text) })
  if (words.length === 0) return noResults

  const strict = question.typing ? beginning(words) : whole(words)
  const exact = await find(strict)
  if (exact.total > 0) return withLacking(db, question, words, exact)
  if (!question.typing) {
    const unfinished = await find(beginning(words))
    if (unfinished.total > 0) return withLacking(db, question, words, unfinished)
  }
  const meant = await meantBy(db, words)
  if (meant && !meant.isOffered) {
    const others = await find(whole(await readQueryWords(db, meant.text)))
    if (others.total > 0) return { ...others, suggestion: meant.text }
  }
  const nothing = { ...noResults, ...(meant?.isOffered && { correction: meant.text }) }
  const lacking = await withLacking(db, question, words, nothing)
  if (lacking.lacking || meant?.isOffered) return lacking
  const meantWords = meant === undefined ? words : await readQueryWords(db, meant.text)
  const any = await find(either(meantWords))
  return meant === undefined || any.total === 0 ? any : { ...any, suggestion: meant.text }
}

/** Adds hits for all words but one to few hits: drops the word without which the hits are fewest, but not zero. */
async function withLacking(
  db: ContentDatabase,
  { typing, among, skip, take, today, culture }: Question,
  words: QueryWord[],
  few: SearchResult,
): Promise<SearchResult> {
  if (few.total >= fewResults || words.length < 2 || typing || among || skip > 0 || take === 0) return few
  const except = few.found.map(({ key }) => key)
  const groups = await Promise.all(
    words.map(async lacked => {
      const others = words.filter(word => word !== lacked)
      const { found, total } = await findDocuments(db, {
        query: whole(others),
        today,
        skip: 0,
        take,
        except,
        culture,
      })
      return { word: lacked.word, rest: others.map(({ word }) => word).join(' '), found, total }
    }),
  )
  const [lacking] = groups.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total)
  return lacking ? { ...few, lacking } : few
}

const either = (words: QueryWord[]): string => words.map(word => word.whole).join(' | ')

const whole = (words: QueryWord[]): string => words.map(word => word.whole).join(' & ')

function beginning(words: QueryWord[]): string {
  const last = words.at(-1) as QueryWord
  return [...words.slice(0, -1).map(word => word.whole), `(${last.whole} | ${last.beginning})`].join(' & ')
}

/** Words of up to four letters have too many neighbours: the correction is offered, but not searched for. */
const maxOffered = 4

async function meantBy(
  db: ContentDatabase,
  words: QueryWord[],
): Promise<{ text: string; isOffered: boolean } | undefined> {
  const meant = await Promise.all(words.map(({ word, known }) => (known ? word : closeWords(db, word))))
  const changed = words.filter(({ word }, position) => meant[position] !== undefined && meant[position] !== word)
  if (changed.length === 0) return undefined
  return {
    text: meant.filter(word => word !== undefined).join(' '),
    isOffered: changed.some(({ word }) => word.length <= maxOffered),
  }
}
