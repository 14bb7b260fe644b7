import { hourInput, scheduleAnswer, scheduleInput } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { actorOf, machine } from '../../access/actor.ts'
import { noteForAudit } from '../../access/audit-note.ts'
import { madeFrom, preconditions } from '../../writing/if-match.ts'
import { answer, jsonBody, manageRoute, notFound, onlyKey } from '../../writing/manage-options.ts'
import { changeHour, type ScheduleOptions, scheduleNode, takeHourBack } from './choose-hour.ts'

const path = '/manage/nodes/{key}/schedule'
const withRelease = { 409: problemResponse('It goes live with a release.') }
const unfinished = { 422: problemResponse('It could not be published then; `faults` tells why.') }

const schedule = manageRoute('post', path, {
  summary: 'Lets a node go live at an instant in its newest version, as it is now',
  request: { params: onlyKey, body: jsonBody(scheduleInput) },
  responses: {
    200: answer('When, and which version', scheduleAnswer),
    ...withRelease,
    ...unfinished,
    ...notFound,
    ...preconditions,
  },
})

const change = manageRoute('put', path, {
  summary: 'Lets what goes live at an hour do so at another one',
  request: { params: onlyKey, body: jsonBody(hourInput) },
  responses: {
    200: answer('When, and which version', scheduleAnswer),
    409: problemResponse('Its hour has passed, and it could not go live; or it goes live with a release.'),
    ...unfinished,
    ...notFound,
  },
})

const takeBack = manageRoute('delete', path, {
  summary: 'Takes back that a node goes live at an hour, or the notice that it did not',
  request: { params: onlyKey },
  responses: { 204: { description: 'Taken back; the draft stays' }, ...withRelease, ...notFound },
})

export function addScheduleRoutes(app: OpenAPIHono<ServiceEnv>, options: ScheduleOptions): void {
  app.openapi(schedule, async c => {
    const { id: author } = actorOf(c)
    const { at, vanish } = c.req.valid('json')
    const chosen = { at: new Date(at), author, from: madeFrom(c), vanish: vanish || author === machine.id }
    const scheduled = await scheduleNode(options, c.req.valid('param').key, chosen)
    noteForAudit(c, { detail: scheduled.at })
    return c.json(scheduled, 200)
  })

  app.openapi(change, async c => {
    const chosen = { at: new Date(c.req.valid('json').at), author: actorOf(c).id }
    const scheduled = await changeHour(options, c.req.valid('param').key, chosen)
    noteForAudit(c, { detail: scheduled.at })
    return c.json(scheduled, 200)
  })

  app.openapi(takeBack, async c => {
    await takeHourBack(options.db, c.req.valid('param').key)
    return c.body(null, 204)
  })
}
