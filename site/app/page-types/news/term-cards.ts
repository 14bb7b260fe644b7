import type { CardModel } from '@agency/ui/cards/card.tsx'
import { counted } from '@agency/ui/formats/counted.ts'
import { slugOf } from '../../addresses/addresses.ts'
import type { ArticleTerm } from '../../clients/content/article-list.server.ts'
import type { ArticleNode } from './article-card.server.ts'

type Kind = 'categories' | 'tags'

/** Whether an article is in a category, or has a tag. */
export function hasTerm(article: Pick<ArticleNode, 'category' | 'tags'>, kind: Kind, { slug }: ArticleTerm): boolean {
  const names = kind === 'categories' ? [article.category] : article.tags
  return names.some(name => slugOf(name) === slug)
}

/**
 * Categories or tags as cards: how many articles each has, the newest of them, and a picture that no other card shows.
 * @param articles Of the whole blog, newest first.
 */
export function termCards(kind: Kind, terms: ArticleTerm[], articles: ArticleNode[]): CardModel[] {
  const shown = new Set<string>()
  return terms.map(term => {
    const own = articles.filter(article => hasTerm(article, kind, term))
    const picture = own.map(({ image }) => image).find(image => image && !shown.has(image.src))
    if (picture) shown.add(picture.src)
    const [newest] = own
    return {
      href: `/blog/${kind}/${encodeURIComponent(term.slug)}`,
      title: term.name,
      picture,
      facts: counted(own.length || (term.count ?? 0), 'article'),
      text: newest && `Newest: ${newest.title || newest.name}`,
    }
  })
}
