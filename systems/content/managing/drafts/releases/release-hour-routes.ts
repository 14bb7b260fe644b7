import { hourInput } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import {
  releasePublishAnswer,
  releasePublishInput,
  releaseScheduleInput,
} from '@agency/contracts/manage/nodes/publishing/release.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { actorOf } from '../../access/actor.ts'
import { noteForAudit } from '../../access/audit-note.ts'
import { answer, failures, jsonBody, type ManageOptions, manageRoute } from '../../writing/manage-options.ts'
import { otherPages } from './change-releases.ts'
import { changeReleaseHour, publishRelease, scheduleRelease, takeReleaseHourBack } from './publish-release.ts'
import { noRelease, onlyId } from './release-routes.ts'

const refusals = {
  409: problemResponse('It cannot be done now; detail says why.'),
  412: problemResponse(otherPages),
  422: problemResponse('Nothing of it goes live; `pages` tells which pages stop it, and why.'),
  ...noRelease,
  ...failures,
}
const path = '/manage/releases/{id}/schedule' as const

const publish = manageRoute('post', '/manage/releases/{id}/publish', {
  summary: 'Shows visitors all drafts of a release in one moment, or none of them; then the release is over',
  request: { params: onlyId, body: jsonBody(releasePublishInput) },
  responses: { 200: answer('Published', releasePublishAnswer), ...refusals },
})

const schedule = manageRoute('post', path, {
  summary: 'Lets all drafts of a release go live at an instant, as they are now',
  request: { params: onlyId, body: jsonBody(releaseScheduleInput) },
  responses: { 204: { description: 'It goes live then' }, ...refusals },
})

const change = manageRoute('put', path, {
  summary: 'Lets a release that waits for its hour go live at another one, with the same texts',
  request: { params: onlyId, body: jsonBody(hourInput) },
  responses: { 204: { description: 'It goes live then' }, ...refusals },
})

const takeBack = manageRoute('delete', path, {
  summary: 'Takes back the hour of a release, or the notice that it passed in vain',
  request: { params: onlyId },
  responses: { 204: { description: 'Taken back; the release stays' }, ...refusals },
})

export function addReleaseHourRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(publish, async c => {
    const wanted = { seen: c.req.valid('json').pages, author: actorOf(c).id }
    const { release, count, touched } = await publishRelease(options, c.req.valid('param').id, wanted)
    await options.refresh()
    noteForAudit(c, { detail: release.name })
    return c.json({ count, touched }, 200)
  })

  app.openapi(schedule, async c => {
    const { at, pages: seen } = c.req.valid('json')
    const wanted = { at: new Date(at), seen, author: actorOf(c).id }
    const { name } = await scheduleRelease(options, c.req.valid('param').id, wanted)
    noteForAudit(c, { detail: `${name}: ${wanted.at.toISOString()}` })
    return c.body(null, 204)
  })

  app.openapi(change, async c => {
    const wanted = { at: new Date(c.req.valid('json').at), author: actorOf(c).id }
    const { name } = await changeReleaseHour(options, c.req.valid('param').id, wanted)
    noteForAudit(c, { detail: `${name}: ${wanted.at.toISOString()}` })
    return c.body(null, 204)
  })

  app.openapi(takeBack, async c => {
    const { name } = await takeReleaseHourBack(options.db, c.req.valid('param').id)
    noteForAudit(c, { detail: name })
    return c.body(null, 204)
  })
}
