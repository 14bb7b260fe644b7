import { type Culture, readNodeKey } from '@agency/contracts/content/route-node.ts'
import type { SearchChoices } from '@agency/contracts/content/search/search.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import * as z from 'zod'
import { UpstreamFailure } from '../upstreams/upstream-failure.ts'
import {
  type ArticleList,
  type ArticleQuery,
  articleAnswer,
  articlesBelow,
  articlesIn,
  choiceNames,
} from './article-list.server.ts'
import { anyKey, type ContentCache, type Reading, routeListKey } from './cache/content-cache.server.ts'
import { depths } from './depths.ts'
import { type ContentMapping, namesToAsk, noMapping } from './mapping/mapping.ts'
import type { KeySetting } from './mapping/node-keys.ts'
import { readingAnswer } from './readers/broken-items.server.ts'
import { isRecord } from './readers/kinds/raw-values.ts'
import { findKnownNode } from './readers/known-nodes.ts'
import { itemPropertiesOf, list, parseNode, propertiesOf, wholeNumber } from './readers/lenient-values.server.ts'
import { reportMissing } from './readers/missing-node.server.ts'
import type { Origins } from './readers/origins.ts'
import { prepared, readingAt } from './readers/reading.server.ts'
import { learnTermsOf } from './readers/term-words.server.ts'
import { isPage } from './routes/page-aliases.ts'
import { redirectsAnswer, redirectsIn } from './routes/redirects.server.ts'
import { quarantineRoutes, routeList, someRoutes, withHome } from './routes/route-list.server.ts'
import { buildRouteIndex, type RouteIndex } from './routes/route-resolution.ts'
import { searchAnswer } from './search-answer.server.ts'

export type NodeQuery = { key: string; deep?: number; subKey?: string }

export function below(holder: string, key: string, deep: number): NodeQuery {
  return holder && key ? { key: holder, subKey: key, deep } : { key, deep }
}

/** Each method rejects with an `UpstreamFailure`. */
export type ContentSource = {
  routes(options?: Pick<Reading<RouteIndex>, 'isPatient'>): Promise<RouteIndex>
  node<Shape extends z.ZodObject>(schema: Shape, query: NodeQuery): Promise<z.output<Shape>>
  detail<Shape extends z.ZodObject, Near extends z.ZodObject>(
    schema: Shape,
    near: Near,
    query: DetailQuery,
  ): Promise<Neighbourhood<z.output<Shape>, z.output<Near>>>
  /** `umbraco/blog/detail`: the neighbours are those in time. */
  article<Shape extends z.ZodObject, Near extends z.ZodObject>(
    schema: Shape,
    near: Near,
    query: DetailQuery,
  ): Promise<Neighbourhood<z.output<Shape>, z.output<Near>>>
  /** `umbraco/massiveData/get`, in windows. */
  items<Item extends z.ZodObject>(item: Item, key: string): Promise<z.output<Item>[]>
  /** `umbraco/search/get`; not every installation has it. */
  search(query: SearchQuery): Promise<z.output<typeof searchAnswer>['data']>
  /** `umbraco/shared/redirects`; empty where an installation has no such call. */
  redirects(): Promise<ReadonlyMap<string, string>>
  articles<Items extends z.ZodType>(items: Items, query: ArticleQuery): Promise<ArticleList<z.output<Items>>>
}

/** Changes of the parent may change the neighbours. */
export type DetailQuery = { key: string; parentKey: string | undefined }
export type Neighbourhood<Node, Near> = { current: Node; previous?: Near; next?: Near; related: Near[] }

/** `typing`: the last word may be unfinished. Installations that cannot filter return everything. */
export type SearchQuery = { text: string; page: number; pageSize: number; typing?: boolean } & SearchChoices

const envelope = z.object({
  data: z.object({
    current: z.unknown(),
    previous: z.unknown().optional(),
    next: z.unknown().optional(),
    related: z.unknown().optional(),
  }),
})
const listWindow = z.object({ items: z.unknown().optional(), total: wholeNumber })
/** The contract allows no larger window. */
const windowSize = 1000

