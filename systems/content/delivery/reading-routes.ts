import { describeCall } from '@agency/contracts/calls/openapi.ts'
import { contentCalls } from '@agency/contracts/content/content-calls.ts'
import { readAliases } from '@agency/contracts/content/page.ts'
import { previewHeader, readGrant } from '@agency/contracts/content/preview-link.ts'
import { cultureQuery } from '@agency/contracts/content/route-node.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { problem, problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'
import { type ContentNode, type ContentTree, isBelow } from '../tree/content-tree.ts'
import type { Previews } from '../tree/previews.ts'
import { publicPath } from '../tree/public-path.ts'
import type { Redirect } from '../tree/tree-store.ts'
import { blogPage, blogPost, type FindPosts, findBlog, findPost } from './blog.ts'
import { sendBody } from './http/encoded-body.ts'
import { makeToken, tokenFault } from './http/token.ts'
import { answerNode } from './nodes/answer-node.ts'
import { detailData } from './nodes/detail-data.ts'
import { treeInLanguage } from './nodes/tree-in-language.ts'
import { routeList } from './route-list.ts'
import type { ContentSearch } from './search/content-search.ts'
import { narrowedSearch } from './search/narrowing/narrowed-search.ts'
import type { CountMiss } from './search/question/count-misses.ts'
import { searchAnswer } from './search-answer.ts'

const defaultTake = 100

export type ReadingOptions = TreeSource & {
  tokenSecret: string
  search: ContentSearch
  countMiss: CountMiss
  redirects: () => Redirect[]
}

/** All but the token's need a bearer token. */
export function addReadingRoutes(
  app: OpenAPIHono<ServiceEnv>,
  { tokenSecret, search, countMiss, redirects, ...trees }: ReadingOptions,
): void {
  const { token, routes, page, list, detail, blogList, blogPost: post, search: siteSearch } = contentCalls
  describeReadingCalls(app)

  app.get(token.path, async c => c.json({ Token: await makeToken(tokenSecret, new Date()) }))

  app.use('/umbraco/*', async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const fault = await tokenFault(token, tokenSecret, new Date())
    if (fault === undefined) return next()
    c.header('www-authenticate', 'Bearer')
    return problem(c, 401, fault)
  })

  app.get(routes.path, async c => {
    const { deep } = readQuery(c, routes.request.query)
    return sendBody(c, routeList(await treeOfRequest(c, trees), deep), 'private, no-cache')
  })

  app.get(page.path, async c => {
    const { key, subKey, query, deep = 1 } = readQuery(c, page.request.query)
    return c.json(answerNode(nodeOrDescendant(await treeOfRequest(c, trees), key, subKey), query, deep))
  })

  app.get(list.path, async c => {
    const { key, query, deep = 1, skip = 0, take = defaultTake } = readQuery(c, list.request.query)
    const node = nodeOf(await treeOfRequest(c, trees), key)
    const window = { ...node, children: node.children.slice(skip, skip + take) }
    return c.json({ ...answerNode(window, query, deep), total: node.children.length })
  })

  app.get(detail.path, async c => {
    const { key, query } = readQuery(c, detail.request.query)
    const tree = await treeOfRequest(c, trees)
    const node = nodeOf(tree, key)
    const siblings = (node.parent?.children ?? tree.roots).filter(sibling => sibling.alias === node.alias)
    const aliases = readAliases(query)
    return c.json({ data: detailData(node, siblings, aliases, aliases) })
  })

  app.get(blogList.path, async c => {
    const { key, page: number = 1, pageSize = 10, search: text, ...rest } = readQuery(c, blogList.request.query)
    const tree = await treeOfRequest(c, trees)
    const blog = key ? nodeOf(tree, key) : findBlog(tree)
    if (blog === undefined) throw new HTTPException(404, { message: 'There is no blog.' })
    const find: FindPosts = (among, skip, take) =>
      search(tree, { text: text ?? '', typing: false, today: today(), skip, take, among })
    return c.json({ data: await blogPage(blog, { page: number, pageSize, ...rest }, text?.trim() ? find : undefined) })
  })

  app.get(siteSearch.path, async c => {
    const {
      q,
      page: number = 1,
      pageSize = 10,
      typing = false,
      culture: _,
      ...choices
    } = readQuery(c, siteSearch.request.query)
    const tree = await treeOfRequest(c, trees)
    const question = { text: q, typing, today: today(), skip: (number - 1) * pageSize, take: pageSize }
    const hits = typing ? await search(tree, question) : await narrowedSearch(search, tree, question, choices)
    if (!typing && hits.total === 0 && Object.keys(choices).length === 0) void countMiss(q, question.today)
    return c.json(searchAnswer(tree, hits, number, pageSize))
  })

  app.get(contentCalls.redirects.path, async c => {
    return c.json({ redirects: redirectList(await treeOfRequest(c, trees), redirects()) })
  })

  app.get(post.path, async c => {
    const { key, urlSegment = '', query } = readQuery(c, post.request.query)
    const tree = await treeOfRequest(c, trees)
    const node = key ? nodeOf(tree, key) : findPost(tree, urlSegment)
    if (node?.alias !== 'newsArticle') throw new HTTPException(404, { message: 'There is no such post.' })
    return c.json({ data: blogPost(node, query) })
  })
}

