import { versionDocument, versionsAnswer } from '@agency/contracts/manage/nodes/versions.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { actorOf } from '../access/actor.ts'
import { tellVersion } from '../writing/if-match.ts'
import { answer, common, failures, type ManageOptions, notFound, onlyKey } from '../writing/manage-options.ts'
import { listVersions, readVersion, restoreVersion } from './versions.ts'

const keyAndVersion = onlyKey.extend({ version: z.coerce.number().int().min(1) })

const list = createRoute({
  ...common,
  method: 'get',
  path: '/manage/nodes/{key}/versions',
  summary: 'Every version of a node, newest first',
  request: { params: onlyKey },
  responses: { 200: answer('The versions', versionsAnswer), ...failures },
})

const get = createRoute({
  ...common,
  method: 'get',
  path: '/manage/nodes/{key}/versions/{version}',
  summary: 'What a version says',
  request: { params: keyAndVersion },
  responses: { 200: answer('The version', versionDocument), ...notFound, ...failures },
})

const restore = createRoute({
  ...common,
  method: 'post',
  path: '/manage/nodes/{key}/versions/{version}/restore',
  summary: 'Makes a draft of a version, where the node stands now',
  request: { params: keyAndVersion },
  responses: {
    200: answer('The version of the draft', z.object({ version: z.number().int() })),
    ...notFound,
    ...failures,
  },
})

const noVersion = () => new HTTPException(404, { message: 'There is no such version.' })

/** The calls around what a node was before. */
export function addVersionRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(list, async c => c.json({ versions: await listVersions(options, c.req.valid('param').key) }, 200))

  app.openapi(get, async c => {
    const { key, version } = c.req.valid('param')
    const found = await readVersion(options, key, version)
    if (found === undefined) throw noVersion()
    return c.json(found, 200)
  })

  app.openapi(restore, async c => {
    const { key, version } = c.req.valid('param')
    const restored = await restoreVersion(options.db, key, version, actorOf(c).id)
    if (restored === undefined) throw noVersion()
    tellVersion(c, restored.version)
    return c.json(restored, 200)
  })
}
