import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { tooManyRequests } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'
import type { Members } from './members-client.ts'
import { readJson, readQuery } from './read-request.ts'
import { userData } from './user-data.ts'

/** `/v1.0/SSO/login`. The booking site checks the password and counts attempts, so callers get no more guesses here. */
export function addSsoLogin(app: Hono<ServiceEnv>, members: Members): void {
  const { path, request } = backendCalls.ssoLogin
  app.post(path, async c => {
    const answer = await members.signIn(c.var, await readJson(c, request.json))
    if (answer.outcome === 'welcome') return c.json({ success: true, userdata: userData(answer.member) })
    if (answer.outcome === 'mismatch') {
      return c.json({ success: false, error: "The email and password you entered don't match." })
    }
    return tooManyRequests(c, answer.seconds, 'Too many attempts. Please try again later.')
  })
}

export function addCreditDetails(app: Hono<ServiceEnv>, members: Members): void {
  const { path, request } = backendCalls.creditDetails
  app.get(path, async c => {
    const credits = await members.credits(c.var, readQuery(c, request.query).id)
    if (credits === null) return c.json({ success: false, error: 'No member has this id.' })
    return c.json({ success: true, data: JSON.stringify(credits) })
  })
}
