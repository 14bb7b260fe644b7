import { comparable, holdsAll } from './faq-match.ts'

/** Answers are opened by themselves when no more than this many are left. */
const fewAnswers = 2

/**
 * Shows the answers on the page that hold all words of a query, hides the others, and the categories of which nothing is left.
 * @returns How many are shown.
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
