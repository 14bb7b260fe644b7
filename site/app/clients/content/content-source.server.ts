import * as z from 'zod'
import { slugOf } from '../../addresses/addresses.ts'
import { UpstreamFailure } from '../upstreams/upstream-failure.ts'
import { anyKey, type ContentCache, type Reading, routeListKey } from './cache/content-cache.server.ts'
import { depths } from './depths.ts'
import { type ContentMapping, noMapping, otherNamesOf } from './mapping/mapping.ts'
import { isRecord } from './readers/kinds/raw-values.ts'
import {
  itemPropertiesOf,
  list,
  parseNode,
  propertiesOf,
  requiredText,
  text,
  wholeNumber,
} from './readers/lenient-values.server.ts'
import { prepared, readingAt } from './readers/reading.server.ts'
import { findKnownNode } from './routes/known-nodes.ts'
import { isPage } from './routes/page-aliases.ts'
import { quarantineRoutes, routeList, someRoutes } from './routes/route-list.server.ts'
import { buildRouteIndex, type RouteIndex } from './routes/route-resolution.ts'
import { searchAnswer } from './search-answer.server.ts'

/** What is asked of one node: its key, the levels of items below it, and optionally a descendant in its place. */
export type NodeQuery = { key: string; deep?: number; subKey?: string }

/** Asks for a node by the key of what holds it, and its own as `subKey`; by its own alone where nothing is known to hold it. */
export function below(holder: string, key: string, deep: number): NodeQuery {
  return holder && key ? { key: holder, subKey: key, deep } : { key, deep }
}

/** Everything pages read from the content system. Each method rejects with an `UpstreamFailure`. */
export type ContentSource = {
  routes(): Promise<RouteIndex>
  /** `umbraco/shared/get`: a node with its items. */
  node<Shape extends z.ZodObject>(schema: Shape, query: NodeQuery): Promise<z.output<Shape>>
  /** `umbraco/shared/detail`: a node, the ones before and after it, and nodes like it. */
  detail<Shape extends z.ZodObject, Near extends z.ZodObject>(
    schema: Shape,
    near: Near,
    query: DetailQuery,
  ): Promise<Neighbourhood<z.output<Shape>, z.output<Near>>>
  /** `umbraco/blog/detail`: the same for an article; before and after are those of time. */
  article<Shape extends z.ZodObject, Near extends z.ZodObject>(
    schema: Shape,
    near: Near,
    query: DetailQuery,
  ): Promise<Neighbourhood<z.output<Shape>, z.output<Near>>>
  /** `umbraco/massiveData/get`: all items of a node, however many, read window by window. */
  items<Item extends z.ZodObject>(item: Item, key: string): Promise<z.output<Item>[]>
  /** `umbraco/search/get`: one page of what has certain words, best hits first. Not every installation has it. */
  search(query: SearchQuery): Promise<z.output<typeof searchAnswer>['data']>
  /** `umbraco/blog/get`: one page of the articles below a node, newest first. */
  articles<Items extends z.ZodType>(items: Items, query: ArticleQuery): Promise<ArticleList<z.output<Items>>>
}

/** A node, and the node whose changes may change its neighbours. */
export type DetailQuery = { key: string; parentKey: string | undefined }
export type Neighbourhood<Node, Near> = { current: Node; previous?: Near; next?: Near; related: Near[] }

/** `typing`: the last word may be unfinished. */
export type SearchQuery = { text: string; page: number; pageSize: number; typing?: boolean }

export type ArticleQuery = {
  key: string
  page: number
  pageSize: number
  category?: string
  tag?: string
  search?: string
}

/** `slug` stands in addresses; `asked` is what the content system calls it. */
export type ArticleTerm = { name: string; slug: string; asked: string; count?: number }
/** `suggestion`: no article has the words that were searched for, so these are those with other words. */
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

function articleTerms(given: z.output<typeof term>[]): ArticleTerm[] {
  return given.flatMap(({ name, slug, count }) => {
    const found = { name, slug: slugOf(slug || name), asked: slug || name, ...(count !== undefined && { count }) }
    return found.slug ? [found] : []
  })
}

const articleList = z.object({
  data: z.object({
    items: z.array(z.unknown()).nullish(),
    total: wholeNumber,
    categories: list(term),
    tags: list(term),
    suggestion: text,
  }),
})

/** Details come in an envelope of their own. */
const envelope = z.object({
  data: z.object({
    current: z.unknown(),
    previous: z.unknown().optional(),
    next: z.unknown().optional(),
    related: z.unknown().optional(),
  }),
})
const listWindow = z.object({ items: z.unknown().optional(), total: wholeNumber })

/** Items asked for at once; the contract allows no more. */
const windowSize = 1000

/** `SITE_URL`: links to it are links within the site. `CONTENT_MAPPING`: how the installation names types and properties. */
export type ReadingSettings = { SITE_URL?: string; CONTENT_MAPPING?: ContentMapping }

