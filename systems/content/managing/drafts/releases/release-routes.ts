import { sendBackInput } from '@agency/contracts/manage/nodes/publishing/publish-request.ts'
import { releaseAnswer, releaseInput, releasesAnswer } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { actorOf } from '../../access/actor.ts'
import { noteForAudit } from '../../access/audit-note.ts'
import { found } from '../../writing/manage-fault.ts'
import { answer, jsonBody, type ManageOptions, manageRoute, onlyKey } from '../../writing/manage-options.ts'
import { addPage, deleteRelease, makeRelease, missingRelease, removePage, renameRelease } from './change-releases.ts'
import { listReleases, showRelease } from './show-release.ts'

const path = '/manage/releases' as const
export const onlyId = z.object({ id: z.guid().toLowerCase() })
export const noRelease = { 404: problemResponse(missingRelease) }
const refused = { 409: problemResponse('It cannot be done now; detail says why.') }
const single = `${path}/{id}` as const
const page = `${single}/pages/{key}` as const
const params = onlyId.extend(onlyKey.shape)

const list = manageRoute('get', path, {
  summary: 'The releases: pages that go live in one moment',
  responses: { 200: answer('All, the first made first', releasesAnswer) },
})

const make = manageRoute('post', path, {
  summary: 'Makes a release without pages',
  request: { body: jsonBody(releaseInput) },
  responses: { 201: answer('Made', releaseAnswer) },
})

const show = manageRoute('get', single, {
  summary: 'A release with its pages, and what keeps each from being published',
  request: { params: onlyId },
  responses: { 200: answer('The release', releaseAnswer), ...noRelease },
})

const rename = manageRoute('put', single, {
  summary: 'Gives a release another name',
  request: { params: onlyId, body: jsonBody(releaseInput) },
  responses: { 204: { description: 'Renamed' }, ...noRelease },
})

const remove = manageRoute('delete', single, {
  summary: 'Deletes a release that waits for no hour; the drafts of its pages stay',
  request: { params: onlyId },
  responses: { 204: { description: 'Deleted' }, ...refused, ...noRelease },
})

const add = manageRoute('put', page, {
  summary: 'Adds a page to a release that waits for no hour; a page is in one release at most',
  request: { params },
  responses: { 204: { description: 'It is in it' }, ...refused, ...noRelease },
})

const takeOut = manageRoute('delete', page, {
  summary: 'Removes a page from a release that waits for no hour; its draft stays',
  request: { params },
  responses: { 204: { description: 'Removed' }, ...refused, ...noRelease },
})

const back = manageRoute('post', `${page}/send-back`, {
  summary: 'Removes a page from a release with a reason for the writer who asked; its draft stays',
  request: { params, body: jsonBody(sendBackInput.pick({ note: true })) },
  responses: { 204: { description: 'Sent back' }, ...refused, ...noRelease },
})

export function addReleaseRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  const { db } = options

  app.openapi(list, async c => c.json(await listReleases(options), 200))

  app.openapi(make, async c => {
    const result = await makeRelease(db, c.req.valid('json').name, actorOf(c).id)
    noteForAudit(c, { key: result.id, detail: result.name })
    return c.json(found(await showRelease(options, result.id), missingRelease), 201)
  })

  app.openapi(show, async c => c.json(found(await showRelease(options, c.req.valid('param').id), missingRelease), 200))

  app.openapi(rename, async c => {
    const { name } = await renameRelease(db, c.req.valid('param').id, c.req.valid('json').name)
    noteForAudit(c, { detail: name })
    return c.body(null, 204)
  })

  app.openapi(remove, async c => {
    const { name } = await deleteRelease(db, c.req.valid('param').id)
    noteForAudit(c, { detail: name })
    return c.body(null, 204)
  })

  app.openapi(add, async c => {
    const { id, key } = c.req.valid('param')
    const { name } = await addPage(db, id, key)
    noteForAudit(c, { key, detail: name })
    return c.body(null, 204)
  })

  app.openapi(takeOut, async c => {
    const { id, key } = c.req.valid('param')
    const { name } = await removePage(options, id, { key, by: actorOf(c).id, note: '' })
    noteForAudit(c, { key, detail: name })
    return c.body(null, 204)
  })

  app.openapi(back, async c => {
    const { id, key } = c.req.valid('param')
    const values = { key, by: actorOf(c).id, note: c.req.valid('json').note }
    const { name } = await removePage(options, id, values)
    noteForAudit(c, { key, detail: name })
    return c.body(null, 204)
  })
}
