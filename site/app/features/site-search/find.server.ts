import type { ContentSource, SearchQuery } from '../../clients/content/content-source.server.ts'
import { type Result, resultOf, resultOfPage } from './hit.server.ts'
import { searchNames } from './search-names.ts'

/** `suggestion`: nothing has the words of the question, so these are the results for other words. */
export type Results = { results: Result[]; total: number; suggestion: string }

/**
 * Searches the whole site. Where the content system has no search, or cannot be reached, pages are found by their names.
 * Rejects only when not even the route list can be had.
 */
export async function find(content: ContentSource, question: SearchQuery): Promise<Results> {
  const index = await content.routes()
  // Whatever failed has been logged where it rose.
  const answer = await content.search(question).catch(() => undefined)
  if (answer) {
    const { items, total = 0, suggestion } = answer
    return { results: items.map(item => resultOf(item, index)), total, suggestion }
  }
  const found = searchNames(index, question.text)
  const skip = (question.page - 1) * question.pageSize
  const shown = found.slice(skip, skip + question.pageSize)
  return { results: shown.map(({ page, title }) => resultOfPage(page, title)), total: found.length, suggestion: '' }
}
