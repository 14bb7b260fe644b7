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
import type { MailQueue } from '../mail/mail-queue.ts'
import { type Answer, confirm, leave, signUp, withdraw } from './subscription.ts'

export function addNewsletterRoutes(app: Hono<ServiceEnv>, pool: Pool, queue: MailQueue): void {
  app.post(backendCalls.newsletter.path, async c => {
    const request = newsletterRequestSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success) {
      const error = 'Please enter an e-mail address such as name@example.com.'
      return c.json({ success: false, error }, 422)
    }
    return c.json(await signUp(pool, queue, request.data))
  })
  app.post(backendCalls.newsletterConfirm.path, c => byToken(c, token => confirm(pool, queue, token)))
  app.post(backendCalls.newsletterLeave.path, c => byToken(c, token => leave(pool, token)))
  app.post(backendCalls.newsletterWithdraw.path, async c => {
    const request = newsletterWithdrawalSchema.safeParse(await c.req.json().catch(() => undefined))
    return request.success
      ? c.json(await withdraw(pool, request.data.email))
      : problem(c, 400, 'The body must hold an e-mail address.')
  })
}

async function byToken(c: Context<ServiceEnv>, act: (token: string) => Promise<Answer>) {
  const request = newsletterTokenSchema.safeParse(await c.req.json().catch(() => undefined))
  if (!request.success) return problem(c, 400, 'The body must hold the token of a link.')
  return c.json(await act(request.data.token))
}
