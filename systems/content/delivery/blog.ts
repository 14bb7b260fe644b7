import { readAliases } from '@agency/contracts/content/page.ts'
import type { ContentNode, ContentTree } from '../tree/content-tree.ts'
import { answerAlone } from './nodes/answer-node.ts'
import { type DetailData, detailData } from './nodes/detail-data.ts'
import type { SearchResult } from './search/search-index.ts'

const card = ['key', 'title', 'excerpt', 'image', 'published', 'author', 'category', 'tags', 'updateDate']

export type BlogQuery = {
  query?: string
  page: number
  pageSize: number
  category?: string
  tag?: string
}

/** Searches some posts for words: the best hits first. */
export type FindPosts = (among: string[], skip: number, take: number) => Promise<SearchResult>

/** The newest posts first, or with `find` the best hits with excerpts; all categories and tags with their counts. */
export async function blogPage(blog: ContentNode, question: BlogQuery, find?: FindPosts) {
  const { query, page, pageSize, category, tag } = question
  const posts = postsBelow(blog)
  const chosen = posts.filter(
    post => (!category || post.properties.category === category) && (!tag || listOf(post, 'tags').includes(tag)),
  )
  const aliases = cardAliases(query)
  const skip = (page - 1) * pageSize
  const shown = find
    ? await foundPosts(chosen, aliases, keys => find(keys, skip, pageSize))
    : { items: chosen.slice(skip, skip + pageSize).map(post => answerAlone(post, aliases)), total: chosen.length }
  return {
    ...shown,
    page,
    pageSize,
    categories: terms(posts, 'category', categoryNames(blog)),
    tags: terms(posts, 'tags', new Map()),
  }
}

async function foundPosts(posts: ContentNode[], aliases: string[], find: (among: string[]) => Promise<SearchResult>) {
  const byKey = new Map(posts.map(post => [post.key, post]))
  const { found, total, suggestion } = await find([...byKey.keys()])
  const items = found.flatMap(({ key, excerpt }) => {
    const post = byKey.get(key)
    return post ? [{ ...answerAlone(post, aliases), highlight: excerpt }] : []
  })
  return { items, total, ...(suggestion !== undefined && { suggestion }) }
}

/** A post with the previous and the next post by date, and related ones. Without a query: all its properties. */
export function blogPost(post: ContentNode, query: string | undefined): DetailData {
  const everything = ['key', 'updateDate', ...Object.keys(post.properties)]
  const aliases = query === undefined ? everything : readAliases(query)
  return detailData(post, postsBelow(post.parent).reverse(), aliases, card)
}

/** A post of the blog goes before one of the same address elsewhere. */
export function findPost(tree: ContentTree, urlSegment: string): ContentNode | undefined {
  const wanted = urlSegment.toLowerCase()
  const posts = [...tree.byKey.values()].filter(
    node => node.alias === 'newsArticle' && node.urlSegment.toLowerCase() === wanted,
  )
  return posts.find(post => post.parent?.alias === 'newsMainPage') ?? posts[0]
}

/** For calls that do not name the blog. */
export const findBlog = (tree: ContentTree): ContentNode | undefined =>
  [...tree.byKey.values()].find(node => node.alias === 'newsMainPage')

function postsBelow(node: ContentNode | undefined): ContentNode[] {
  const below = ({ children }: ContentNode): ContentNode[] => children.flatMap(child => [child, ...below(child)])
  const posts = (node ? below(node) : []).filter(post => post.alias === 'newsArticle')
  return posts.sort((a, b) => dayOf(b).localeCompare(dayOf(a)) || a.id - b.id)
}

const dayOf = (post: ContentNode): string => String(post.properties.published ?? '')

const listOf = (post: ContentNode, property: string): string[] => [post.properties[property] ?? []].flat().map(String)

function cardAliases(query: string | undefined): string[] {
  const parameters = readAliases(query)
  return parameters.length > 0 ? parameters : card
}

function terms(posts: ContentNode[], property: string, names: Map<string, string>) {
  const counts = new Map<string, number>()
  for (const slug of posts.flatMap(post => listOf(post, property))) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return [...counts]
    .map(([slug, count]) => ({ slug, name: names.get(slug) ?? inWords(slug), count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function categoryNames(blog: ContentNode): Map<string, string> {
  const categories = blog.properties.categories
  if (!Array.isArray(categories)) return new Map()
  return new Map(categories.map(({ slug, name }: { slug: string; name: string }) => [slug, name]))
}

const inWords = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
