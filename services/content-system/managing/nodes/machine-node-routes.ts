import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { actorOf } from '../access/actor.ts'
import { answer, common, failures, jsonBody, type ManageOptions, onlyKey } from '../writing/manage-options.ts'
import { faultText, nodeInput, readProperties } from '../writing/node-input.ts'
import { refuseTooMuch } from '../writing/source-budget.ts'
import { saveNode } from './save-node.ts'

export const savedAnswer = z.object({ key: z.string(), id: z.number().int(), version: z.number().int() })

const put = createRoute({
  ...common,
  method: 'put',
  path: '/manage/nodes/{key}',
  summary: 'Makes or changes a node, keeps a version, announces the change',
  request: { params: onlyKey, body: jsonBody(nodeInput) },
  responses: {
    200: answer('Changed', savedAnswer),
    201: answer('Made', savedAnswer),
    409: problemResponse('The node does not fit into the tree.'),
    ...failures,
  },
})

/** The call by which machines write a node at once, without a draft. */
export function addMachineNodeRoutes(app: OpenAPIHono<ServiceEnv>, { db, refresh }: ManageOptions): void {
  app.openapi(put, async c => {
    const input = c.req.valid('json')
    refuseTooMuch(input)
    const read = readProperties(input.alias, input.properties)
    if ('faults' in read) throw new HTTPException(400, { message: faultText(read.faults) })
    const saved = await saveNode(db, c.req.valid('param').key, input, read.properties, actorOf(c).id)
    if ('refused' in saved) throw new HTTPException(409, { message: saved.refused })
    await refresh()
    const { created, ...answered } = saved
    return c.json(answered, created ? 201 : 200)
  })
}