const today = () => malaysianDay(new Date())

function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(c.req.query())
  if (read.success) return read.data
  const faults = read.error.issues.map(issue => `${issue.path.join('.') || 'query'}: ${issue.message}`)
  throw new HTTPException(400, { message: faults.join('; ') })
}

/** @throws 404 for a key of no published node */
function nodeOf(tree: ContentTree, key: string): ContentNode {
  const node = tree.byKey.get(key.trim().toLowerCase())
  if (node === undefined) throw new HTTPException(404, { message: 'There is no published node with this key.' })
  return node
}

/** The descendant with `subKey`, if that is set. @throws 404 if there is none */
function nodeOrDescendant(tree: ContentTree, key: string, subKey: string | undefined): ContentNode {
  const node = nodeOf(tree, key)
  if (!subKey) return node
  const inner = nodeOf(tree, subKey)
  if (!isBelow(inner, node)) throw new HTTPException(404, { message: 'subKey is not a descendant of key.' })
  return inner
}

/** The present targets of redirects; leaves out hidden pages. */
function redirectList({ byKey }: ContentTree, redirects: Redirect[]): { from: string; to: string }[] {
  return redirects.flatMap(({ from, to, key }) => {
    const node = byKey.get(key ?? '')
    const target = to ?? (node && publicPath(node))
    return target === undefined || target === from ? [] : [{ from, to: target }]
  })
}

const failures = {
  400: problemResponse('A part of the query is missing or wrong.'),
  401: problemResponse('The bearer token is missing, not valid, or expired.'),
  404: problemResponse('No published node fits.'),
}

function describeReadingCalls(app: OpenAPIHono<ServiceEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  for (const call of Object.values(contentCalls)) {
    const described = { ...describeCall(call), tags: ['Reading'] }
    app.openAPIRegistry.registerPath(
      'auth' in call
        ? { ...described, security: [{ bearer: [] }], responses: { ...described.responses, ...failures } }
        : described,
    )
  }
}

type TreeSource = {
  current: () => ContentTree | undefined
  previews: Previews
  previewSecret: string
}

/**
 * The published tree, or a preview's for the site's server, in the asked language.
 * @throws 400 for an unknown language, 503 before the first load, 403 if not granted
 */
async function treeOfRequest(c: Context, trees: TreeSource): Promise<ContentTree> {
  const culture = cultureQuery.safeParse(c.req.query('culture'))
  if (culture.error) throw new HTTPException(400, { message: `culture: ${culture.error.issues[0]?.message}` })
  return treeInLanguage(await treeWithPreview(c, trees), culture.data)
}

async function treeWithPreview(c: Context, { current, previews, previewSecret }: TreeSource): Promise<ContentTree> {
  const header = c.req.header(previewHeader)
  if (header === undefined) return loaded(current())
  const grant = await readGrant('reading', new URLSearchParams(header), previewSecret, new Date())
  if (grant === 'forged' || grant === 'over') throw new HTTPException(403, { message: `The preview is ${grant}.` })
  return loaded(await previews(grant.key))
}

function loaded(tree: ContentTree | undefined): ContentTree {
  if (tree === undefined) throw new HTTPException(503, { message: 'The content is still being loaded.' })
  return tree
}
