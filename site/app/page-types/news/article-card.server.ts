import type { CardModel } from '@agency/ui/cards/card.tsx'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import * as z from 'zod'
import { addressSegment } from '../../addresses/addresses.ts'
import { day, picture, terms, text } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import { cardTitle, childOf } from '../page/card.server.ts'

/** What a list shows of an article. */
export const articleNode = z.object({
  key: text,
  name: text,
  urlSegment: text,
  title: text,
  excerpt: text,
  /** In the answer to a search: an excerpt with what was found marked. */
  highlight: text,
  image: picture,
  published: day,
  author: text,
  category: text,
  tags: terms,
})

export type ArticleNode = z.output<typeof articleNode>

/** Whether an article can be shown in a list: it has a name and an address. */
export function isArticleCard({ name, title, urlSegment }: ArticleNode): boolean {
  return Boolean((title || name) && urlSegment)
}

/** The public path of an article of a news page; made from its segment while the route list has not heard of it. */
export function articlePath({ key, urlSegment }: ArticleNode, news: PageRoute): string {
  return childOf(news, { key, urlSegment })?.path ?? `${news.path}/${addressSegment(urlSegment)}`
}

/** An article as a card. */
export function articleCard(node: ArticleNode, news: PageRoute): CardModel {
  return {
    href: articlePath(node, news),
    title: cardTitle(node),
    picture: node.image,
    facts: node.published && formatShortDay(node.published),
    text: node.highlight || node.excerpt,
  }
}
