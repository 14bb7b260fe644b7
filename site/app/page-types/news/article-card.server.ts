import type { CardModel } from '@agency/ui/cards/card.tsx'
import { formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import * as z from 'zod'
import { day, picture, text } from '../../clients/content/readers/lenient-values.server.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'

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
})

export type ArticleNode = z.output<typeof articleNode>

/** Whether an article can be shown in a list: it has a name and an address. */
export function isArticleCard({ name, title, urlSegment }: ArticleNode): boolean {
  return Boolean((title || name) && urlSegment)
}

/** The public path of an article of a news page; made from its segment while the route list has not heard of it. */
export function articlePath({ key, urlSegment }: ArticleNode, news: PageRoute): string {
  const route = news.children.find(child => child.key === key) ?? news.children.find(c => c.urlSegment === urlSegment)
  return route?.path ?? `${news.path}/${urlSegment}`
}

/** An article as a card. */
export function articleCard(node: ArticleNode, news: PageRoute): CardModel {
  return {
    href: articlePath(node, news),
    title: node.title || node.name,
    picture: node.image,
    facts: node.published && formatShortDay(node.published),
    text: node.highlight || node.excerpt,
  }
}
