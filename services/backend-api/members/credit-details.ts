import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'
import type { Members } from './members-client.ts'
import { readQuery } from './read-request.ts'

export function addCreditDetails(app: Hono<ServiceEnv>, members: Members): void {
  const { path, request } = backendCalls.creditDetails
  app.get(path, async c => {
    const credits = await members.credits(c.var, readQuery(c, request.query).id)
    if (credits === null) return c.json({ success: false, error: 'No member has this id.' })
    return c.json({ success: true, data: JSON.stringify(credits) })
  })
}
