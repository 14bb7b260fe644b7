import { formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { data } from 'react-router'
import * as z from 'zod'
import type { ArticleTerm } from '../../clients/content/article-list.server.ts'
import { list } from '../../clients/content/readers/lenient-values.server.ts'
import { headOf, headOfPage, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { type ArticleNode, articleCard, articleNode, isArticleCard } from './article-card.server.ts'
import { allArticles, blogTerms, monthsOf } from './blog-terms.server.ts'
import { hasTerm } from './term-cards.ts'

const schema = z.object(pageProperties)

/** Empty for all articles. */
export type ArticleChoice = { category?: ArticleTerm; tag?: ArticleTerm; search?: string }

/** One large card and twelve that fill rows of two, three or four. */
const pageSize = 13
/** Higher page numbers are not sent to the content system. */
const maxPage = 100_000

/**
 * The articles of a blog or guide, newest first, by page or month.
 * @throws A 404 response for a page or month without articles.
 */
export async function loadNews({ content, route, url }: PageRequest, choice: ArticleChoice = {}) {
  const page = Math.min(maxPage, Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  const [node, articles, all] = await Promise.all([
    content.node(schema, { key: route.key }),
    content.articles(list(articleNode), { key: route.key, page, pageSize, ...askedFor(choice) }),
    allArticles(content, route.key),
  ])
  // Some content systems cannot filter by category or tag, although their articles have them.
  const chosen = articles.total === 0 ? all.filter(article => fits(article, choice)) : []
  // Months divide the whole list only.
  const month = Object.keys(choice).length === 0 ? monthIn(url) : undefined
  const ownList = month ? all.filter(({ published }) => published?.startsWith(month)) : chosen
  const isOwnList = month !== undefined || chosen.length > 0
  const items = isOwnList ? ownList.slice((page - 1) * pageSize, page * pageSize) : articles.items
  const total = isOwnList ? ownList.length : articles.total
  if (items.length === 0 && (page > 1 || month)) throw data('This page could not be found', { status: 404 })
  const cards = items.filter(isArticleCard).map(item => articleCard(item, route))
  const ownHead = headOf(node, route)
  const head = month ? { ...ownHead, title: `${route.name}: ${formatMonth(month)}`, noIndex: true } : ownHead
  return {
    type: 'news' as const,
    head: {
      ...headOfPage(head, page),
      subject: {
        kind: 'list' as const,
        name: titleOf(node, route),
        items: cards.map(card => ({ name: card.title, path: card.href })),
        before: (page - 1) * pageSize,
        total,
      },
      ...(route.role === 'blog' && { feedsOf: { name: route.name, path: route.path } }),
    },
    title: titleOf(node, route),
    subtitle: node.subtitle,
    subtitle2: node.subtitle2,
    picture: node.image,
    html: node.bodyText,
    path: route.path,
    month: month ? { value: month, name: formatMonth(month) } : undefined,
    // A guide on one page needs no archive.
    months: all.length > pageSize ? monthsOf(all) : [],
    ...blogTerms(articles, all),
    suggestion: articles.suggestion,
    total,
    page,
    pages: Math.ceil(total / pageSize),
    cards,
  }
}

function askedFor({ category, tag, search }: ArticleChoice) {
  return { category: category?.asked, tag: tag?.asked, search }
}

function fits(article: ArticleNode, { category, tag }: ArticleChoice): boolean {
  if (category) return hasTerm(article, 'categories', category)
  return tag !== undefined && hasTerm(article, 'tags', tag)
}

function monthIn(url: URL): string | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.exec(url.searchParams.get('month') ?? '')?.[0]
}

export type NewsPage = Awaited<ReturnType<typeof loadNews>>
