import { productAt, products, searchForms } from '@agency/contracts/site/products.ts'
import * as z from 'zod'
import type { ContentSource } from '../clients/content/content-source.server.ts'
import { readDay } from '../clients/content/readers/kinds/days.ts'
import { list, picture, text } from '../clients/content/readers/lenient-values.server.ts'
import type { RouteIndex } from '../clients/content/routes/route-resolution.ts'
import type { SiteContext } from '../context.server.ts'
import type { SiteMapEntry } from '../features/metadata/site-map/site-map-xml.ts'
import { isUnlisted } from '../features/metadata/site-map/unlisted-pages.ts'
import { categoriesOf, faqEntries } from './faq/faq-questions.server.ts'
import { articleNode } from './news/article-card.server.ts'
import { allArticles, blogTerms } from './news/blog-terms.server.ts'

type Site = Pick<SiteContext, 'content' | 'addressesAt'>

const branch = z.object({ key: text, updateDate: text, image: z.unknown().optional(), items: z.unknown().optional() })
type Facts = Pick<SiteMapEntry, 'changed' | 'picture'>
const faq = z.object({ items: faqEntries })

/** Parallel requests. */
const atOnce = 6
const wholeTree = 8

/**
 * Every page for search engines: the route list, the search forms, the categories of questions, and the blog's lists by
 * category and tag. Anything beside the route list is left out if it cannot be read.
 */
export async function siteMapEntries({ content, addressesAt }: Site): Promise<SiteMapEntry[]> {
  const routes = await content.routes()
  const [facts, answers, lists] = await Promise.all([
    factsOf(content, routes),
    faqAddresses(content, routes),
    blogLists(content, routes),
  ])
  const pages = [...routes.byPath.values()]
    .filter(({ path }) => !isUnlisted(path) && !productAt(path))
    .map((page): SiteMapEntry => ({ path: page.path, ...facts.get(page.key) }))
  const forms = products.map(product => ({ path: searchForms[product].path }))
  return [...pages, ...forms, ...answers, ...lists].flatMap(entry => {
    const translations = addressesAt(entry.path, routes)
    return translations.length > 0 ? translations.map(({ path }) => ({ ...entry, path, translations })) : [entry]
  })
}

/** Last change and picture of every page, by key; one request for each tree. */
async function factsOf(content: ContentSource, { byPath }: RouteIndex): Promise<Map<string, Facts>> {
  const roots = [...byPath.values()].filter(page => page.ancestors.length === 0)
  const facts = new Map<string, Facts>()
  for (let from = 0; from < roots.length; from += atOnce) {
    const group = roots.slice(from, from + atOnce)
    const read = group.map(({ key, children }) =>
      content.node(branch, { key, deep: children.length > 0 ? wholeTree : 0 }).catch(() => undefined),
    )
    for (const [position, node] of (await Promise.all(read)).entries()) {
      collect({ ...node, key: group[position]?.key }, facts)
    }
  }
  return facts
}

/** Answers may hold anything at any depth; skips values that are no nodes. */
function collect(node: unknown, facts: Map<string, Facts>): void {
  if (typeof node !== 'object' || node === null) return
  const { key, updateDate, image, items } = node as Record<string, unknown>
  if (typeof key === 'string')
    facts.set(key, { changed: readDay(updateDate, () => {}) || undefined, picture: picture.safeParse(image).data })
  if (Array.isArray(items)) for (const item of items) collect(item, facts)
}

async function faqAddresses(content: ContentSource, { byRole }: RouteIndex): Promise<SiteMapEntry[]> {
  const page = byRole.get('questions')
  if (page?.alias !== 'faqpage') return []
  const { items } = await content.node(faq, { key: page.key, deep: 3 }).catch(() => ({ items: [] }))
  const categories = categoriesOf(items)
  return [
    { path: '/faq-details' },
    ...categories.map(({ slug }) => ({ path: `/faq/${encodeURIComponent(slug)}` })),
    ...categories.flatMap(({ questions }) =>
      questions.map(({ slug }) => ({ path: `/faq-details/${encodeURIComponent(slug)}` })),
    ),
  ]
}

async function blogLists(content: ContentSource, { byRole }: RouteIndex): Promise<SiteMapEntry[]> {
  const blog = byRole.get('blog')
  if (blog?.alias !== 'newsmainpage') return []
  const query = { key: blog.key, page: 1, pageSize: 1 }
  const none = { categories: [], tags: [] }
  const [named, articles] = await Promise.all([
    content.articles(list(articleNode), query).catch(() => none),
    allArticles(content, blog.key).catch(() => []),
  ])
  const { categories, tags } = blogTerms(named, articles)
  return [
    { path: '/blog/categories' },
    ...categories.map(({ slug }) => ({ path: `/blog/categories/${encodeURIComponent(slug)}` })),
    { path: '/blog/tags' },
    ...tags.map(({ slug }) => ({ path: `/blog/tags/${encodeURIComponent(slug)}` })),
  ]
}
