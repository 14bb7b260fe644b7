import { formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { slugOf } from '../../addresses/addresses.ts'
import type { ArticleTerm } from '../../clients/content/article-list.server.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { list } from '../../clients/content/readers/lenient-values.server.ts'
import { type ArticleNode, articleNode } from './article-card.server.ts'

type Terms = { categories: ArticleTerm[]; tags: ArticleTerm[] }

/** From the content system, or else from the articles. */
export function blogTerms(named: Terms, articles: ArticleNode[]): Terms {
  const { categories, tags } = termsIn(articles)
  return {
    categories: named.categories.length > 0 ? named.categories : categories,
    tags: named.tags.length > 0 ? named.tags : tags,
  }
}

/** Accepts any spelling of a category or tag; undefined if the blog does not have it. */
export async function termAt(
  content: ContentSource,
  key: string,
  kind: keyof Terms,
  written: string,
): Promise<ArticleTerm | undefined> {
  const slug = slugOf(written)
  const [named, articles] = await Promise.all([
    content.articles(list(articleNode), { key, page: 1, pageSize: 1 }),
    allArticles(content, key),
  ])
  return [...named[kind], ...termsIn(articles)[kind]].find(term => term.slug === slug)
}

function termsIn(articles: ArticleNode[]): Terms {
  return {
    categories: termsWithCount(articles.map(({ category }) => category)),
    tags: termsWithCount(articles.flatMap(({ tags }) => tags)),
  }
}

function termsWithCount(names: string[]): ArticleTerm[] {
  const index = new Map<string, ArticleTerm>()
  for (const name of names) {
    const slug = slugOf(name)
    if (slug) index.set(slug, { name, asked: name, ...index.get(slug), slug, count: (index.get(slug)?.count ?? 0) + 1 })
  }
  return [...index.values()]
}

/** `month` as in the address, `2026-10`. */
export type ArchiveMonth = { month: string; name: string; count: number }

/** The contract's maximum. */
const windowSize = 100

export async function allArticles(content: ContentSource, key: string): Promise<ArticleNode[]> {
  const read = (page: number) => content.articles(list(articleNode), { key, page, pageSize: windowSize })
  const first = await read(1)
  const others = Array.from({ length: Math.max(0, Math.ceil(first.total / windowSize) - 1) }, (_, at) => read(at + 2))
  return [first, ...(await Promise.all(others))].flatMap(window => window.items)
}

export function monthsOf(articles: ArticleNode[]): ArchiveMonth[] {
  const counts = new Map<string, number>()
  for (const { published } of articles) {
    const month = published?.slice(0, 7)
    if (month) counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return [...counts]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([month, count]) => ({ month, count, name: formatMonth(month) }))
}
