import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import type { RouteIndex } from '../../clients/content/routes/route-resolution.ts'
import type { PageHead } from '../metadata/page-head.ts'
import { headDescription, headTitle, pageProperties } from '../metadata/page-properties.server.ts'
import { find } from './find.server.ts'
import { questionIn } from './question.ts'

const searchPath = '/search'

const pageSize = 10
const schema = z.object(pageProperties)

/** Where people go who found nothing: pages that most visitors want, as far as there are any. */
const waysOn = ['/ground-package', '/hotel-deals', '/flight-deals', '/discover-malaysia', '/blog', '/faq', '/contactus']

/** The search page: its own text while nothing is asked, otherwise one page of results. */
export async function loadSearchPage(content: ContentSource, url: URL) {
  const question = questionIn(url.searchParams)
  const page = Math.min(100, Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  const index = await content.routes()
  const [own, found] = await Promise.all([
    ownPage(content, index),
    question ? find(content, { text: question, page, pageSize }) : undefined,
  ])
  return {
    question,
    ...own,
    head: headOf(own, question, found?.total ?? 0),
    results: found?.results ?? [],
    total: found?.total ?? 0,
    suggestion: found?.suggestion ?? '',
    page,
    pages: Math.ceil((found?.total ?? 0) / pageSize),
    waysOn: waysOn.flatMap(path => index.byPath.get(path) ?? []).map(({ name, path }) => ({ name, href: path })),
  }
}

export type ResultsPage = Awaited<ReturnType<typeof loadSearchPage>>

type OwnPage = { name: string; title: string; subtitle: string; html: string; description: string }

/** What editors wrote for the page. An installation may have none, and the search goes on without it. */
async function ownPage(content: ContentSource, index: RouteIndex): Promise<OwnPage> {
  const route = index.byPath.get(searchPath)
  const node = route && (await content.node(schema, { key: route.key }).catch(() => undefined))
  return {
    name: route?.name ?? 'Search',
    title: node?.title || 'Search',
    subtitle: node?.subtitle ?? '',
    html: node?.bodyText ?? '',
    description: node?.metaDescription || 'Search all pages, offers, articles and answers on this site.',
  }
}

function headOf({ name, title, description }: OwnPage, question: string, total: number): PageHead {
  return {
    title: headTitle(question ? `Search: ${question}` : title),
    description: question ? headDescription(`${countOf(total)} on this site for ${question}.`) : description,
    keywords: '',
    path: searchPath,
    breadcrumbs: [{ name, path: searchPath }],
    noIndex: true,
  }
}

/** `1 result`, `20 results`; beyond a thousand nobody counts. */
export function countOf(total: number): string {
  if (total >= 1000) return 'More than 1,000 results'
  return total === 1 ? '1 result' : `${total === 0 ? 'No' : total} results`
}
