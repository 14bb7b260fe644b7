import * as z from 'zod'
import { UpstreamFailure } from '../http/upstream-failure.ts'
import { anyKey, type ContentCache } from './content-cache.server.ts'
import {
  itemPropertiesOf,
  joinPictureMeta,
  list,
  propertiesOf,
  requiredText,
  text,
  wholeNumber,
} from './lenient-values.server.ts'
import { routeList } from './route-list.server.ts'
import { buildRouteIndex, type IsPage, type RouteIndex } from './route-resolution.ts'

/** What is asked of one node: its key, the levels of items below it, and optionally a descendant in its place. */
export type NodeQuery = { key: string; deep?: number; subKey?: string }

/** Everything pages read from the content system. Each method rejects with an `UpstreamFailure`. */
export type ContentSource = {
  routes(): Promise<RouteIndex>
  /** `umbraco/shared/get`: a node with its items. */
  node<Shape extends z.ZodObject>(schema: Shape, query: NodeQuery): Promise<z.output<Shape>>
  /** `umbraco/shared/detail`: a node with its neighbours. */
  detail<Shape extends z.ZodObject>(schema: Shape, key: string): Promise<z.output<Shape>>
  /** `umbraco/blog/get`: one page of the articles below a node, newest first. */
  articles<Items extends z.ZodType>(items: Items, query: ArticleQuery): Promise<ArticleList<z.output<Items>>>
}

export type ArticleQuery = {
  key: string
  page: number
  pageSize: number
  category?: string
  tag?: string
  search?: string
}

export type ArticleTerm = { name: string; slug: string; count?: number }
export type ArticleList<Items> = { items: Items; total: number; categories: ArticleTerm[]; tags: ArticleTerm[] }

const term = z.union([
  z.string().transform(name => ({ name, slug: name, count: undefined })),
  z.object({ name: requiredText, slug: text, count: wholeNumber }),
])
const articleList = z.object({
  data: z.object({
    items: z.unknown(),
    total: wholeNumber.transform(total => total ?? 0),
    categories: list(term),
    tags: list(term),
  }),
})

/** Details come in an envelope of their own. */
const envelope = z.object({ data: z.object({ current: z.unknown() }) })

/** Depth of the route list, as the specification fixes it. */
const routeDepth = 8

/**
 * Reads nodes by the schemas of their page types.
 * @param isPage See `buildRouteIndex`.
 */
export function createContentSource(cache: ContentCache, isPage: IsPage): ContentSource {
  return {
    routes() {
      return cache.read(`/umbraco/shared/getRoute?deep=${routeDepth}`, [anyKey], body =>
        buildRouteIndex(parse(routeList, body, 'the route list'), isPage),
      )
    },
    node(schema, { key, deep = 0, subKey }) {
      const parameters = new URLSearchParams({ key, query: propertiesOf(schema).join(','), deep: String(deep) })
      if (subKey) parameters.set('subKey', subKey)
      const path = `/umbraco/shared/get?${parameters}`
      return cache.read(path, [key, ...(subKey ? [subKey] : [])], body => parse(schema, body, `node ${key}`))
    },
    detail(schema, key) {
      const path = `/umbraco/shared/detail?${new URLSearchParams({ key, query: propertiesOf(schema).join(',') })}`
      return cache.read(path, [key], body =>
        parse(schema, parse(envelope, body, 'the envelope').data.current, `detail ${key}`),
      )
    },
    articles(items, query) {
      const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
      const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      parameters.set('query', itemPropertiesOf(items).join(','))
      return cache.read(`/umbraco/blog/get?${parameters}`, [query.key], body => {
        const { data } = parse(articleList, body, `articles of ${query.key}`)
        return { ...data, items: items.parse(data.items) as z.output<typeof items> }
      })
    },
  }
}

function parse<Shape extends z.ZodType>(schema: Shape, body: unknown, what: string): z.output<Shape> {
  const result = schema.safeParse(joinPictureMeta(body))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const reason = `${what}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`
  throw new UpstreamFailure('content', 'unexpected-shape', reason, { cause: result.error })
}
