import { aroundAnswer } from '@agency/contracts/manage/nodes/around.ts'
import { calendarAnswer, calendarQuery } from '@agency/contracts/manage/nodes/calendar.ts'
import { allChecksAnswer, checksAnswer } from '@agency/contracts/manage/nodes/checks.ts'
import { allHitsAnswer, searchAnswer, searchQuery } from '@agency/contracts/manage/nodes/search.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { found } from '../writing/manage-fault.ts'
import { answer, type ManageOptions, manageRoute, notFound, onlyKey } from '../writing/manage-options.ts'
import { calendar } from './calendar.ts'
import { checksOfAll, checksOfNode } from './checks.ts'
import { aroundNode } from './links/around-node.ts'
import { searchLines } from './search/search-lines.ts'
import { searchNodes } from './search/search-nodes.ts'

const search = manageRoute('get', '/manage/search', {
  summary: 'Nodes in their newest versions by words of their names and texts',
  request: { query: searchQuery },
  responses: { 200: answer('The nodes, best first', searchAnswer) },
})

const everywhere = manageRoute('get', '/manage/search/lines', {
  summary: 'Every node in whose newest version words stand in a row, with the sentences',
  request: { query: searchQuery },
  responses: { 200: answer('The nodes', allHitsAnswer) },
})

const checks = manageRoute('get', '/manage/nodes/{key}/checks', {
  summary: 'What to know about a node before it is published',
  request: { params: onlyKey },
  responses: { 200: answer('The findings', checksAnswer), ...notFound },
})

const around = manageRoute('get', '/manage/nodes/{key}/around', {
  summary: 'The pages that show a node which is no page, and what lists show of the nodes right below it',
  request: { params: onlyKey },
  responses: { 200: answer('What is around it', aroundAnswer), ...notFound },
})

const allChecks = manageRoute('get', '/manage/checks', {
  summary: 'What to know about all nodes: dead links, offers that are over or end soon, pages that nothing leads to',
  responses: { 200: answer('The findings', allChecksAnswer) },
})

const dates = manageRoute('get', '/manage/calendar', {
  summary: 'What begins and what ends between two Malaysian days, and their holidays',
  request: { query: calendarQuery },
  responses: { 200: answer('The entries', calendarAnswer) },
})

export function addOverviewRoutes(app: OpenAPIHono<ServiceEnv>, options: ManageOptions): void {
  app.openapi(search, async c => c.json({ hits: await searchNodes(options, c.req.valid('query').q) }, 200))

  app.openapi(everywhere, async c => c.json({ hits: await searchLines(options, c.req.valid('query').q) }, 200))

  app.openapi(checks, async c => {
    return c.json({ checks: found(await checksOfNode(options, c.req.valid('param').key)) }, 200)
  })

  app.openapi(around, async c => c.json(found(await aroundNode(options, c.req.valid('param').key)), 200))

  app.openapi(allChecks, async c => c.json(await checksOfAll(options), 200))

  app.openapi(dates, async c => c.json(await calendar(options, c.req.valid('query')), 200))
}
