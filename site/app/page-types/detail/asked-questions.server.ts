import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { plainText } from '../../clients/content/rich-text/steps/plain-text.ts'
import type { OfferKind } from '../../features/offer-choice/offer-kinds.ts'
import { readQuestions } from '../faq/faq.server.ts'
import type { FaqCategory } from '../faq/faq-questions.server.ts'

/** The first sentence of the answer; the whole of it is at `path`. */
export type AskedQuestion = { question: string; answer: string; path: string }

/** Patterns for the category and for the questions of a kind of offer. */
const about: Record<OfferKind, { category: RegExp; question: RegExp }> = {
  tour: { category: /\btours?\b/i, question: /\btours?\b|ground package/i },
  cruise: { category: /\bcruises?\b/i, question: /\bcruises?\b|\bships?\b/i },
  ticket: { category: /\btickets?\b|\bpayment\b/i, question: /\bpay\?|\btickets?\b|\bprices?\b/i },
  insurance: { category: /\binsurance\b/i, question: /insur/i },
}

const maxAsked = 3

/** Empty without questions, or when they cannot be read; never rejects. */
export async function allQuestions(content: ContentSource): Promise<FaqCategory[]> {
  const read = async () => {
    const page = (await content.routes()).byRole.get('questions')
    return page ? (await readQuestions(content, page.key)).categories : []
  }
  return read().catch(() => [])
}

/**
 * Three questions of the category that fits a kind of offer. Those that name the kind come first, those that name
 * another kind last.
 * @param english Their words say what they are about. @param shown The same in the language of the page.
 */
export function fittingQuestions(kind: OfferKind, english: FaqCategory[], shown = english): AskedQuestion[] {
  const { category, question } = about[kind]
  const others = Object.values(about).filter(words => words.question !== question)
  const rank = (text: string) => (question.test(text) ? 0 : others.some(words => words.question.test(text)) ? 2 : 1)
  const inLanguage = new Map(shown.flatMap(({ questions }) => questions).map(one => [one.slug, one]))
  return english
    .filter(({ name }) => category.test(name))
    .flatMap(({ questions }) => questions)
    .toSorted((one, other) => rank(one.question) - rank(other.question))
    .slice(0, maxAsked)
    .map(one => inLanguage.get(one.slug) ?? one)
    .map(({ question, answer, slug }) => ({
      question,
      answer: beginning(plainText(answer)),
      path: `/faq-details/${encodeURIComponent(slug)}`,
    }))
}

/** “Yes.” is too short. */
function beginning(answer: string): string {
  const first = firstSentence(answer)
  return first.length < 25 ? `${first} ${firstSentence(answer.slice(first.length).trim())}`.trim() : first
}
