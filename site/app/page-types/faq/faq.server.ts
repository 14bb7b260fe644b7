import { firstSentence } from '@agency/ui/formats/first-sentence.ts'
import * as z from 'zod'
import { depths } from '../../clients/content/depths.ts'
import { plainText } from '../../clients/content/rich-text/steps/plain-text.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'
import { comparable, holdsAll } from './faq-match.ts'
import { categoriesOf, type FaqCategory, faqEntries, type Question } from './faq-questions.server.ts'

const schema = z.object({ ...pageProperties, items: faqEntries })

const maxQuery = 100

/** By category; filtered by the words `q` of the address. */
export const loadFaq = (request => {
  const query = request.url.searchParams.get('q') ?? ''
  return loadQuestions(request, query.trim().slice(0, maxQuery))
}) satisfies PageLoader

export async function loadQuestions({ content, route }: PageRequest, query = '') {
  const { node, categories: all } = await readQuestions(content, route.key)
  const categories = query ? fitting(all, query) : all
  return {
    type: 'faq' as const,
    head: {
      ...headOf(node, route),
      noIndex: query !== '',
      // The whole answers are on the pages of the categories; here they would double the page.
      subject: questionsSubject(categories, firstSentence),
    },
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    query,
    path: route.path,
    hasAll: query === '',
    /** Shows every answer open. */
    openAll: false,
    subjects: all.map(({ name, slug }) => ({ name, slug, path: `/faq/${encodeURIComponent(slug)}` })),
    categories,
    more: undefined as { name: string; path: string; questions: Question[] } | undefined,
  }
}

export async function readQuestions(content: PageRequest['content'], key: string) {
  const node = await content.node(schema, { key, deep: depths.page })
  return { node, categories: categoriesOf(node.items) }
}

export type FaqPage = Awaited<ReturnType<typeof loadQuestions>>

export function questionsSubject(categories: FaqCategory[], shorten: (answer: string) => string = answer => answer) {
  return {
    kind: 'questions' as const,
    questions: categories.flatMap(({ questions }) =>
      questions.map(({ question, answer, slug }) => ({
        question,
        answer: shorten(plainText(answer)),
        path: `/faq-details/${encodeURIComponent(slug)}`,
      })),
    ),
  }
}

function fitting(categories: FaqCategory[], query: string): FaqCategory[] {
  return categories
    .map(category => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        holdsAll(comparable(`${question} ${plainText(answer)}`), query),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
