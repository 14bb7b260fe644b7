import type { ContentSource, SearchQuery } from '../../clients/content/content-source.server.ts'
import type { Facets, Hit } from '../../clients/content/search-answer.server.ts'
import { type Result, resultOf, resultOfPage } from './hit.server.ts'
import { searchNames } from './search-names.ts'

/** Longer questions are cut. */
const maxLength = 200

/** On one line; empty if there is none. */
export function questionIn(query: URLSearchParams): string {
  return (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxLength).toWellFormed()
}

/**
 * `suggestion`: the words of these results, because nothing matches the question. `correction`: a possible correction;
 * these are not its results. `lacking`: results without one word of the question, and the question without it.
 * `facets`: the choices that narrow the question down, if the content system has them.
 */
export type Results = {
  results: Result[]
  total: number
  suggestion: string
  correction?: string
  lacking?: { word: string; rest: string; total: number; results: Result[] } | undefined
  facets?: Facets | undefined
}

/**
 * Without a search in the content system, or while it is away, finds pages by their names. Rejects only if the route
 * list cannot be loaded either.
 */
export async function find(content: ContentSource, question: SearchQuery): Promise<Results> {
  const index = await content.routes()
  // The client has logged the failure.
  const answer = await content.search(question).catch(() => undefined)
  if (answer) {
    const { items, total = 0, suggestion, correction, lacking, facets } = answer
    const resultsOf = (hits: Hit[]) => hits.map(hit => resultOf(hit, index))
    return {
      results: resultsOf(items),
      total,
      suggestion,
      correction,
      lacking: lacking ? { ...lacking, total: lacking.total ?? 0, results: resultsOf(lacking.items) } : undefined,
      facets: facets ?? undefined,
    }
  }
  const matches = searchNames(index, question.text)
  const skip = (question.page - 1) * question.pageSize
  const shown = matches.slice(skip, skip + question.pageSize)
  return { results: shown.map(({ page, title }) => resultOfPage(page, title)), total: matches.length, suggestion: '' }
}
