import { askInput, sendBackInput } from '@agency/contracts/manage/nodes/publishing/publish-request.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { signedInOn } from '../../people/sign-in/session-cookie.ts'
import { madeFrom, preconditions } from '../../writing/if-match.ts'
import { jsonBody, type ManageOptions, manageRoute, notFound, onlyKey } from '../../writing/manage-options.ts'
import { askToPublish, sendBack, takeRequestBack } from './publish-requests.ts'

const path = '/manage/nodes/{key}/publish-request' as const
const refused = { 409: problemResponse('The request cannot be changed like this; detail says why.') }

const ask = manageRoute('post', path, {
  summary: 'Asks for the draft of a node to be published; asking again replaces one’s own request',
  request: { params: onlyKey, body: jsonBody(askInput) },
  responses: {
    204: { description: 'Asked' },
    422: problemResponse('The draft is not finished; `faults` tells where.'),
    ...refused,
    ...notFound,
    ...preconditions,
  },
})

const takeBack = manageRoute('delete', path, {
  summary: 'Takes one’s own request back',
  request: { params: onlyKey },
  responses: { 204: { description: 'Taken back' }, ...refused },
})

const back = manageRoute('post', `${path}/send-back`, {
  summary: 'Sends a request back to who asked, with a note',
  request: { params: onlyKey, body: jsonBody(sendBackInput) },
  responses: { 204: { description: 'Sent back' }, ...refused },
})

/** For users with an account only. */
export function addPublishRequestRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(ask, async c => {
    const request = { by: signedInOn(c).user.id, note: c.req.valid('json').note, from: madeFrom(c) }
    await askToPublish(options, c.req.valid('param').key, request)
    return c.body(null, 204)
  })

  app.openapi(takeBack, async c => {
    await takeRequestBack(options, c.req.valid('param').key, signedInOn(c).user.id)
    return c.body(null, 204)
  })

  app.openapi(back, async c => {
    const { at, note } = c.req.valid('json')
    const sent = { at: new Date(at), by: signedInOn(c).user.id, note }
    await sendBack(options, c.req.valid('param').key, sent)
    return c.body(null, 204)
  })
}
