import { data } from 'react-router'
import type { PageRequest } from '../page-loader.server.ts'
import { loadFaq } from './faq.server.ts'

/**
 * The part of the questions that an address names: a category, or one question with its answer open.
 * @param path The address, which stays the canonical one.
 * @param id Slug of a category or question; none for all questions with every answer open.
 * @throws A 404 response for an unknown id.
 */
export async function loadFaqEntry(request: PageRequest, path: string, id: string | undefined) {
  const faq = await loadFaq(request)
  const here = { name: 'All answers', path }
  if (!id) {
    const title = 'Every question, with every answer'
    return {
      ...faq,
      title,
      openAll: true,
      head: {
        ...faq.head,
        title,
        description: `${title}, on one page.`,
        path,
        breadcrumbs: [...faq.head.breadcrumbs, here],
      },
    }
  }
  const category = faq.categories.find(({ slug }) => slug === id)
  if (category) {
    const description = `${category.questions.length} answers about ${category.name.toLowerCase()}: ${category.questions[0]?.question}`
    return part(faq, category.name, description, path, [category], false)
  }
  for (const { name, slug, questions } of faq.categories) {
    const question = questions.find(({ urlSegment }) => urlSegment === id)
    if (question) {
      const description = question.answer
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 157)
      return part(faq, question.question, description, path, [{ name, slug, questions: [question] }], true)
    }
  }
  throw data('This page could not be found', { status: 404 })
}

type Faq = Awaited<ReturnType<typeof loadFaq>>

function part(
  faq: Faq,
  title: string,
  description: string,
  path: string,
  categories: Faq['categories'],
  openAll: boolean,
): Faq {
  const breadcrumbs = [...faq.head.breadcrumbs, { name: title, path }]
  return {
    ...faq,
    title,
    subtitle: '',
    html: '',
    categories,
    openAll,
    head: { ...faq.head, title: title.slice(0, 60), description, path, breadcrumbs },
  }
}
