import { comparable, holdsAll } from './faq-match.ts'

/** Opens the answers when no more than this many match. */
const fewAnswers = 2

/**
 * Hides answers that lack a word of the query, and empty categories.
 * @returns The number of shown answers.
 */
export function showFitting(query: string): number {
  const answers = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq-question]')]
  for (const answer of answers) answer.hidden = !holdsAll(comparable(answer.textContent), query)
  for (const category of document.querySelectorAll<HTMLElement>('[data-faq-category]'))
    category.hidden = !category.querySelector('[data-faq-question]:not([hidden])')
  const left = answers.filter(({ hidden }) => !hidden)
  if (query && left.length <= fewAnswers) for (const answer of left) answer.open = true
  return left.length
}