/** Reads nodes by the schemas of their page types. */
export function createContentSource(
  cache: ContentCache,
  { SITE_URL: siteUrl = '', CONTENT_MAPPING: mapping = noMapping }: ReadingSettings = {},
): ContentSource {
  /** Reads an answer about a node: addresses in it are looked up, and what is lost of it is told with its page. */
  function read<Value>(path: string, key: string, reading: Reading<Value>): Promise<Value> {
    const accept = (body: unknown) => {
      const nodes = cache.knownRoutes()?.nodes
      const page = nodes && findKnownNode(nodes, key)?.path
      return readingAt({ nodes, page, siteUrl, mapping }, () => reading.accept(body))
    }
    return cache.read(path, { ...reading, accept })
  }
  /** The properties to ask for, under the names that the installation may have for them. */
  function names(...fields: string[][]): string {
    const own = fields.flat()
    const others = otherNamesOf(own, mapping, cache.knownRoutes()?.hasOtherTypes ?? false)
    return [...new Set([...own, ...others])].join(',')
  }

  return {
    async routes() {
      const routes = await cache.read(`/umbraco/shared/getRoute?deep=${depths.routes}`, {
        keys: [routeListKey],
        accept: body => {
          const nodes = readingAt({ mapping }, () => parse(routeList, body, 'the route list'))
          return someRoutes(buildRouteIndex(nodes, isPage))
        },
        quarantine: quarantineRoutes,
      })
      cache.knowRoutes(routes)
      return routes
    },
    async node(schema, { key, deep = 0, subKey }) {
      if (key === '')
        throw new UpstreamFailure('content', 'not-found', 'a node that this installation has not', { asked: false })
      const path = `/umbraco/shared/get?${nodeQuery(names(propertiesOf(schema)), key, deep, subKey)}`
      const keys = [key, ...(subKey ? [subKey] : [])]
      return read(path, subKey ?? key, { keys, accept: body => parse(schema, aNode(body, key), `node ${key}`) })
    },
    detail(schema, near, { key, parentKey }) {
      const query = names(propertiesOf(schema), propertiesOf(near))
      const path = `/umbraco/shared/detail?${new URLSearchParams({ key, query })}`
      return read(path, key, {
        keys: keysOf(key, parentKey),
        accept: body => neighbourhood(schema, near, body, key),
      })
    },
    article(schema, near, { key, parentKey }) {
      const path = `/umbraco/blog/detail?${new URLSearchParams({ key, query: names(propertiesOf(schema)) })}`
      return read(path, key, {
        keys: keysOf(key, parentKey),
        accept: body => neighbourhood(schema, near, body, key),
      })
    },
    async items(item, key) {
      const window = (skip: number) => {
        const query = { key, query: names(propertiesOf(item)), deep: '1', skip: String(skip), take: String(windowSize) }
        const path = `/umbraco/massiveData/get?${new URLSearchParams(query)}`
        const accept = (body: unknown) => {
          const { items, total } = parse(listWindow, aNode(body, key), `items of ${key}`)
          return { items: list(item).parse(items), given: Array.isArray(items) ? items.length : 0, total }
        }
        return read(path, key, { keys: [key], accept })
      }
      const first = await window(0)
      // An installation that knows no windows sends everything at once, without a total or beyond the window.
      const windows = Math.ceil(((first.given === windowSize && first.total) || 0) / windowSize)
      const others = Array.from({ length: Math.max(0, windows - 1) }, (_, number) => window((number + 1) * windowSize))
      return [first, ...(await Promise.all(others))].flatMap(found => found.items)
    },
    search({ text, page, pageSize, typing }) {
      const parameters = new URLSearchParams({ q: text, page: String(page), pageSize: String(pageSize) })
      if (typing) parameters.set('typing', 'true')
      const path = `/umbraco/search/get?${parameters}`
      const accept = (body: unknown) => parse(searchAnswer, body, 'the search').data
      return read(path, anyKey, { keys: [anyKey], accept, persist: false })
    },
    articles(items, query) {
      const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
      const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      parameters.set('query', names(itemPropertiesOf(items)))
      const accept = (body: unknown) => {
        const { data } = parse(articleList, body, `articles of ${query.key}`)
        return {
          items: items.parse(data.items) as z.output<typeof items>,
          total: data.total ?? data.items?.length ?? 0,
          categories: articleTerms(data.categories),
          tags: articleTerms(data.tags),
          suggestion: data.suggestion,
        }
      }
      const persist = query.search === undefined || query.search === ''
      return read(`/umbraco/blog/get?${parameters}`, query.key, { keys: [query.key], accept, persist })
    },
  }
}

function neighbourhood<Shape extends z.ZodObject, Near extends z.ZodObject>(
  schema: Shape,
  near: Near,
  body: unknown,
  key: string,
): Neighbourhood<z.output<Shape>, z.output<Near>> {
  const { current, previous, next, related } = parse(envelope, body, 'the envelope').data
  const one = (node: unknown) => list(near).parse(node)[0]
  return {
    current: parse(schema, current, `detail ${key}`),
    previous: one(previous),
    next: one(next),
    related: list(near).parse(related),
  }
}

/** What a proxy or a broken installation says instead of a node is JSON too, but it has neither id nor key. */
function aNode(body: unknown, key: string): unknown {
  if (body && typeof body === 'object' && ('id' in body || 'key' in body)) return body
  throw new UpstreamFailure('content', 'unexpected-shape', `node ${key} has neither id nor key`)
}

/** Put together by hand: a page asks for dozens of nodes, and `URLSearchParams` was a tenth of what rendering allocates. */
function nodeQuery(names: string, key: string, deep: number, subKey: string | undefined): string {
  const below = subKey ? `&subKey=${encodeURIComponent(subKey)}` : ''
  return `key=${encodeURIComponent(key)}&query=${encodeURIComponent(names)}&deep=${deep}${below}`
}

function keysOf(key: string, parentKey: string | undefined): string[] {
  return parentKey === undefined ? [key] : [key, parentKey]
}

function parse<Shape extends z.ZodType>(schema: Shape, body: unknown, what: string): z.output<Shape> {
  const node = prepared(body, schema)
  const result = isRecord(node) ? parseNode(schema, node) : schema.safeParse(node)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const reason = `${what}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`
  throw new UpstreamFailure('content', 'unexpected-shape', reason, { cause: result.error })
}
