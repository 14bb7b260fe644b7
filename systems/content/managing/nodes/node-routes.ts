import { nodeDocument as documentShape, presenceAnswer } from '@agency/contracts/manage/nodes/node.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { actorOf } from '../access/actor.ts'
import { tellVersion } from '../writing/if-match.ts'
import { found } from '../writing/manage-fault.ts'
import { answer, type ManageOptions, manageRoute, notFound, onlyKey } from '../writing/manage-options.ts'
import { nodeDocument } from './node-document.ts'
import type { Presence } from './presence.ts'

const get = manageRoute('get', '/manage/nodes/{key}', {
  summary: 'Everything that opens a node, in its newest version',
  request: { params: onlyKey },
  responses: { 200: answer('The node; `etag` tells its version', documentShape), ...notFound },
})

const enter = manageRoute('post', '/manage/nodes/{key}/presence', {
  summary: 'Says that one has the node open, for 30 seconds; who else has',
  request: { params: onlyKey },
  responses: { 200: answer('Who has it open', presenceAnswer) },
})

export function addNodeRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions, presence: Presence): void {
  app.openapi(get, async c => {
    const document = found(await nodeDocument(options, presence, c.req.valid('param').key))
    tellVersion(c, document.version)
    return c.json(document, 200)
  })

  app.openapi(enter, c => {
    const { key } = c.req.valid('param')
    presence.enter(key, actorOf(c))
    return c.json({ present: presence.present(key) }, 200)
  })
}
