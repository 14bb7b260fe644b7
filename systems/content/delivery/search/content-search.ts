import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { ContentDatabase } from '../../database/content-database.ts'
import type { ContentTree } from '../../tree/content-tree.ts'
import { type Question, type SearchResult, searchIndex } from './search-index.ts'
import { searchMemory } from './search-memory.ts'

const timeoutMs = 800
/** After a failure, the pause before the database is asked again. */
const restMs = 5000

/** Searches a tree by the index in the database, and by its own texts while the database is away. */
export type ContentSearch = (tree: ContentTree, question: Question) => Promise<SearchResult>

/** @param isCurrent false while the index has another version than the code */
export function contentSearch(db: ContentDatabase, log: Logger, isCurrent: () => boolean): ContentSearch {
  let restsUntil = 0
  return async (tree, question) => {
    if (!isCurrent() || Date.now() < restsUntil) return searchMemory(tree, question)
    try {
      return await inTime(searchIndex(db, { ...question, culture: tree.culture }), timeoutMs)
    } catch (error) {
      restsUntil = Date.now() + restMs
      log.warn({ err: (error as Error).message }, 'the search index cannot be read; searching in memory')
      return searchMemory(tree, question)
    }
  }
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  // A failure after the timeout has been handled already.
  work.catch(() => {})
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
