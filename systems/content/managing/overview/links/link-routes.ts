import { linkedFromAnswer, oldLinksAnswer, termsAnswer } from '@agency/contracts/manage/nodes/around.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { found } from '../../writing/manage-fault.ts'
import { answer, type ManageOptions, manageRoute, notFound, onlyKey } from '../../writing/manage-options.ts'
import { linkedFrom, oldLinks } from './linked-from.ts'
import { termsInUse } from './terms.ts'

const links = manageRoute('get', '/manage/nodes/{key}/linked-from', {
  summary: 'The nodes that link to a page or to one below it',
  request: { params: onlyKey },
  responses: { 200: answer('The nodes', linkedFromAnswer), ...notFound },
})

const outdated = manageRoute('get', '/manage/nodes/{key}/old-links', {
  summary: 'The nodes that link by an old address to a page or to one below it',
  request: { params: onlyKey },
  responses: { 200: answer('The nodes', oldLinksAnswer), ...notFound },
})

const terms = manageRoute('get', '/manage/terms', {
  summary: 'Tags, themes and places that nodes have in their newest versions, with how many have each',
  responses: { 200: answer('The terms', termsAnswer) },
})

export function addLinkRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(terms, async c => c.json({ terms: await termsInUse(options) }, 200))

  app.openapi(links, async c => {
    return c.json({ nodes: found(await linkedFrom(options, c.req.valid('param').key)) }, 200)
  })

  app.openapi(outdated, async c => {
    return c.json({ nodes: found(await oldLinks(options, c.req.valid('param').key)) }, 200)
  })
}
