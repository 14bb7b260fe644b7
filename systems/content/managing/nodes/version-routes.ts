import { versionDocument, versionsAnswer } from '@agency/contracts/manage/nodes/versions.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { actorOf } from '../access/actor.ts'
import { madeFrom, preconditions, tellVersion } from '../writing/if-match.ts'
import { found } from '../writing/manage-fault.ts'
import { answer, type ManageOptions, manageRoute, notFound, onlyKey } from '../writing/manage-options.ts'
import { listVersions, readVersion, restoreVersion } from './versions.ts'

const keyAndVersion = onlyKey.extend({ version: z.coerce.number().int().min(1) })

const list = manageRoute('get', '/manage/nodes/{key}/versions', {
  summary: 'Every version of a node, newest first',
  request: { params: onlyKey },
  responses: { 200: answer('The versions', versionsAnswer) },
})

const get = manageRoute('get', '/manage/nodes/{key}/versions/{version}', {
  summary: 'What a version says',
  request: { params: keyAndVersion },
  responses: { 200: answer('The version', versionDocument), ...notFound },
})

const restore = manageRoute('post', '/manage/nodes/{key}/versions/{version}/restore', {
  summary: 'Makes a draft of a version, where the node stands now',
  request: { params: keyAndVersion },
  responses: {
    200: answer('The version of the draft', z.object({ version: z.number().int() })),
    412: preconditions[412],
    ...notFound,
  },
})

const noVersion = 'There is no such version.'

export function addVersionRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(list, async c => c.json({ versions: await listVersions(options, c.req.valid('param').key) }, 200))

  app.openapi(get, async c => {
    const { key, version } = c.req.valid('param')
    return c.json(found(await readVersion(options, key, version), noVersion), 200)
  })

  app.openapi(restore, async c => {
    const { key, version } = c.req.valid('param')
    const writing = { from: madeFrom(c), author: actorOf(c).id }
    const restored = found(await restoreVersion(options.db, key, version, writing), noVersion)
    tellVersion(c, restored.version)
    return c.json(restored, 200)
  })
}
