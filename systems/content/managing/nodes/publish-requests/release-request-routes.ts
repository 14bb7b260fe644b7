import { askInput, sendBackInput } from '@agency/contracts/manage/nodes/publishing/publish-request.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { noteForAudit } from '../../access/audit-note.ts'
import { noRelease, onlyId } from '../../drafts/releases/release-routes.ts'
import { signedInOn } from '../../people/sign-in/session-cookie.ts'
import { jsonBody, type ManageOptions, manageRoute } from '../../writing/manage-options.ts'
import { askToPublishRelease, sendBack, takeRequestBack } from './publish-requests.ts'

const path = '/manage/releases/{id}/publish-request' as const
const refused = {
  409: problemResponse('The request cannot be changed like this; detail says why.'),
  ...noRelease,
}

const ask = manageRoute('post', path, {
  summary: 'Asks for all pages of a release to be published; asking again replaces one’s own request',
  request: { params: onlyId, body: jsonBody(askInput) },
  responses: { 204: { description: 'Asked' }, ...refused },
})

const takeBack = manageRoute('delete', path, {
  summary: 'Takes one’s own request about a release back',
  request: { params: onlyId },
  responses: { 204: { description: 'Taken back' }, ...refused },
})

const back = manageRoute('post', `${path}/send-back`, {
  summary: 'Sends a release back to who asked to publish it, with a note',
  request: { params: onlyId, body: jsonBody(sendBackInput) },
  responses: { 204: { description: 'Sent back' }, ...refused },
})

/** For users with an account only. */
export function addReleaseRequestRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(ask, async c => {
    const { id } = c.req.valid('param')
    const values = { by: signedInOn(c).user.id, note: c.req.valid('json').note }
    const { name } = await askToPublishRelease(options, id, values)
    noteForAudit(c, { detail: name })
    return c.body(null, 204)
  })

  app.openapi(takeBack, async c => {
    await takeRequestBack(options, c.req.valid('param').id, signedInOn(c).user.id)
    return c.body(null, 204)
  })

  app.openapi(back, async c => {
    const { at, note } = c.req.valid('json')
    const sent = { at: new Date(at), by: signedInOn(c).user.id, note }
    await sendBack(options, c.req.valid('param').id, sent)
    return c.body(null, 204)
  })
}
