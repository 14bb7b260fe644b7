import { blogWords } from '@agency/words/pages/blog/words.ts'
import { data } from 'react-router'
import type { ArticleTerm } from '../../clients/content/article-list.server.ts'
import { headDescription, headOfPage, headTitle } from '../../features/metadata/page-properties.server.ts'
import type { PageRequest } from '../page/page-loader.server.ts'
import { allArticles, termAt } from './blog-terms.server.ts'
import { loadNews } from './news.server.ts'
import { termCards } from './term-cards.ts'

export type ChoiceKind = 'search' | 'categories' | 'tags'

/**
 * The articles with a category or tag, or with certain words.
 * @param term The slug or the words; empty for an overview of all terms, or for an empty search.
 * @throws A 404 response for a category or tag without articles.
 */
export async function loadArticleChoice(request: PageRequest, kind: ChoiceKind, term: string) {
  const { content, route } = request
  const chosen = term && kind !== 'search' ? await termAt(content, route.key, kind, term) : undefined
  if (term && kind !== 'search' && !chosen) throw data('This page could not be found', { status: 404 })
  const criterion = { search: { search: term }, categories: { category: chosen }, tags: { tag: chosen } }[kind]
  const news = await loadNews(request, term ? criterion : {})
  const terms = kind === 'categories' ? news.categories : kind === 'tags' ? news.tags : []
  const title = titleOf(kind, term, chosen)
  const path = `/blog/${kind}${term ? `/${encodeURIComponent(chosen?.slug ?? term)}` : ''}`
  const head = {
    ...news.head,
    title: headTitle(title),
    description: headDescription(describe(kind, term, news.total, chosen)),
    path,
    page: undefined,
    translations: [],
    breadcrumbs: [...news.head.breadcrumbs, { name: title, path }],
    noIndex: kind === 'search',
    subject: term ? { ...news.head.subject, name: title } : undefined,
  }
  return {
    ...news,
    kind,
    term,
    termCards: term || kind === 'search' ? [] : termCards(kind, terms, await allArticles(content, route.key)),
    path,
    title,
    head: headOfPage(head, news.page),
    blogPath: route.path,
    showsArticles: term !== '',
  }
}

function titleOf(kind: ChoiceKind, term: string, chosen: ArticleTerm | undefined): string {
  const say = blogWords()
  if (!term) return say.overviews[kind]
  if (kind === 'search') return say.about(term)
  return kind === 'categories' ? (chosen?.name ?? term) : say.tagged(chosen?.name ?? term)
}

function describe(kind: ChoiceKind, term: string, total: number, chosen: ArticleTerm | undefined): string {
  const say = blogWords()
  if (!term) return say.described(say.overviews[kind])
  const articles = say.articles(total)
  return kind === 'search'
    ? say.withWords({ articles, words: term })
    : say.withTerm({ articles, term: chosen?.name ?? '' })
}
