import { trashAnswer } from '@agency/contracts/manage/nodes/tree.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { actorOf } from '../../access/actor.ts'
import { madeFrom, preconditions } from '../../writing/if-match.ts'
import { found } from '../../writing/manage-fault.ts'
import { answer, type ManageOptions, manageRoute, notFound, onlyKey } from '../../writing/manage-options.ts'
import { deleteNode } from './delete-node.ts'
import { listTrash } from './list-trash.ts'
import { restoreNode } from './restore-node.ts'

const remove = manageRoute('delete', '/manage/nodes/{key}', {
  summary: 'Puts a node and everything below it into the trash, announces the change',
  request: { params: onlyKey },
  responses: {
    200: answer('How many nodes were deleted', z.object({ deleted: z.number().int() })),
    412: preconditions[412],
    ...notFound,
  },
})

const list = manageRoute('get', '/manage/trash', {
  summary: 'What was deleted within 30 days, last first',
  responses: { 200: answer('The nodes', trashAnswer) },
})

const restore = manageRoute('post', '/manage/trash/{key}/restore', {
  summary: 'Brings back a node and what went with it',
  request: { params: onlyKey },
  responses: {
    200: answer('How many nodes came back', z.object({ restored: z.number().int() })),
    409: problemResponse('The node no longer fits into the tree.'),
    ...notFound,
  },
})

export function addTrashRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  const { db, refresh } = options

  app.openapi(remove, async c => {
    const writing = { from: madeFrom(c), author: actorOf(c).id }
    const deleted = found((await deleteNode(db, c.req.valid('param').key, writing)) || undefined)
    await refresh()
    return c.json({ deleted }, 200)
  })

  app.openapi(list, async c => c.json({ nodes: await listTrash(options) }, 200))

  app.openapi(restore, async c => {
    const restored = await restoreNode(db, c.req.valid('param').key, actorOf(c).id)
    await refresh()
    return c.json(restored, 200)
  })
}