/** Links to `SITE_URL` are internal. Pictures come from `CONTENT_URL` and `PICTURE_HOSTS` alone. */
export type ReadingSettings = {
  SITE_URL?: string
  CONTENT_MAPPING?: ContentMapping
  CONTENT_URL?: string
  PICTURE_HOSTS?: readonly string[]
  LANGUAGES?: readonly string[]
} & { [Name in KeySetting]?: string }

/**
 * @param cache Holds answers in one language: reading one can need words.
 * @param origins For previews: marks every text with its origin.
 * @param culture Left out for English.
 */
export function createContentSource(
  cache: ContentCache,
  env: ReadingSettings = {},
  origins?: Origins | undefined,
  culture?: Culture | undefined,
): ContentSource {
  const {
    SITE_URL: siteUrl = '',
    CONTENT_MAPPING: mapping = noMapping,
    CONTENT_URL: contentUrl,
    PICTURE_HOSTS = [],
  } = env
  const pictureHosts = contentUrl === undefined ? undefined : [new URL(contentUrl).host, ...PICTURE_HOSTS]
  function readAt<Value>(key: string, reading: () => Value): Value {
    const nodes = cache.knownRoutes()?.nodes
    const place = { nodes, page: nodes && findKnownNode(nodes, key)?.path, siteUrl, mapping, pictureHosts, origins }
    return inLanguage(culture ?? mainLanguage, () => readingAt(place, reading))
  }
  // The words of a preview are nobody else's.
  const learnt = (body: unknown) => (culture && !origins ? learnTermsOf(culture, body) : body)
  const inCulture = (path: string) => (culture ? `${path}&culture=${culture}` : path)
  function read<Value>(call: string, key: string, reading: Reading<Value>): Promise<Value> {
    const path = inCulture(call)
    return cache.read(path, {
      ...reading,
      // As announcements spell them.
      keys: reading.keys.map(key => readNodeKey(key) ?? key),
      accept: body => readingAnswer(path, () => readAt(key, () => reading.accept(learnt(body)))),
    })
  }
  function get<Value>(
    { key, subKey, deep = 0 }: NodeQuery,
    fields: string[],
    accept: (body: unknown) => Value,
  ): Promise<Value> {
    const wanted = subKey ?? key
    const path = `/umbraco/shared/get?${nodeQuery(names(fields), key, deep, subKey)}`
    const keys = [key, ...(subKey ? [subKey] : [])]
    return read(path, wanted, { keys, accept: body => accept(aNode(body, wanted)) }).catch(failure => {
      if (isAbsent(failure)) reportMissing(wanted, env, cache.knownRoutes()?.nodes)
      throw failure
    })
  }
  function withoutRelated<Shape extends z.ZodObject>(schema: Shape, key: string) {
    const node = get({ key }, propertiesOf(schema), body => parse(schema, body, `node ${key}`))
    return node.then(current => ({ current, related: [] }))
  }
  function withNeighbours<Shape extends z.ZodObject, Near extends z.ZodObject>(
    call: string,
    { schema, near }: { schema: Shape; near: Near },
    { key, parentKey }: DetailQuery,
    fields: string[][],
  ) {
    const path = `${call}?${new URLSearchParams({ key, query: names(...fields) })}`
    const keys = parentKey === undefined ? [key] : [key, parentKey]
    const accept = (body: unknown) => neighbourhood(schema, near, body, key)
    return otherwise(read(path, key, { keys, accept }), () => withoutRelated(schema, key))
  }
  const names = (...fields: string[][]) => namesToAsk(fields.flat(), mapping)

  return {
    async routes(options) {
      const path = inCulture(`/umbraco/shared/getRoute?deep=${depths.routes}`)
      const accept = (body: unknown) => {
        const nodes = readingAt({ mapping }, () => parse(routeList, body, 'the route list'))
        return withHome(someRoutes(buildRouteIndex(nodes, isPage)))
      }
      const routes = await cache.read(path, {
        keys: [routeListKey],
        accept: body => readingAnswer(path, () => accept(body)),
        quarantine: quarantineRoutes,
        ...options,
      })
      cache.knowRoutes(routes)
      return routes
    },
    async node(schema, query) {
      if (query.key === '') throw noSuchNode()
      const what = `node ${query.subKey ?? query.key}`
      return get(query, propertiesOf(schema), body => parse(schema, body, what))
    },
    detail(schema, near, query) {
      return withNeighbours('/umbraco/shared/detail', { schema, near }, query, [
        propertiesOf(schema),
        propertiesOf(near),
      ])
    },
    article(schema, near, query) {
      return withNeighbours('/umbraco/blog/detail', { schema, near }, query, [propertiesOf(schema)])
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
      const all = (body: unknown) => list(item).parse((body as { items?: unknown }).items)
      const first = await otherwise(window(0), async () => {
        const whole = await get({ key, deep: 1 }, propertiesOf(item), all)
        return { items: whole, given: whole.length, total: whole.length }
      })
      // Installations without windows send everything at once, without a total or beyond the window.
      const windows = Math.ceil(((first.given === windowSize && first.total) || 0) / windowSize)
      const others = Array.from({ length: Math.max(0, windows - 1) }, (_, number) => window((number + 1) * windowSize))
      return [first, ...(await Promise.all(others))].flatMap(part => part.items)
    },
    search({ text, page, pageSize, typing, ...choices }) {
      const parameters = new URLSearchParams({ q: text, page: String(page), pageSize: String(pageSize) })
      if (typing) parameters.set('typing', 'true')
      for (const [name, choice] of Object.entries(choices)) if (choice) parameters.set(name, String(choice))
      const path = `/umbraco/search/get?${parameters}`
      const accept = (body: unknown) => parse(searchAnswer, body, 'the search').data
      return read(path, anyKey, { keys: [anyKey], accept, persist: false })
    },
    redirects() {
      const accept = (body: unknown) => redirectsIn(parse(redirectsAnswer, body, 'the redirects'))
      // Content systems answer unknown calls in many ways; a missing page must not become a failure.
      return cache.read('/umbraco/shared/redirects', { keys: [anyKey], accept }).catch(failure => {
        if (failure instanceof UpstreamFailure) return new Map<string, string>()
        throw failure
      })
    },
    articles(items, query) {
      const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
      const parameters = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))
      parameters.set('query', names(itemPropertiesOf(items)))
      const accept = (body: unknown) => articlesIn(items, parse(articleAnswer, body, `articles of ${query.key}`))
      const persist = query.search === undefined || query.search === ''
      const path = `/umbraco/blog/get?${parameters}`
      return otherwise(read(path, query.key, { keys: [query.key], accept, persist }), () =>
        get(
          { key: query.key, deep: depths.page },
          [...itemPropertiesOf(items), ...choiceNames],
          body => (body as { items?: unknown }).items,
        ).then(nodes => readAt(query.key, () => articlesBelow(items, nodes, query))),
      )
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

function otherwise<Value>(first: Promise<Value>, another: () => Promise<Value>): Promise<Value> {
  return first.catch(failure => {
    if (isAbsent(failure)) return another()
    throw failure
  })
}

const isAbsent = (failure: unknown): boolean =>
  failure instanceof UpstreamFailure && (failure.kind === 'not-found' || failure.kind === 'refused')

const noSuchNode = () =>
  new UpstreamFailure('content', 'not-found', 'a node that this installation has not', { asked: false })

/** Errors of proxies and broken installations are JSON too, but have neither id nor key. */
function aNode(body: unknown, key: string): unknown {
  if (body && typeof body === 'object' && ('id' in body || 'key' in body)) return body
  throw new UpstreamFailure('content', 'unexpected-shape', `node ${key} has neither id nor key`)
}

/** Concatenated: a page requests dozens of nodes, and `URLSearchParams` was a tenth of the allocations of rendering. */
function nodeQuery(names: string, key: string, deep: number, subKey: string | undefined): string {
  const below = subKey ? `&subKey=${encodeURIComponent(subKey)}` : ''
  return `key=${encodeURIComponent(key)}&query=${encodeURIComponent(names)}&deep=${deep}${below}`
}

function parse<Shape extends z.ZodType>(schema: Shape, body: unknown, what: string): z.output<Shape> {
  const node = prepared(body)
  const result = isRecord(node) ? parseNode(schema, node) : schema.safeParse(node)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const reason = `${what}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`
  throw new UpstreamFailure('content', 'unexpected-shape', reason, { cause: result.error })
}
