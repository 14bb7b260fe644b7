import { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { actorOf } from '../../access/actor.ts'
import { answer, common, failures, type ManageOptions } from '../../writing/manage-options.ts'
import { startPage } from './start-page.ts'

const start = createRoute({
  ...common,
  method: 'get',
  path: '/manage/start',
  summary: 'What the caller may want to go on with: drafts, what ends soon, what others changed, what visitors missed',
  responses: { 200: answer('The lists', startAnswer), ...failures },
})

export function addStartRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(start, async c => c.json(await startPage(options, actorOf(c)), 200))
}
