import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { webApiCalls } from '@agency/contracts/backend/web-api/web-api-calls.ts'
import type { Call } from '@agency/contracts/calls/call.ts'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { expect, test } from 'vitest'
import { backendApp } from './app.ts'

const log = createLogger('test', 'silent')
const app = backendApp({
  log,
  ready: {},
  pool: {} as never,
  queue: {} as never,
  members: {} as never,
  sendsMail: false,
  privateKey: 'a key of this test',
})
const calls: Call[] = [...Object.values(backendCalls), ...Object.values(webApiCalls)]

test('unbuilt calls answer that they are not built', async () => {
  for (const { method, path } of calls.filter(call => !call.builtIn)) {
    const answer = await app.request(path, { method, headers: { accept: 'text/html' } })
    expect(answer.status).toBe(501)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('not built yet') })
  }
})

test('the OpenAPI document describes every call', async () => {
  const document = (await (await app.request('/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths).sort()).toEqual(calls.map(call => call.path).sort())
})

test('the mailbox page exists only when it is switched on', async () => {
  expect((await app.request('/dev/mailbox')).status).toBe(404)
})

test('without a database an enquiry gets a 503, so that the site stores it', async () => {
  const pool = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none', name: 'test', log })
  const away = backendApp({
    log,
    ready: {},
    pool,
    queue: {} as never,
    members: {} as never,
    sendsMail: false,
    privateKey: 'a key of this test',
  })
  const body = JSON.stringify(sampleEnquiries.contact)
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect((await away.request(enquiryKinds.contact.path, init)).status).toBe(503)
  await pool.end()
})
