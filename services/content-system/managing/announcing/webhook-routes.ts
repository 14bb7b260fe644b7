import { webhook, webhookRequest, webhooks as webhooksAnswer } from '@agency/contracts/manage/webhooks.ts'
import { problemResponse } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { asc, eq, max } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import type { ContentDatabase } from '../../database/content-database.ts'
import { hookOutbox, webhooks } from '../../database/tables.ts'
import { noteForAudit } from '../access/audit-note.ts'

const common = { tags: ['Webhooks'], security: [{ editorKey: [] }], path: '/manage/webhooks' as const }

const list = createRoute({
  ...common,
  method: 'get',
  summary: 'Who is told of each change; never their secrets',
  responses: { 200: { description: 'All', content: { 'application/json': { schema: webhooksAnswer } } } },
})
const add = createRoute({
  ...common,
  method: 'post',
  summary: 'Tells an address of each change from now on',
  request: { body: { required: true, content: { 'application/json': { schema: webhookRequest } } } },
  responses: { 201: { description: 'Added', content: { 'application/json': { schema: webhook } } } },
})
const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/manage/webhooks/{id}',
  summary: 'Tells an address no more',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Removed' }, 404: problemResponse('There is no such webhook.') },
})

/** The calls by which others ask to be told of changes. */
export function addWebhookRoutes(app: OpenAPIHono<ServiceEnv>, db: ContentDatabase): void {
  app.openapi(list, async c => {
    const rows = await db
      .select({
        id: webhooks.id,
        url: webhooks.url,
        createdAt: webhooks.createdAt,
        lastError: max(hookOutbox.lastError),
      })
      .from(webhooks)
      .leftJoin(hookOutbox, eq(hookOutbox.webhook, webhooks.id))
      .groupBy(webhooks.id)
      .orderBy(asc(webhooks.createdAt))
    return c.json(
      { webhooks: rows.map(({ createdAt, ...row }) => ({ ...row, created: createdAt.toISOString() })) },
      200,
    )
  })

  app.openapi(add, async c => {
    const [row] = await db.insert(webhooks).values(c.req.valid('json')).returning()
    if (row === undefined) throw new Error('no webhook was made')
    noteForAudit(c, { key: row.id, detail: new URL(row.url).host })
    return c.json({ id: row.id, url: row.url, created: row.createdAt.toISOString(), lastError: null }, 201)
  })

  app.openapi(remove, async c => {
    const gone = await db
      .delete(webhooks)
      .where(eq(webhooks.id, c.req.valid('param').id))
      .returning()
    if (gone.length === 0) throw new HTTPException(404, { message: 'There is no such webhook.' })
    return c.body(null, 204)
  })
}
