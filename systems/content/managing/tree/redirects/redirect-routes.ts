import { redirectInput, redirectsAnswer } from '@agency/contracts/manage/redirects.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { actorOf } from '../../access/actor.ts'
import { answer, jsonBody, type ManageOptions, manageRoute } from '../../writing/manage-options.ts'
import { addRedirect, listRedirects, removeRedirect } from './redirects.ts'

const list = manageRoute('get', '/manage/redirects', {
  summary: 'Addresses that lead elsewhere: those that editors made, and those of pages that were renamed or moved',
  responses: { 200: answer('The redirects, newest first', redirectsAnswer) },
})

const add = manageRoute('post', '/manage/redirects', {
  summary: 'Lets an address without a page lead elsewhere, for good',
  request: { body: jsonBody(redirectInput) },
  responses: {
    201: answer('Made', z.object({ id: z.number().int() })),
    409: problemResponse('A page or the site is at this address, it leads elsewhere already, or in a circle.'),
  },
})

const remove = manageRoute('delete', '/manage/redirects/{id}', {
  summary: 'Takes a redirect back',
  request: { params: z.object({ id: z.coerce.number().int() }) },
  responses: { 204: { description: 'Taken back' }, 404: problemResponse('There is no such redirect.') },
})

export function addRedirectRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(list, async c => c.json({ redirects: await listRedirects(options) }, 200))

  app.openapi(add, async c => {
    const result = await addRedirect(options, c.req.valid('json'), actorOf(c).id)
    await options.refresh()
    return c.json(result, 201)
  })

  app.openapi(remove, async c => {
    await removeRedirect(options, c.req.valid('param').id)
    await options.refresh()
    return c.body(null, 204)
  })
}
