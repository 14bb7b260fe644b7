import { questionWords } from '@agency/words/pages/questions/words.ts'
import { data } from 'react-router'
import { slugOf } from '../../addresses/addresses.ts'
import { plainText } from '../../clients/content/rich-text/steps/plain-text.ts'
import { headDescription, headTitle } from '../../features/metadata/page-properties.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { type FaqPage, loadQuestions, questionsSubject } from './faq.server.ts'
import type { FaqCategory, Question } from './faq-questions.server.ts'

/** Beside a single answer. */
const maxOthers = 6

/**
 * A category, or one question with its answer open. A category's clean address is below `/faq`, a question's below
 * `/faq-details`; at the other one each gives its own as canonical.
 * @param id Slug of a category or question; none for all questions with every answer open.
 * @throws A 404 response for an unknown id.
 */
export async function loadFaqEntry(request: PageRequest, id: string | undefined): Promise<FaqPage> {
  const faq = await loadQuestions(request)
  if (!id) return everyAnswer(faq)
  const wanted = slugOf(id)
  const category = faq.categories.find(({ slug }) => slug === wanted)
  if (category) return oneCategory(faq, category)
  for (const group of faq.categories) {
    const question = group.questions.find(({ slug }) => slug === wanted)
    if (question) return oneQuestion(faq, group, question)
  }
  throw data('This page could not be found', { status: 404 })
}

function everyAnswer(faq: FaqPage): FaqPage {
  const { all: title, allText: description } = questionWords()
  const page = part(faq, { title, description, path: '/faq-details' }, faq.categories)
  return { ...page, hasAll: true, openAll: true, head: { ...page.head, subject: faq.head.subject } }
}

function oneCategory(faq: FaqPage, category: FaqCategory): FaqPage {
  const { name, slug, questions } = category
  const say = questionWords()
  const count = say.answersAbout({ count: questions.length, subject: name })
  const description = [count, questions[0]?.question].filter(Boolean).join(' ')
  const page = part(faq, { title: name, description, path: `/faq/${encodeURIComponent(slug)}` }, [category])
  return { ...page, head: { ...page.head, title: headTitle(say.titled(name)) } }
}

function oneQuestion(faq: FaqPage, { name, slug, questions }: FaqCategory, question: Question): FaqPage {
  const others = questions.filter(other => other !== question).slice(0, maxOthers)
  const about = {
    title: question.question,
    description: plainText(question.answer),
    path: `/faq-details/${encodeURIComponent(question.slug)}`,
    above: { name, path: `/faq/${encodeURIComponent(slug)}` },
  }
  return {
    ...part(faq, about, [{ name, slug, questions: [question] }]),
    openAll: true,
    more: { name, path: `/faq/${encodeURIComponent(slug)}`, questions: others },
  }
}

type About = { title: string; description: string; path: string; above?: { name: string; path: string } }

function part(faq: FaqPage, { title, description, path, above }: About, categories: FaqCategory[]): FaqPage {
  return {
    ...faq,
    title,
    subtitle: '',
    html: '',
    hasAll: false,
    categories,
    head: {
      ...faq.head,
      title: headTitle(title),
      description: headDescription(description),
      path,
      translations: [],
      breadcrumbs: [...faq.head.breadcrumbs, ...(above ? [above] : []), { name: title, path }],
      subject: questionsSubject(categories),
    },
  }
}
