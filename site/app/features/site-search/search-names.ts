import { hitEnd, hitStart } from '@agency/contracts/content/search/hit-marks.ts'
import type { PageRoute, RouteIndex } from '../../clients/content/routes/route-resolution.ts'

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Each word of the question must begin a word of the name. @returns Names with marked matches; pages near the root
 * first.
 */
export function searchNames(index: RouteIndex, question: string): { page: PageRoute; title: string }[] {
  const terms = (question.match(wordPattern) ?? []).map(folded)
  if (terms.length === 0) return []
  const begins = (word: string) => terms.some(beginning => folded(word).startsWith(beginning))
  return [...index.byPath.values()]
    .filter(({ name }) => {
      const words = (name.match(wordPattern) ?? []).map(folded)
      return terms.every(beginning => words.some(word => word.startsWith(beginning)))
    })
    .sort((one, other) => one.ancestors.length - other.ancestors.length)
    .map(page => ({
      page,
      title: page.name.replace(wordPattern, word => (begins(word) ? hitStart + word + hitEnd : word)),
    }))
}

function folded(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')
}
