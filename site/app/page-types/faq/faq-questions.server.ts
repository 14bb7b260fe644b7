import { questionWords } from '@agency/words/pages/questions/words.ts'
import * as z from 'zod'
import { slugOf } from '../../addresses/addresses.ts'
import { reportBrokenItem } from '../../clients/content/readers/broken-items.server.ts'
import { innerRichText, list, text } from '../../clients/content/readers/lenient-values.server.ts'

/** Installations have content types of their own, with any of these properties. */
const question = z.object({
  key: text,
  name: text,
  urlSegment: text,
  question: text,
  title: text,
  answer: innerRichText,
  content: innerRichText,
  text: innerRichText,
  bodyText: innerRichText,
})
const category = question.extend({ items: list(question) })
const entry = question.extend({ items: list(category) })

/** Categories, categories within them, and questions. Request three levels. */
export const faqEntries = list(entry)

type QuestionNode = z.output<typeof question>
type CategoryNode = QuestionNode & { items?: CategoryNode[] }

export type Question = { question: string; answer: string; slug: string }
export type FaqCategory = { name: string; slug: string; questions: Question[] }

/** In order. A category follows the one that contains it; questions without a category form one group. */
export function categoriesOf(entries: z.output<typeof faqEntries>): FaqCategory[] {
  const loose = entries.filter(isAnswered)
  const categories = entries.filter(entry => !isAnswered(entry)).flatMap(withNested)
  const without = { name: questionWords().loose, urlSegment: '', items: loose }
  return uniquely(loose.length > 0 ? [...categories, without] : categories)
}

type Group = { name: string; urlSegment: string; items: CategoryNode[] }

function withNested({ name, title, urlSegment, items = [] }: CategoryNode): Group[] {
  const nested = items.filter(item => (item.items ?? []).length > 0)
  const direct = items.filter(item => !nested.includes(item))
  const group = { name: name || title || questionWords().unnamed, urlSegment, items: direct }
  return [...(direct.length > 0 || nested.length === 0 ? [group] : []), ...nested.flatMap(withNested)]
}

function isAnswered(node: CategoryNode): boolean {
  return (node.items ?? []).length === 0 && answerOf(node) !== ''
}

function answerOf({ answer, content, text, bodyText }: QuestionNode): string {
  return answer || content || text || bodyText
}

/** Slugs come from segments or texts, and have to be unique. */
function uniquely(groups: Group[]): FaqCategory[] {
  const used = new Set<string>()
  const free = (...names: string[]) => {
    const wish = names.map(slugOf).find(Boolean) ?? 'part'
    let slug = wish
    for (let count = 2; used.has(slug); count++) slug = `${wish}-${count}`
    used.add(slug)
    return slug
  }
  return groups.map(({ name, urlSegment, items }) => ({
    name,
    slug: free(urlSegment, name),
    questions: items.flatMap((node): Question[] => {
      const words = node.question || node.title || node.name
      if (!words) return reportUnasked(node)
      return [{ question: words, answer: answerOf(node), slug: free(node.urlSegment, words) }]
    }),
  }))
}

function reportUnasked({ key, urlSegment }: QuestionNode): [] {
  const did = 'the answer is left out'
  reportBrokenItem({ reason: 'has no question', did, todo: 'Write the question.', page: '/faq', key, name: urlSegment })
  return []
}
