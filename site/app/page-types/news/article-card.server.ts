import type { CardModel } from '@agency/ui/cards/card.tsx'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import * as z from 'zod'
import { addressSegment } from '../../addresses/addresses.ts'
import { day, picture, terms, text } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import { cardTitle, childOf } from '../page/card.server.ts'

export const articleNode = z.object({
  key: text,
  name: text,
  urlSegment: text,
  title: text,
  excerpt: text,
  /** In search results: an excerpt with the matches marked. */
  highlight: text,
  image: picture,
  published: day,
  author: text,
  category: text,
  tags: terms,
})

export type ArticleNode = z.output<typeof articleNode>

/** True if the article has a name and an address. */
export function isArticleCard({ name, title, urlSegment }: ArticleNode): boolean {
  return Boolean((title || name) && urlSegment)
}

/** The public path of an article; built from its segment if the route list does not have it yet. */
export function articlePath({ key, urlSegment }: ArticleNode, news: PageRoute): string {
  return childOf(news, { key, urlSegment })?.path ?? `${news.path}/${addressSegment(urlSegment)}`
}

export function articleCard(node: ArticleNode, news: PageRoute): CardModel {
  return {
    href: articlePath(node, news),
    title: cardTitle(node),
    picture: node.image,
    facts: node.published && formatShortDay(node.published),
    text: node.highlight || node.excerpt,
  }
}
