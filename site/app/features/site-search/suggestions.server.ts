import { hitEnd, hitStart } from '@agency/contracts/content/search/hit-marks.ts'
import { addressForReader } from '../../addresses/languages/reader.server.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import type { Suggestion } from './browser/use-suggestions.ts'
import { find } from './find.server.ts'

const maxSuggestions = 6
const marks = new RegExp(`[${hitStart}${hitEnd}]`, 'g')

/** Empty for fewer than two letters. Lists each page once, by its short name. */
export async function suggestionsFor(content: ContentSource, question: string): Promise<Suggestion[]> {
  if (question.length < 2) return []
  const { results } = await find(content, { text: question, page: 1, pageSize: maxSuggestions, typing: true })
  const suggestions = results.map(({ href, title, name, lang, label }) => {
    // Readers recognise a question best by its full text.
    const isQuestion = href.startsWith('/faq-details/')
    const shown = isQuestion || !name ? title.replace(marks, '') : name
    return { href: addressForReader(href), title: shown, ...(lang && { lang }), label }
  })
  return suggestions.filter(({ href }, place) => suggestions.findIndex(other => other.href === href) === place)
}
