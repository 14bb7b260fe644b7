import { problem } from '@agency/chassis/problem.ts'
import type { ServiceEnv } from '@agency/chassis/request-log.ts'
import { contentCalls } from '@agency/contracts/content/content-calls.ts'
import { readAliases } from '@agency/contracts/content/page.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'
import type { ContentTree } from '../tree/content-tree.ts'
import { answerNode } from './answer-node.ts'
import { blogPage, blogPost, findBlog, findPost } from './blog.ts'
import { describeReadingCalls } from './describe-calls.ts'
import { detailData } from './detail-data.ts'
import { sendBody } from './encoded-body.ts'
import { nodeOf, nodeOrDescendant } from './find-node.ts'
import { routeList } from './route-list.ts'
import { makeToken, tokenFault } from './token.ts'

const DEFAULT_TAKE = 100

/** The calls that read content. All but the token's need a bearer token. */
export function addReadingRoutes(
  app: OpenAPIHono<ServiceEnv>,
  { tokenSecret, current }: { tokenSecret: string; current: () => ContentTree | undefined },
): void {
  const { token, routes, page, list, detail, blogList, blogPost: post } = contentCalls
  describeReadingCalls(app)

  app.get(token.path, async c => c.json({ Token: await makeToken(tokenSecret, new Date()) }))

  app.use('/umbraco/*', async (c, next) => {
    const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const fault = await tokenFault(given, tokenSecret, new Date())
    if (fault === undefined) return next()
    c.header('www-authenticate', 'Bearer')
    return problem(c, 401, fault)
  })

  app.get(routes.path, async c => {
    const { deep } = readQuery(c, routes.request.query)
    return sendBody(c, await routeList(loaded(current), deep), 'private, no-cache')
  })

  app.get(page.path, c => {
    const { key, subKey, query, deep = 1 } = readQuery(c, page.request.query)
    return c.json(answerNode(nodeOrDescendant(loaded(current), key, subKey), query, deep))
  })

  app.get(list.path, c => {
    const { key, query, deep = 1, skip = 0, take = DEFAULT_TAKE } = readQuery(c, list.request.query)
    const node = nodeOf(loaded(current), key)
    const window = { ...node, children: node.children.slice(skip, skip + take) }
    return c.json({ ...answerNode(window, query, deep), total: node.children.length })
  })

  app.get(detail.path, c => {
    const { key, query } = readQuery(c, detail.request.query)
    const tree = loaded(current)
    const node = nodeOf(tree, key)
    const siblings = (node.parent?.children ?? tree.roots).filter(sibling => sibling.alias === node.alias)
    const aliases = readAliases(query)
    return c.json({ data: detailData(node, siblings, aliases, aliases) })
  })

  app.get(blogList.path, c => {
    const { key, page: number = 1, pageSize = 10, ...rest } = readQuery(c, blogList.request.query)
    const tree = loaded(current)
    const blog = key ? nodeOf(tree, key) : findBlog(tree)
    if (blog === undefined) throw new HTTPException(404, { message: 'There is no blog.' })
    return c.json({ data: blogPage(blog, { page: number, pageSize, ...rest }) })
  })

  app.get(post.path, c => {
    const { key, urlSegment = '', query } = readQuery(c, post.request.query)
    const tree = loaded(current)
    const node = key ? nodeOf(tree, key) : findPost(tree, urlSegment)
    if (node?.alias !== 'newsArticle') throw new HTTPException(404, { message: 'There is no such post.' })
    return c.json({ data: blogPost(node, query) })
  })
}

function loaded(current: () => ContentTree | undefined): ContentTree {
  const tree = current()
  if (tree === undefined) throw new HTTPException(503, { message: 'The content is still being loaded.' })
  return tree
}

function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(c.req.query())
  if (read.success) return read.data
  const faults = read.error.issues.map(issue => `${issue.path.join('.') || 'query'}: ${issue.message}`)
  throw new HTTPException(400, { message: faults.join('; ') })
}
