import { signHook } from '@agency/contracts/content/hooks.ts'
import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createSpentTokens } from '../../../app/limits/spent-tokens.server.ts'
import { contentHook } from './content-hook.ts'

const secret = 'a-secret-for-this-test'
let forgotten: string[][]
let site: Hono<ServiceEnv>

beforeEach(() => {
  forgotten = []
  site = new Hono<ServiceEnv>()
  site.use(requestLog(createLogger('test', 'silent')))
  site.post(
    '/hooks/content',
    contentHook(secret, createSpentTokens(), keys => void forgotten.push(keys)),
  )
})

const post = async (body: string, headers: Record<string, string>) =>
  (await site.request('/hooks/content', { method: 'POST', body, headers })).status

test('a signed announcement is accepted once', async () => {
  const body = JSON.stringify({ keys: ['k1'] })
  const headers = signHook(body, secret, new Date())
  const statuses = await Promise.all(Array.from({ length: 20 }, () => post(body, headers)))
  expect(statuses.filter(status => status === 204)).toHaveLength(1)
  expect(statuses.filter(status => status === 409)).toHaveLength(19)
  expect(forgotten).toEqual([['k1']])
})

test('the same nodes changed twice within a second are two announcements', async () => {
  const now = new Date()
  for (const id of ['one', 'two']) {
    const body = JSON.stringify({ keys: ['k1'], id })
    expect(await post(body, signHook(body, secret, now))).toBe(204)
  }
  expect(forgotten).toHaveLength(2)
})

test('a forged announcement does not use up a signature', async () => {
  const body = JSON.stringify({ keys: ['k1'] })
  const headers = signHook(body, secret, new Date())
  expect(await post(JSON.stringify({ keys: ['k2'] }), headers)).toBe(401)
  expect(await post(body, headers)).toBe(204)
})
