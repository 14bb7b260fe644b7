import * as z from 'zod'
import { slugOf } from '../../addresses/addresses.ts'
import type { ArticleTerm } from '../../clients/content/article-list.server.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { day, list, terms as termNames, text } from '../../clients/content/readers/lenient-values.server.ts'
import { contentsOf } from '../../clients/content/rich-text/steps/heading-ids.ts'
import { plainText } from '../../clients/content/rich-text/steps/plain-text.ts'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import { headDescription, headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { authorOf } from '../../features/site-settings/trust/people.server.ts'
import { articleCard, articleNode, articlePath, isArticleCard } from '../news/article-card.server.ts'
import type { PageLoader } from '../page/page-loader.server.ts'
import { whereToGo } from './where-to-go.server.ts'

const schema = z.object({
  ...pageProperties,
  author: text,
  published: day,
  category: text,
  tags: termNames,
  destinations: termNames,
  excerpt: text,
})

const maxRelated = 3

export const loadArticle = (async request => {
  const { content, env, route } = request
  const news = route.ancestors.at(-1)
  const [{ current: node, previous, next, related }, terms] = await Promise.all([
    content.article(schema, articleNode, { key: route.key, parentKey: news?.key }),
    termsOf(content, news),
  ])
  const [author, whereTo] = await Promise.all([
    authorOf(content, env.CONTENT_KEY_AUTHORS, node.author),
    whereToGo(node.destinations.length > 0 ? node.destinations : node.tags, request),
  ])
  const words = wordsIn(plainText(node.bodyText))
  const minutes = readingMinutes(words)
  const category = named(node.category, terms.categories)
  const tags = node.tags.flatMap(tag => named(tag, terms.tags) ?? [])
  const head = headOf(node, route)
  const neighbour = (near: typeof previous) =>
    near && news && isArticleCard(near) ? { href: articlePath(near, news), title: near.title || near.name } : undefined
  return {
    type: 'article' as const,
    head: {
      ...head,
      description: head.description || headDescription(node.excerpt),
      subject: {
        kind: 'article' as const,
        headline: titleOf(node, route),
        published: node.published,
        updated: node.updateDate,
        author: author && { name: author.name, role: author.role },
        section: category?.name,
        tags: tags.map(tag => tag.name),
        words,
        minutes,
      },
      ...(isBlog(news) && { feedsOf: { name: news.name, path: news.path } }),
    },
    title: titleOf(node, route),
    subtitle: node.subtitle || node.excerpt,
    picture: node.image,
    html: node.bodyText,
    published: node.published,
    updated: node.updateDate && node.published && node.updateDate > node.published ? node.updateDate : undefined,
    minutes,
    author,
    contents: contentsOf(node.bodyText),
    // The blog has lists by category and tag; a guide has none.
    category: isBlog(news) ? category : undefined,
    tags: isBlog(news) ? tags : [],
    whereTo,
    previous: neighbour(previous),
    next: neighbour(next),
    news: news && { name: news.name, path: news.path },
    related: news
      ? related
          .filter(isArticleCard)
          .slice(0, maxRelated)
          .map(item => articleCard(item, news))
      : [],
  }
}) satisfies PageLoader

/** A category or tag in the blog's spelling, or in the article's. */
function named(written: string, terms: ArticleTerm[]): ArticleTerm | undefined {
  const slug = slugOf(written)
  if (!slug) return undefined
  return terms.find(term => term.slug === slug) ?? { name: written, slug, asked: written }
}

function isBlog(news: PageRoute | undefined): news is PageRoute {
  return news?.role === 'blog'
}

async function termsOf(content: ContentSource, news: PageRoute | undefined) {
  const none = { categories: [], tags: [] }
  if (!news) return none
  const query = { key: news.key, page: 1, pageSize: 1 }
  return content.articles(list(z.object({ key: text })), query).catch(() => none)
}

export type ArticlePage = Awaited<ReturnType<typeof loadArticle>>

const wordsInAMinute = 220
/** Characters without blanks between words that count as one word. */
const charactersPerWord = 2

/** Counts words, also of Chinese, Japanese and Thai. */
export function wordsIn(text: string): number {
  const characters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const others = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ')
  return (
    (others.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0) + Math.ceil(characters / charactersPerWord)
  )
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsInAMinute))
}
