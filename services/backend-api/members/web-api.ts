import type { Queryable } from '@agency/booking-site/database/booking-database.ts'
import { creditDetails } from '@agency/booking-site/members/credits/credit-details.ts'
import { webApiCalls } from '@agency/contracts/web-api/web-api-calls.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { sameSecret } from '@agency/service-kit/http/same-secret.ts'
import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { findPerson, userData } from './find-person.ts'
import { readQuery } from './read-request.ts'

/** `/api/internal/…`: profile and credits of one person, for whoever has the key. */
export function addWebApi(app: Hono<ServiceEnv>, { db, privateKey }: { db: Queryable; privateKey: string }): void {
  const { profile, creditDetails: credits } = webApiCalls
  const keyOnly = createMiddleware(async (c, next) => {
    if (sameSecret(c.req.query('privateKey'), privateKey)) return next()
    return problem(c, 401, 'The private key is missing or wrong.')
  })

  app.get(profile.path, keyOnly, async c => c.json(userData(await personOf(c))))
  app.get(credits.path, keyOnly, async c => c.json(await creditDetails(db, (await personOf(c)).id, new Date())))

  async function personOf(c: Context) {
    const person = await findPerson(db, readQuery(c, profile.request.query).Id)
    if (person === undefined) throw new HTTPException(404, { message: 'There is nobody with this id.' })
    return person
  }
}
