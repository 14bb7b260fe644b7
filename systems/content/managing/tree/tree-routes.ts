import {
  childrenAnswer,
  copyAnswer,
  copyInput,
  moveInput,
  sortInput,
  treeAnswer,
  treeQuery,
} from '@agency/contracts/manage/nodes/tree.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { type EncodedBody, encodeBody, sendBody } from '../../delivery/http/encoded-body.ts'
import { actorOf } from '../access/actor.ts'
import { noteForAudit } from '../access/audit-note.ts'
import {
  answer,
  failures,
  jsonBody,
  type ManageOptions,
  manageRoute,
  notFound,
  onlyKey,
} from '../writing/manage-options.ts'
import { copyNode } from './copy-node.ts'
import { childrenOf, wholeTree } from './list-tree.ts'
import { moveNode, sortNodes } from './move-node.ts'

const treeShape = z.union([treeAnswer, childrenAnswer])

const list = manageRoute('get', '/manage/tree', {
  summary: 'The whole tree, or the nodes right below one, in their newest versions with how they stand',
  request: { query: treeQuery },
  responses: { 200: answer('The nodes', treeShape) },
})

const misfits = { 409: problemResponse('The node does not fit there.'), ...notFound, ...failures }

const move = manageRoute('post', '/manage/nodes/{key}/move', {
  summary: 'Puts a node below another one or elsewhere among its siblings; old addresses lead to the new ones',
  request: { params: onlyKey, body: jsonBody(moveInput) },
  responses: { 204: { description: 'Moved' }, ...misfits },
})

const sort = manageRoute('post', '/manage/sort', {
  summary: 'Puts the nodes below one into an order',
  request: { body: jsonBody(sortInput) },
  responses: { 204: { description: 'Sorted' }, ...misfits },
})

const copy = manageRoute('post', '/manage/nodes/{key}/copy', {
  summary:
    'Makes a draft that says what the node says in its newest version, and one of each node below it if asked to',
  request: { params: onlyKey, body: jsonBody(copyInput) },
  responses: { 201: answer('The key of the draft', copyAnswer), ...misfits },
})

export function addTreeRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  const { db, refresh } = options
  /** Compressing a long tree takes longer than building it, and it rarely changes. */
  let last: { json: string; body: EncodedBody } | undefined
  const encoded = (json: string) => {
    if (last?.json !== json) last = { json, body: encodeBody(json, 'application/json') }
    return last.body
  }

  app.openapi(list, async c => {
    const { parent } = c.req.valid('query')
    if (parent !== undefined) return c.json(await childrenOf(options, parent), 200)
    const body = encoded(JSON.stringify(await wholeTree(options)))
    // Cached bytes have no type.
    return (await sendBody(c, body, 'private, no-cache')) as never
  })

  app.openapi(move, async c => {
    const { from, to } = await moveNode(db, c.req.valid('param').key, c.req.valid('json'), actorOf(c).id)
    if (from !== to) noteForAudit(c, { detail: `from “${from}” to “${to}”` })
    await refresh()
    return c.body(null, 204)
  })

  app.openapi(sort, async c => {
    const { parentKey, keys } = c.req.valid('json')
    await sortNodes(db, parentKey, keys, actorOf(c).id)
    await refresh()
    return c.body(null, 204)
  })

  app.openapi(copy, async c => {
    const copied = await copyNode(db, c.req.valid('param').key, c.req.valid('json'), actorOf(c).id)
    if (copied.copied > 1) noteForAudit(c, { detail: `with ${copied.copied - 1} below it` })
    return c.json(copied, 201)
  })
}
