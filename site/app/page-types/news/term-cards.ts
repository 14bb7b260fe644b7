import type { CardModel } from '@agency/ui/cards/card.tsx'
import { blogWords } from '@agency/words/pages/blog/words.ts'
import { slugOf } from '../../addresses/addresses.ts'
import type { ArticleTerm } from '../../clients/content/article-list.server.ts'
import type { ArticleNode } from './article-card.server.ts'

type Kind = 'categories' | 'tags'

export function hasTerm(article: Pick<ArticleNode, 'category' | 'tags'>, kind: Kind, { slug }: ArticleTerm): boolean {
  const names = kind === 'categories' ? [article.category] : article.tags
  return names.some(name => slugOf(name) === slug)
}

/**
 * Each card shows the number of articles, the newest of them, and a picture that no other card has, if there are
 * enough.
 * @param articles Of the whole blog, newest first.
 */
export function termCards(kind: Kind, terms: ArticleTerm[], articles: ArticleNode[]): CardModel[] {
  const groups = terms.map(term => ({ term, own: articles.filter(article => hasTerm(article, kind, term)) }))
  const pictures = picturesOf(groups)
  return groups.map(({ term, own }) => ({
    href: `/blog/${kind}/${encodeURIComponent(term.slug)}`,
    title: term.name,
    picture: pictures.get(term),
    facts: blogWords().articles(own.length || (term.count ?? 0)),
    text: own[0] && blogWords().newest(own[0].title || own[0].name),
  }))
}

/** Terms with the fewest articles choose first. */
function picturesOf(groups: { term: ArticleTerm; own: ArticleNode[] }[]): Map<ArticleTerm, CardModel['picture']> {
  const used = new Set<string>()
  const byChoice = groups.toSorted((one, other) => one.own.length - other.own.length)
  return new Map(
    byChoice.map(({ term, own }) => {
      const pictures = own.flatMap(({ image }) => image ?? [])
      const picture = pictures.find(({ src }) => !used.has(src)) ?? pictures[0]
      if (picture) used.add(picture.src)
      return [term, picture]
    }),
  )
}
