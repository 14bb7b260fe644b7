import { webApiCalls } from '@agency/contracts/backend/web-api/web-api-calls.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { sameSecret } from '@agency/service-kit/http/same-secret.ts'
import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { Members } from './members-client.ts'
import { readQuery } from './read-request.ts'
import { userData } from './user-data.ts'

export function addWebApi(
  app: Hono<ServiceEnv>,
  { members, privateKey }: { members: Members; privateKey: string },
): void {
  const { profile, creditDetails } = webApiCalls
  const keyOnly = createMiddleware(async (c, next) => {
    if (sameSecret(c.req.query('privateKey'), privateKey)) return next()
    return problem(c, 401, 'The private key is missing or wrong.')
  })

  app.get(profile.path, keyOnly, async c => {
    const { Id } = readQuery(c, profile.request.query)
    return c.json(userData((await members.find(c.var, Id)) ?? noMember()))
  })
  app.get(creditDetails.path, keyOnly, async c => {
    const { Id } = readQuery(c, creditDetails.request.query)
    return c.json((await members.credits(c.var, Id)) ?? noMember())
  })
}

function noMember(): never {
  throw new HTTPException(404, { message: 'No member has this id.' })
}
