import type { PageRole } from '@agency/contracts/content/route-node.ts'
import { searchResultsWords } from '@agency/words/search/results/words.ts'
import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import type { RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import type { PageHead } from '../metadata/page-head.ts'
import { headDescription, headTitle, pageProperties } from '../metadata/page-properties.server.ts'
import { find, questionIn } from './find.server.ts'
import { choicesIn, filtersOf } from './search-choices.ts'

const searchPath = '/search'

const pageSize = 10
const schema = z.object(pageProperties)

/** Popular pages for a search without results; those that do not exist are left out. */
const nextSteps: (PageRole | `/${string}`)[] = [
  '/ground-package',
  '/hotel-deals',
  '/flight-deals',
  '/discover-malaysia',
  'blog',
  'questions',
  '/contactus',
]

/** One page of results, or the page's text while there is no question. */
export async function loadSearchPage(content: ContentSource, url: URL) {
  const question = questionIn(url.searchParams)
  const page = Math.min(100, Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  const choices = choicesIn(url.searchParams)
  const index = await content.routes()
  const [text, answer] = await Promise.all([
    pageText(content, index),
    question ? find(content, { text: question, page, pageSize, ...choices }) : undefined,
  ])
  return {
    question,
    ...text,
    head: headOf(text, question, answer?.total ?? 0),
    results: answer?.results ?? [],
    total: answer?.total ?? 0,
    suggestion: answer?.suggestion ?? '',
    correction: answer?.correction ?? '',
    lacking: answer?.lacking && { ...answer.lacking, count: searchResultsWords().count(answer.lacking.total) },
    filters: answer?.facets ? filtersOf(answer.facets, choices, question) : [],
    isNarrowed: Object.values(choices).some(choice => choice !== undefined),
    choices,
    page,
    pages: Math.ceil((answer?.total ?? 0) / pageSize),
    nextSteps: nextSteps
      .flatMap(step => index.byRole.get(step as PageRole) ?? index.byPath.get(step) ?? [])
      .map(({ name, path }) => ({ name, href: path })),
  }
}

export type ResultsPage = Awaited<ReturnType<typeof loadSearchPage>>

type PageText = { name: string; title: string; subtitle: string; html: string; description: string }

/** The search works without the editors' text. */
async function pageText(content: ContentSource, index: RouteIndex): Promise<PageText> {
  const route = index.byPath.get(searchPath)
  const node = route && (await content.node(schema, { key: route.key }).catch(() => undefined))
  const say = searchResultsWords()
  return {
    name: route?.name ?? say.search,
    title: node?.title || say.search,
    subtitle: node?.subtitle ?? '',
    html: node?.bodyText ?? '',
    description: node?.metaDescription || say.description,
  }
}

function headOf({ name, title, description }: PageText, question: string, total: number): PageHead {
  const say = searchResultsWords()
  return {
    title: headTitle(question ? say.titled(question) : title),
    description: question ? headDescription(say.described({ count: say.count(total), question })) : description,
    keywords: '',
    path: searchPath,
    breadcrumbs: [{ name, path: searchPath }],
    noIndex: true,
  }
}
