import * as z from 'zod'
import { day, link, list, picture, text, texts } from '../../content/lenient-values.server.ts'
import type { CardModel } from '../../ui/card.tsx'
import { formatShortDay } from '../../ui/malaysian-day.ts'
import type { PageRequest } from '../page-loader.server.ts'
import { headOf, pageProperties, titleOf } from '../page-properties.server.ts'

const schema = z.object({ ...pageProperties, link })
const article = z.object({
  key: text,
  name: text,
  urlSegment: text,
  title: text,
  excerpt: text,
  image: picture,
  published: day,
  category: text,
  tags: texts,
})

/** Which articles of a news page to show; nothing for all. */
export type ArticleChoice = { category?: string; tag?: string; search?: string }

const pageSize = 12

/** A blog or guide: its articles, newest first, in pages. */
export async function loadNews({ content, route, url }: PageRequest, choice: ArticleChoice = {}) {
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1)
  const [node, articles] = await Promise.all([
    content.node(schema, { key: route.key }),
    content.articles(list(article), { key: route.key, page, pageSize, ...choice }),
  ])
  return {
    type: 'news' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    html: node.bodyText,
    path: route.path,
    choice,
    categories: articles.categories,
    tags: articles.tags,
    total: articles.total,
    page,
    pages: Math.ceil(articles.total / pageSize),
    cards: articles.items.map(
      (item): CardModel => ({
        href: route.children.find(child => child.key === item.key)?.path ?? `${route.path}/${item.urlSegment}`,
        title: item.title || item.name,
        picture: item.image,
        facts: item.published && formatShortDay(item.published),
        text: item.excerpt,
      }),
    ),
  }
}
