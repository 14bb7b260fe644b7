import type { Queryable } from '@agency/booking-site/database/booking-database.ts'
import { creditDetails } from '@agency/booking-site/members/credits/credit-details.ts'
import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'
import { findPerson } from './find-person.ts'
import { readQuery } from './read-request.ts'

/** `/v1.0/HomePage/GetCreditDetails`: credit and wallet of one person as JSON text inside the JSON. */
export function addCreditDetails(app: Hono<ServiceEnv>, db: Queryable): void {
  const { path, request } = backendCalls.creditDetails
  app.get(path, async c => {
    const person = await findPerson(db, readQuery(c, request.query).id)
    if (person === undefined) return c.json({ success: false, error: 'There is nobody with this id.' })
    return c.json({ success: true, data: JSON.stringify(await creditDetails(db, person.id, new Date())) })
  })
}
