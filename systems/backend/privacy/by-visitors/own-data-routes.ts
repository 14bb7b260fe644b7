import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { ownDataRequestSchema, ownDataTokenSchema, ownDataUseSchema } from '@agency/contracts/backend/own-data.ts'
import type { Pool } from '@agency/service-kit/database/database.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'
import type { MailQueue } from '../../mail/mail-queue.ts'
import type { Members } from '../../members/members-client.ts'
import { askForOwnData, readOwnDataLink, spendOwnDataLink } from './own-data.ts'

const ended = { success: false, error: 'This link has ended or was used.' }

export function addOwnDataRoutes(
  app: Hono<ServiceEnv>,
  { pool, queue, members }: { pool: Pool; queue: MailQueue; members: Members },
): void {
  const { ownDataRequest, ownDataLink, ownDataUse } = backendCalls
  app.post(ownDataRequest.path, async c => {
    const request = ownDataRequestSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success) {
      return c.json({ success: false, error: 'Please enter an e-mail address such as name@example.com.' }, 422)
    }
    await askForOwnData(pool, queue, request.data)
    return c.json({ success: true, message: 'We have sent an e-mail to this address.' })
  })
  app.post(ownDataLink.path, async c => {
    const request = ownDataTokenSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success) return problem(c, 400, 'The body must hold the token of a link.')
    const data = await readOwnDataLink(pool, request.data.token)
    return c.json(data ? { success: true, data } : ended)
  })
  app.post(ownDataUse.path, async c => {
    const request = ownDataUseSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!request.success) return problem(c, 400, 'The body must hold the token of a link.')
    const data = await spendOwnDataLink({ pool, members }, c.var, request.data)
    return c.json(data ? { success: true, data } : ended)
  })
}
