import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { actorOf } from '../access/actor.ts'
import { savedAnswer } from '../nodes/machine-node-routes.ts'
import { common, failures, type ManageOptions, onlyKey } from '../writing/manage-options.ts'
import { faultText, nodeInput, readProperties, stateFrom } from '../writing/node-input.ts'
import { accepted, found } from '../writing/outcome.ts'
import { refuseTooMuch } from '../writing/source-budget.ts'
import { publishMachineDraft, saveDraft } from './machine-drafts.ts'
import { previewLink } from './preview-link.ts'

const draftAnswer = z.object({ key: z.string(), version: z.number().int() })

const put = createRoute({
  ...common,
  method: 'put',
  path: '/manage/drafts/{key}',
  summary: 'Keeps the next version of a node, or of one to come, without publishing it',
  request: { params: onlyKey, body: { required: true, content: { 'application/json': { schema: nodeInput } } } },
  responses: {
    200: { description: 'Kept', content: { 'application/json': { schema: draftAnswer } } },
    409: problemResponse('The node does not fit into the tree.'),
    ...failures,
  },
})

const publish = createRoute({
  ...common,
  method: 'post',
  path: '/manage/drafts/{key}/publish',
  summary: 'Publishes the draft of a node',
  request: { params: onlyKey },
  responses: {
    200: { description: 'Published', content: { 'application/json': { schema: savedAnswer } } },
    404: problemResponse('The newest version of this node is not a draft.'),
    409: problemResponse('The draft is not finished, or no longer fits into the tree.'),
    ...failures,
  },
})

const link = createRoute({
  ...common,
  method: 'get',
  path: '/manage/preview-link/{key}',
  summary: 'A link to the site that shows a node in its newest version, published or not',
  request: { params: onlyKey, query: z.object({ hours: z.coerce.number().min(0.1).max(720).default(72) }) },
  responses: {
    200: {
      description: 'The link, and until when it works',
      content: { 'application/json': { schema: z.object({ url: z.string(), until: z.string() }) } },
    },
    404: problemResponse('There is no such node.'),
    ...failures,
  },
})

/** The calls by which machines keep and publish drafts, and links that show them to others. */
export function addMachineDraftRoutes(app: OpenAPIHono<ServiceEnv>, { db, refresh, ...options }: ManageOptions): void {
  app.openapi(put, async c => {
    const input = c.req.valid('json')
    refuseTooMuch(input)
    const read = readProperties(input.alias, input.properties)
    if ('faults' in read) throw new HTTPException(400, { message: faultText(read.faults) })
    const saved = await saveDraft(db, stateFrom(c.req.valid('param').key, input, read.properties), actorOf(c).id)
    if ('refused' in saved) throw new HTTPException(409, { message: saved.refused })
    return c.json(saved, 200)
  })

  app.openapi(publish, async c => {
    const published = await publishMachineDraft(db, c.req.valid('param').key, actorOf(c).id)
    const saved = accepted(published, 'The newest version of this node is not a draft.')
    await refresh()
    const { created: _, ...answer } = saved
    return c.json(answer, 200)
  })

  app.openapi(link, async c => {
    const made = await previewLink(db, c.req.valid('param').key, c.req.valid('query').hours, options.preview)
    return c.json(found(made), 200)
  })
}
