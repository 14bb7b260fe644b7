import type { Queryable } from '@agency/booking-site/database/booking-database.ts'
import { gate } from '@agency/booking-site/identity/limits/gate.ts'
import { attemptSignIn } from '@agency/booking-site/identity/sign-in/attempt.ts'
import { findMember } from '@agency/booking-site/members/accounts/account.ts'
import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'
import { userData } from './find-person.ts'
import { readJson } from './read-request.ts'

const AT_ONCE = 8

/**
 * `/v1.0/SSO/login`: whether a member's password is right, and whose it is. Attempts count for the same limit as those on
 * the booking site, so nobody gets more guesses by asking here.
 */
export function addSsoLogin(app: Hono<ServiceEnv>, db: Queryable): void {
  const { path, request } = backendCalls.ssoLogin
  const enter = gate({ total: AT_ONCE, perAddress: AT_ONCE })
  app.post(path, async c => {
    const { email, password } = await readJson(c, request.json)
    const find = () => findMember(db, email)
    const outcome = await attemptSignIn(db, enter, { kind: 'member', name: email, password, find })
    if (outcome.kind === 'welcome') return c.json({ success: true, userdata: userData(outcome.account) })
    if (outcome.kind === 'mismatch') {
      return c.json({ success: false, error: "The email and password you entered don't match." })
    }
    c.header('retry-after', String(outcome.seconds))
    return problem(c, 429, 'Too many attempts. Please try again later.')
  })
}
