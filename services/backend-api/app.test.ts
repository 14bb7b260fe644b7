import { createLogger } from '@agency/chassis/logger.ts'
import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import type { Call } from '@agency/contracts/call.ts'
import { webApiCalls } from '@agency/contracts/web-api/web-api-calls.ts'
import { expect, test } from 'vitest'
import { backendApp } from './app.ts'

const log = createLogger('test', 'silent')
const app = backendApp({ log, ready: {}, pool: {} as never, onMail: () => {}, privateKey: 'a key of this test' })
const calls: Call[] = [...Object.values(backendCalls), ...Object.values(webApiCalls)]

test('what is not built yet says so', async () => {
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

test('there is no mailbox page unless it is asked for', async () => {
  expect((await app.request('/dev/mailbox')).status).toBe(404)
})
