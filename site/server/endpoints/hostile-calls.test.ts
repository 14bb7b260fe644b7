import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { cutToFit, hostileTexts } from '@agency/service-kit/testing/hostile-texts.ts'
import { fiftyMilliseconds, maxBlock } from '@agency/testing/longest-block.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createCaptchas } from '../../app/features/captcha/captcha.server.ts'
import type { Limits } from '../../app/limits/limits.server.ts'
import { createSpentTokens } from '../../app/limits/spent-tokens.server.ts'
import { readEnv } from '../settings/env.ts'
import { accountApi } from './account-api.ts'
import { vitals } from './vitals.ts'

const nowhere = 'http://127.0.0.1:1'
const keys = {
  GOOGLE_CLIENT_ID: 'a',
  FACEBOOK_APP: 'a:a-secret-of-facebook',
  PROVIDER_ADDRESSES: `GOOGLE_KEYS_URL=${nowhere},FACEBOOK_GRAPH_URL=${nowhere}`,
}
const env = readEnv({ BOOKING_URL: nowhere, BACKEND_URL: nowhere, ...keys })
const limits: Limits = { take: async () => ({ allowed: true, retryAfterSeconds: 0 }) }
const site = new Hono<ServiceEnv>()
site.use(async (c, next) => {
  c.set('log', createLogger('test', 'silent'))
  await next()
})
site.onError((_, c) => c.text('An error occurred.', 500))
site.post('/vitals', vitals(env, limits))
site.route(
  '/account',
  accountApi(env, async () => undefined, createCaptchas(env, createSpentTokens()), limits, {} as never),
)

const calls: Record<string, Record<string, unknown>> = {
  '/account/check-email': { email: 'aisyah@example.com' },
  '/account/check-phone': { phone: '12 345 6789', country: 'MYS' },
  '/account/agent-verification': { token: 'x' },
  '/account/google': { token: 'a.b.c' },
  '/account/facebook': { token: 'x' },
  '/vitals': { page: 'home', device: 'wide', lcp: 1 },
}
const deep = `${'['.repeat(8000)}${']'.repeat(8000)}`
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 1500 }, (_, number) => [`k${number}`, 1])))
const limit = fiftyMilliseconds()

test.each(Object.keys(calls))('no body of %s blocks the site or causes an error 500', async path => {
  const fields = calls[path] ?? {}
  const bytes = (part: string) => Buffer.byteLength(JSON.stringify(part))
  const bodies = Object.keys(fields).flatMap(field => [
    ...Object.values(hostileTexts).map(text => JSON.stringify({ ...fields, [field]: cutToFit(text, 15_000, bytes) })),
    JSON.stringify({ ...fields, [field]: '' }).replace(`"${field}":""`, `"${field}":${deep}`),
  ])
  for (const body of [...bodies, deep, manyKeys]) {
    let status = 0
    const post = async () => {
      const length = String(path === '/vitals' ? 900 : Buffer.byteLength(body))
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'content-length': length }
      status = (await site.request(`http://localhost:3000${path}`, { method: 'POST', body, headers })).status
    }
    let blocked = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < 3 && blocked > limit; turn++) blocked = Math.min(blocked, await maxBlock(post))
    expect(blocked, body.slice(0, 60)).toBeLessThan(limit)
    // A system behind the site is not there: that is said with 502.
    expect([200, 204, 400, 401, 413, 502], body.slice(0, 60)).toContain(status)
  }
})
