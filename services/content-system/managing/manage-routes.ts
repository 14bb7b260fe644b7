import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import type { ContentDatabase } from '../database/content-database.ts'
import { deleteNode } from './delete-node.ts'
import { nodeInput, readProperties } from './node-input.ts'
import type { PreviewLinkOptions } from './preview-link.ts'
import { saveNode } from './save-node.ts'

export const savedAnswer = z.object({ key: z.string(), id: z.number().int(), version: z.number().int() })
export const onlyKey = z.object({ key: z.guid().transform(key => key.toLowerCase()) })
export const common = { tags: ['Managing'], security: [{ editorKey: [] }] }
export const failures = {
  400: problemResponse('Something in the node is wrong; detail says what.'),
  401: problemResponse('Nobody is signed in, and the header x-editor-key is missing or wrong.'),
  403: problemResponse('The role of whoever is signed in does not allow it.'),
}

const put = createRoute({
  ...common,
  method: 'put',
  path: '/manage/nodes/{key}',
  summary: 'Makes or changes a node, keeps a version, announces the change',
  request: { params: onlyKey, body: { required: true, content: { 'application/json': { schema: nodeInput } } } },
  responses: {
    200: { description: 'Changed', content: { 'application/json': { schema: savedAnswer } } },
    201: { description: 'Made', content: { 'application/json': { schema: savedAnswer } } },
    409: problemResponse('The node does not fit into the tree.'),
    ...failures,
  },
})

const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/manage/nodes/{key}',
  summary: 'Deletes a node and everything below it, announces the change',
  request: { params: onlyKey },
  responses: {
    200: {
      description: 'How many nodes were deleted',
      content: { 'application/json': { schema: z.object({ deleted: z.number().int() }) } },
    },
    404: problemResponse('There is no such node.'),
    ...failures,
  },
})

export type ManageOptions = {
  db: ContentDatabase
  /** For links to previews. */
  preview: PreviewLinkOptions
  /** Brings the tree up to date, so that an editor reads at once what was written. */
  refresh: () => Promise<void>
}

/** The calls that change content. */
export function addManageRoutes(app: OpenAPIHono<ServiceEnv>, { db, refresh }: ManageOptions): void {
  app.openapi(put, async c => {
    const input = c.req.valid('json')
    const read = readProperties(input)
    if ('faults' in read) throw new HTTPException(400, { message: read.faults.join('; ') })
    const saved = await saveNode(db, c.req.valid('param').key, input, read.properties)
    if ('refused' in saved) throw new HTTPException(409, { message: saved.refused })
    await refresh()
    const { created, ...answer } = saved
    return c.json(answer, created ? 201 : 200)
  })

  app.openapi(remove, async c => {
    const deleted = await deleteNode(db, c.req.valid('param').key)
    if (deleted === 0) throw new HTTPException(404, { message: 'There is no node with this key.' })
    await refresh()
    return c.json({ deleted }, 200)
  })
}
