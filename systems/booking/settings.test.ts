import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { expect, test } from 'vitest'
import { bookingSettings } from './settings.ts'

const sampleDatabaseUrl = 'postgres://nobody@127.0.0.1:1/none'
const ownKey = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
const production = {
  APP_ENV: 'production',
  DATABASE_URL: sampleDatabaseUrl,
  BOOKING_URL: 'https://booking.agency.example',
  SITE_URL: 'https://www.agency.example',
  SESSION_KEYS: `a:${ownKey(1)}`,
  EXTERNAL_ASSERTION_SECRET: 'a-secret-of-our-own-with-32-letters',
  AGENT_VALIDATION_KEY: 'a-key-of-our-own',
}

/** What the process says when it is started with these settings, and how it ends. */
function start(env: Record<string, string>) {
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8', timeout: 20_000 })
  return { status, stderr }
}

test('a single machine needs no settings', () => {
  expect(bookingSettings({ DATABASE_URL: sampleDatabaseUrl, SITE_PORT: '3100', BOOKING_PORT: '3102' })).toMatchObject({
    SITE_URL: 'http://localhost:3100',
    BOOKING_URL: 'http://localhost:3102',
    siteOrigins: ['http://localhost:3100', 'http://127.0.0.1:3100'],
    ownOrigins: ['http://localhost:3102', 'http://127.0.0.1:3102'],
    SESSION_COOKIE_NAME: 'session',
    secure: false,
    TRUSTED_PROXIES: 0,
  })
})

test('in production returns lead to the website only, and cookies are Secure', () => {
  const settings = bookingSettings(production)
  expect(settings.siteOrigins).toEqual(['https://www.agency.example'])
  expect(settings.secure).toBe(true)
})

test('production refuses plain http and every sample secret, even as the second key', () => {
  for (const name of ['SESSION_KEYS', 'EXTERNAL_ASSERTION_SECRET', 'AGENT_VALIDATION_KEY'] as const) {
    const { status, stderr } = start({ ...production, [name]: sampleSecrets[name] })
    expect(status).toBe(1)
    expect(stderr).toContain(`Wrong setting: ${name}`)
  }
  const second = start({ ...production, SESSION_KEYS: `${production.SESSION_KEYS},${sampleSecrets.SESSION_KEYS}` })
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('Wrong setting: SESSION_KEYS')])
  const plain = start({ ...production, BOOKING_URL: 'http://booking.agency.example' })
  expect([plain.status, plain.stderr]).toEqual([1, expect.stringContaining('Wrong setting: BOOKING_URL')])
  const missing = start({ APP_ENV: 'production', DATABASE_URL: sampleDatabaseUrl, BOOKING_URL: production.BOOKING_URL })
  expect(missing.stderr.trim().split('\n')).toHaveLength(3)
}, 60_000)

test('a wrong setting is one clear line without its value', () => {
  const { status, stderr } = start({
    DATABASE_URL: sampleDatabaseUrl,
    SESSION_COOKIE_NAME: '.ASPXAUTH',
    SESSION_KEYS: 'a:hunter2',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(2)
  expect(stderr).toContain('Wrong setting: SESSION_COOKIE_NAME is a name that the booking site uses for something else')
  expect(stderr).not.toContain('hunter2')
}, 60_000)
