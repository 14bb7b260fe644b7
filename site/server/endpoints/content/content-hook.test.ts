import { signHook } from '@agency/contracts/content/hooks.ts'
import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createSpentTokens } from '../../../app/limits/spent-tokens.server.ts'
import { contentHook } from './content-hook.ts'

const secret = 'a-secret-for-this-test'
const key = '701b765a-527e-44da-ae3b-6fa09b98a192'
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
  const body = JSON.stringify({ keys: [key] })
  const headers = signHook(body, secret, new Date())
  const statuses = await Promise.all(Array.from({ length: 20 }, () => post(body, headers)))
  expect(statuses.filter(status => status === 204)).toHaveLength(1)
  expect(statuses.filter(status => status === 409)).toHaveLength(19)
  expect(forgotten).toEqual([[key]])
})

test('the same nodes changed twice within a second are two announcements', async () => {
  const now = new Date()
  for (const id of ['one', 'two']) {
    const body = JSON.stringify({ keys: [key], id })
    expect(await post(body, signHook(body, secret, now))).toBe(204)
  }
  expect(forgotten).toHaveLength(2)
})

test('a forged announcement does not use up a signature', async () => {
  const body = JSON.stringify({ keys: [key] })
  const headers = signHook(body, secret, new Date())
  expect(await post(JSON.stringify({ keys: ['*'] }), headers)).toBe(401)
  expect(await post(body, headers)).toBe(204)
})

test.each([
  ['701b765a527e44daae3b6fa09b98a192', key],
  ['{701B765A-527E-44DA-AE3B-6FA09B98A192}', key],
  ['umb://document/701b765a527e44daae3b6fa09b98a192', key],
  ['*', '*'],
  ['redirects', 'redirects'],
  ['1093', '1093'],
])('an announced %s is understood', async (written, read) => {
  const body = JSON.stringify({ keys: [written] })
  expect(await post(body, signHook(body, secret, new Date()))).toBe(204)
  expect(forgotten).toEqual([[read]])
})

test('what is no key of a node is refused by its name, and can be announced again', async () => {
  const body = JSON.stringify({ keys: [key, 'Home page'] })
  const headers = { ...signHook(body, secret, new Date()) }
  const answer = await site.request('/hooks/content', { method: 'POST', body, headers })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('“Home page” is no key of a node')
  expect(forgotten).toEqual([])
})
