import { HIT_END, HIT_START } from '@agency/contracts/content/search/hit-marks.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { find } from './find.server.ts'

const most = 6
const marks = new RegExp(`[${HIT_START}${HIT_END}]`, 'g')

/** One line of the list below the search field: where it leads, its name, and what kind of thing it is. */
export type Suggestion = { href: string; title: string; label: string }

/** What to offer somebody who is typing; nothing for less than two letters. Each page once, by its short name. */
export async function suggestionsFor(content: ContentSource, question: string): Promise<Suggestion[]> {
  if (question.length < 2) return []
  const { results } = await find(content, { text: question, page: 1, pageSize: most, typing: true })
  const suggestions = results.map(({ href, title, name, label }) => {
    // A question is best recognised by its own words.
    const isQuestion = href.startsWith('/faq-details/')
    return { href, title: isQuestion || !name ? title.replace(marks, '') : name, label }
  })
  return suggestions.filter(({ href }, place) => suggestions.findIndex(other => other.href === href) === place)
}
