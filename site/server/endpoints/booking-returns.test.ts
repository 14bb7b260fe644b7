import type { AddressInfo } from 'node:net'
import { resultLines } from '@agency/contracts/suite/report.ts'
import { runSuite } from '@agency/contracts/suite/run-suite.ts'
import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createContentCache } from '../../app/clients/content/cache/content-cache.server.ts'
import { createContentConnection } from '../../app/clients/content/connection/content-connection.server.ts'
import { createContentSource } from '../../app/clients/content/content-source.server.ts'
import { readEnv } from '../settings/env.ts'
import { bookingReturns } from './booking-returns.ts'

test('posts of the booking site are answered, also without content', async () => {
  const content = createContentSource(createContentCache(createContentConnection('http://127.0.0.1:1')))
  const site = new Hono<ServiceEnv>()
  site.use(requestLog(createLogger('test', 'silent')))
  site.use(bookingReturns(readEnv({ SESSION: 'none' }), content))
  const server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise<void>(resolve => (server.listening ? resolve() : server.once('listening', () => resolve())))
  const addresses = { site: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  const lines: string[] = []
  for await (const result of runSuite({ addresses, write: false, memberId: 1 })) lines.push(...resultLines(result))
  expect(lines).toEqual([
    '  holds               POST /',
    '  holds               POST /umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect',
    '  holds               GET /umbraco/Surface/HomePage/GetMenus',
  ])
  await new Promise(resolve => server.close(resolve))
})

test('password managers are redirected to the booking site’s page for changing passwords', async () => {
  const content = createContentSource(createContentCache(createContentConnection('http://127.0.0.1:1')))
  const site = new Hono<ServiceEnv>()
  site.use(bookingReturns(readEnv({ SESSION: 'none', BOOKING_URL: 'https://booking.example' }), content))
  const answer = await site.request('http://localhost:3000/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'https://booking.example/Account/ManagePassword',
  ])
})
