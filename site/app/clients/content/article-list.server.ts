import * as z from 'zod'
import { slugOf } from '../../addresses/addresses.ts'
import { isRecord } from './readers/kinds/raw-values.ts'
import { day, list, requiredText, terms, text, wholeNumber } from './readers/lenient-values.server.ts'

export type ArticleQuery = {
  key: string
  page: number
  pageSize: number
  category?: string
  tag?: string
  search?: string
}

/** `slug` stands in addresses; `asked` is the term's name in the content system. */
export type ArticleTerm = { name: string; slug: string; asked: string; count?: number }
/** `suggestion`: no article has the words of the search, so these match other words. */
export type ArticleList<Items> = {
  items: Items
  total: number
  categories: ArticleTerm[]
  tags: ArticleTerm[]
  suggestion: string
}

const term = z.union([
  z.string().transform(name => ({ name, slug: name, count: undefined })),
  z.object({ name: requiredText, slug: text, count: wholeNumber }),
])

export const articleAnswer = z.object({
  data: z.object({
    items: z.array(z.unknown()).nullish(),
    total: wholeNumber,
    categories: list(term),
    tags: list(term),
    suggestion: text,
  }),
})

export function articlesIn<Items extends z.ZodType>(
  items: Items,
  { data }: z.output<typeof articleAnswer>,
): ArticleList<z.output<Items>> {
  return {
    items: items.parse(data.items),
    total: data.total ?? data.items?.length ?? 0,
    categories: articleTerms(data.categories),
    tags: articleTerms(data.tags),
    suggestion: data.suggestion,
  }
}

function articleTerms(raw: z.output<typeof term>[]): ArticleTerm[] {
  return raw.flatMap(({ name, slug, count }) => {
    const entry = { name, slug: slugOf(slug || name), asked: slug || name, ...(count !== undefined && { count }) }
    return entry.slug ? [entry] : []
  })
}

const choice = z.object({ name: text, title: text, excerpt: text, published: day, category: text, tags: terms })
export const choiceNames = Object.keys(choice.shape)
const choices = list(choice)

/** Filters a node's articles as `umbraco/blog/get` would, for installations without that call. */
export function articlesBelow<Items extends z.ZodType>(
  items: Items,
  nodes: unknown,
  { page, pageSize, category, tag, search }: ArticleQuery,
): ArticleList<z.output<Items>> {
  const all = leavesOf(nodes).flatMap(node => choices.parse([node]).map(article => ({ node, article })))
  all.sort((one, other) => (other.article.published ?? '').localeCompare(one.article.published ?? ''))
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  const fits = ({ article }: (typeof all)[number]) =>
    (!category || slugOf(article.category) === slugOf(category)) &&
    (!tag || article.tags.some(name => slugOf(name) === slugOf(tag))) &&
    words.every(word => `${article.title || article.name} ${article.excerpt}`.toLowerCase().includes(word))
  const matching = all.filter(fits)
  const window = matching.slice((page - 1) * pageSize, page * pageSize)
  return {
    items: items.parse(window.map(({ node }) => node)),
    total: matching.length,
    categories: countedTerms(all.map(({ article }) => article.category)),
    tags: countedTerms(all.flatMap(({ article }) => article.tags)),
    suggestion: '',
  }
}

/** Articles may lie in folders, by year or month. */
function leavesOf(nodes: unknown): unknown[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap(node => {
    const below = isRecord(node) ? leavesOf(node.items) : []
    return below.length > 0 ? below : [node]
  })
}

function countedTerms(names: string[]): ArticleTerm[] {
  const byTerm = new Map<string, ArticleTerm & { count: number }>()
  for (const name of names) {
    const slug = slugOf(name)
    if (!slug) continue
    const entry = byTerm.get(slug) ?? { name, slug, asked: name, count: 0 }
    entry.count += 1
    byTerm.set(slug, entry)
  }
  return [...byTerm.values()]
}
