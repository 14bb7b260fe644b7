import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import {
  newsletterRequestSchema,
  newsletterTokenSchema,
  newsletterWithdrawalSchema,
} from '@agency/contracts/backend/newsletter.ts'
import type { Pool } from '@agency/service-kit/database/database.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context, Hono } from 'hono'
import { type Answer, confirm, leave, signUp, withdraw } from './subscription.ts'

/**
 * Adds the calls of the offers sign-up.
 * @param onMail Called when there may be a mail to send.
 */
export function addNewsletterRoutes(app: Hono<ServiceEnv>, pool: Pool, onMail: () => void): void {
  app.post(backendCalls.newsletter.path, async c => {
    const request = newsletterRequestSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success) {
      const error = 'Please enter an e-mail address such as name@example.com.'
      return c.json({ success: false, error }, 422)
    }
    const answer = await signUp(pool, request.data)
    onMail()
    return c.json(answer)
  })
  app.post(backendCalls.newsletterConfirm.path, c => byToken(c, token => confirm(pool, token), onMail))
  app.post(backendCalls.newsletterLeave.path, c => byToken(c, token => leave(pool, token), onMail))
  app.post(backendCalls.newsletterWithdraw.path, async c => {
    const request = newsletterWithdrawalSchema.safeParse(await c.req.json().catch(() => undefined))
    return request.success
      ? c.json(await withdraw(pool, request.data.email))
      : problem(c, 400, 'The body must hold an e-mail address.')
  })
}

async function byToken(c: Context<ServiceEnv>, act: (token: string) => Promise<Answer>, onMail: () => void) {
  const request = newsletterTokenSchema.safeParse(await c.req.json().catch(() => undefined))
  if (!request.success) return problem(c, 400, 'The body must hold the token of a link.')
  const answer = await act(request.data.token)
  onMail()
  return c.json(answer)
}
