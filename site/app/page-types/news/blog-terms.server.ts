import { slugOf } from '../../addresses/addresses.ts'
import type { ArticleTerm } from '../../clients/content/article-list.server.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { list } from '../../clients/content/readers/lenient-values.server.ts'
import { allArticles } from './archive.server.ts'
import { type ArticleNode, articleNode } from './article-card.server.ts'

type Terms = { categories: ArticleTerm[]; tags: ArticleTerm[] }

/** The categories and tags of a blog: those its content system names, or else those its articles have. */
export function blogTerms(named: Terms, articles: ArticleNode[]): Terms {
  const { categories, tags } = termsIn(articles)
  return {
    categories: named.categories.length > 0 ? named.categories : categories,
    tags: named.tags.length > 0 ? named.tags : tags,
  }
}

/** The category or tag that an address means, however it is written there; undefined when there is none. */
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
  const found = new Map<string, ArticleTerm>()
  for (const name of names) {
    const slug = slugOf(name)
    if (slug) found.set(slug, { name, asked: name, ...found.get(slug), slug, count: (found.get(slug)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}
