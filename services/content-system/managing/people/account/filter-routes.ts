import { filterName, filterRequest, savedFilters } from '@agency/contracts/manage/account.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, jsonBody } from '../../writing/manage-options.ts'
import { accepted } from '../../writing/outcome.ts'
import type { PeopleOptions } from '../people-options.ts'
import { signedInOn } from '../sign-in/session-cookie.ts'
import { common, failures } from './account-calls.ts'
import { addFilter, filtersOf, removeFilter, renameFilter } from './saved-filters.ts'

const path = '/manage/me/filters' as const
const params = z.object({ id: z.uuid() })
const MISSING = 'There is no such filter. It may have been deleted in another tab.'
const all = { 200: answer('The filters as they are now', savedFilters), ...failures }
const refused = { 409: problemResponse('The name is taken, or the list is full; detail says which.') }
const missing = { 404: problemResponse(MISSING) }

const list = createRoute({
  ...common,
  method: 'get',
  path,
  summary: 'The filters of lists that the signed-in user has named',
  responses: all,
})
const add = createRoute({
  ...common,
  method: 'post',
  path,
  summary: 'Saves a filter of the signed-in user under a name',
  request: { body: jsonBody(filterRequest) },
  responses: { ...all, ...refused },
})
const rename = createRoute({
  ...common,
  method: 'put',
  path: `${path}/{id}` as const,
  summary: 'Renames a filter of the signed-in user',
  request: { params, body: jsonBody(filterName) },
  responses: { ...all, ...refused, ...missing },
})
const remove = createRoute({
  ...common,
  method: 'delete',
  path: `${path}/{id}` as const,
  summary: 'Deletes a filter of the signed-in user',
  request: { params },
  responses: { ...all, ...missing },
})

/** The calls about one's own filters. */
export function addFilterRoutes(app: OpenAPIHono<ServiceEnv>, { db }: PeopleOptions): void {
  const filters = async (user: string) => ({ filters: await filtersOf(db, user) })

  app.openapi(list, async c => c.json(await filters(signedInOn(c).user.id), 200))

  app.openapi(add, async c => {
    const { id: userId } = signedInOn(c).user
    accepted(await addFilter(db, { userId, ...c.req.valid('json') }))
    return c.json(await filters(userId), 200)
  })

  app.openapi(rename, async c => {
    const { id } = signedInOn(c).user
    accepted(await renameFilter(db, id, { ...c.req.valid('param'), ...c.req.valid('json') }), MISSING)
    return c.json(await filters(id), 200)
  })

  app.openapi(remove, async c => {
    const { id } = signedInOn(c).user
    accepted(await removeFilter(db, id, c.req.valid('param').id), MISSING)
    return c.json(await filters(id), 200)
  })
}
