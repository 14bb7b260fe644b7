import { audit, auditQuery } from '@agency/contracts/manage/audit.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { ContentDatabase } from '../../database/content-database.ts'
import { readAudit } from './audit.ts'

const list = createRoute({
  tags: ['People'],
  security: [{ editorKey: [] }],
  method: 'get',
  path: '/manage/audit',
  summary: 'Who did what, newest first',
  request: { query: auditQuery },
  responses: { 200: { description: 'Fifty entries', content: { 'application/json': { schema: audit } } } },
})

export function addAuditRoutes(app: OpenAPIHono<ServiceEnv>, db: ContentDatabase): void {
  app.openapi(list, async c => c.json(await readAudit(db, c.req.valid('query')), 200))
}
