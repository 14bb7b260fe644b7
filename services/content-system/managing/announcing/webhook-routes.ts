import { randomBytes } from 'node:crypto'
import {
  addedWebhook,
  webhook,
  webhookChange,
  webhookRequest,
  webhooks as webhooksAnswer,
} from '@agency/contracts/manage/webhooks.ts'
import { problem, problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { asc, eq, max } from 'drizzle-orm'
import { hookOutbox, webhooks } from '../../database/tables.ts'
import { noteForAudit } from '../access/audit-note.ts'
import { answer, jsonBody } from '../writing/manage-options.ts'
import { found } from '../writing/outcome.ts'
import { whyRefused } from './internal-addresses.ts'
import type { WebhookOptions } from './webhook-options.ts'

const common = { tags: ['Webhooks'], security: [{ editorKey: [] }], path: '/manage/webhooks' as const }
const single = { path: '/manage/webhooks/{id}' as const, request: { params: z.object({ id: z.uuid() }) } }
const NO_WEBHOOK = 'There is no such webhook.'
const missing = problemResponse(NO_WEBHOOK)
const notCalled = problemResponse('The address is not called: it is internal, or there is none.')

const list = createRoute({
  ...common,
  method: 'get',
  summary: 'The webhooks, without their secrets',
  responses: { 200: answer('All', webhooksAnswer) },
})
const add = createRoute({
  ...common,
  method: 'post',
  summary: 'Tells an address of changes from now on',
  request: { body: jsonBody(webhookRequest) },
  responses: {
    201: answer('Added; the only answer with the secret', addedWebhook),
    422: notCalled,
  },
})
const change = createRoute({
  ...common,
  ...single,
  method: 'put',
  summary: 'Changes the address, the kinds of change, and on or off; switching off drops waiting messages',
  request: { ...single.request, body: jsonBody(webhookChange) },
  responses: { 200: answer('Changed', webhook), 404: missing, 422: notCalled },
})
const remove = createRoute({
  ...common,
  ...single,
  method: 'delete',
  summary: 'Tells an address no more',
  responses: { 204: { description: 'Removed' }, 404: missing },
})

/** The calls by which other systems subscribe to changes. */
export function addWebhookRoutes(app: OpenAPIHono<ServiceEnv>, { db, senders, internalHosts }: WebhookOptions): void {
  app.openapi(list, async c => {
    const rows = await db
      .select({ webhook: webhooks, lastError: max(hookOutbox.lastError) })
      .from(webhooks)
      .leftJoin(hookOutbox, eq(hookOutbox.webhook, webhooks.id))
      .groupBy(webhooks.id)
      .orderBy(asc(webhooks.createdAt))
    return c.json({ webhooks: rows.map(row => answerOf(row.webhook, row.lastError)) }, 200)
  })

  app.openapi(add, async c => {
    const { secret = randomBytes(32).toString('base64url'), ...given } = c.req.valid('json')
    const refused = await whyRefused(given.url, internalHosts)
    if (refused) return problem(c, 422, refused, { faults: [{ path: ['url'], message: refused }] })
    const [row] = await db
      .insert(webhooks)
      .values({ ...given, secret })
      .returning()
    if (row === undefined) throw new Error('no webhook was made')
    noteForAudit(c, { key: row.id, detail: new URL(row.url).host })
    return c.json({ ...answerOf(row, null), secret }, 201)
  })

  app.openapi(change, async c => {
    const { id } = c.req.valid('param')
    const { url, events, on } = c.req.valid('json')
    const refused = url && (await whyRefused(url, internalHosts))
    if (refused) return problem(c, 422, refused, { faults: [{ path: ['url'], message: refused }] })
    const [row] = await db
      .update(webhooks)
      .set({ ...(url && { url }), events, offAt: on ? null : new Date() })
      .where(eq(webhooks.id, id))
      .returning()
    const changed = found(row, NO_WEBHOOK)
    if (!on) await db.delete(hookOutbox).where(eq(hookOutbox.webhook, id))
    await senders.wake()
    noteForAudit(c, { detail: [new URL(changed.url).host, ...(on ? events : ['off'])].join(', ') })
    return c.json(answerOf(changed, null), 200)
  })

  app.openapi(remove, async c => {
    const [gone] = await db
      .delete(webhooks)
      .where(eq(webhooks.id, c.req.valid('param').id))
      .returning()
    found(gone, NO_WEBHOOK)
    return c.body(null, 204)
  })
}

const answerOf = (
  { id, url, events, offAt, createdAt }: typeof webhooks.$inferSelect,
  lastError: string | null,
): z.output<typeof webhook> => ({ id, url, events, on: offAt === null, created: createdAt.toISOString(), lastError })
