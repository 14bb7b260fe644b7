import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { banner } from './banner.ts'
import { environment } from './environment.ts'
import { processes } from './processes.ts'
import { readSettings, toStart } from './settings.ts'

const variables = ['CONTENT_URL', 'BOOKING_URL', 'BACKEND_URL', 'BOOKING_INTERNAL_URL', 'DATABASE_URL']
beforeEach(() => {
  for (const name of variables) vi.stubEnv(name, '')
})
afterEach(() => vi.unstubAllEnvs())

function settings(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return readSettings()
}

const started = (env: Record<string, string>) => toStart(settings(env)).map(({ name }) => name)

test('a local service is started, under each name of the machine; a remote one is not', () => {
  expect(started({})).toEqual(['site', 'content', 'booking', 'backend'])
  const own = { CONTENT_URL: 'http://localhost:3001', BOOKING_URL: 'http://localhost:3002' }
  expect(started({ ...own, BACKEND_URL: 'http://127.0.0.1:3003' })).toEqual(['site', 'content', 'booking', 'backend'])
  expect(started({ CONTENT_URL: 'https://cms.agency.example' })).toEqual(['site', 'booking', 'backend'])
})

test('with all three elsewhere only the site is started, and the banner lists their addresses', () => {
  const read = settings({
    CONTENT_URL: 'https://cms.agency.example',
    BOOKING_URL: 'https://booking.agency.example',
    BACKEND_URL: 'https://api.agency.example',
  })
  expect(toStart(read).map(({ name }) => name)).toEqual(['site'])
  const text = banner(read, 1000)
  expect(text).toMatch(/Content system +https:\/\/cms\.agency\.example \(CONTENT_URL; ours is not started\)/)
  expect(text).toMatch(/Database +none is needed/)
  expect(text).not.toContain('To sign in')
})

test('our own booking site behind a public address is started where BOOKING_INTERNAL_URL leads to it', () => {
  const env = { BOOKING_URL: 'https://booking.agency.example', BOOKING_INTERNAL_URL: 'http://127.0.0.1:3002' }
  expect(started(env)).toContain('booking')
  const site = processes.find(({ name }) => name === 'site')
  if (!site) throw new Error('there is no site')
  expect(environment(site, settings(env), { dev: false })).toMatchObject(env)
})

test('the start names every setting that is no longer read', () => {
  expect(() => settings({ CONTENT_KEY_FOOTER: '1', FLIGHT_DAY_ADVANCE: '3' })).toThrow(
    /CONTENT_KEY_FOOTER is no longer read: .*CONTENT_MAPPING\nWrong setting: FLIGHT_DAY_ADVANCE is no longer read/,
  )
})

test('on one machine each process has a port for metrics of its own', () => {
  const read = settings({ METRICS: '127.0.0.1:9100' })
  const ports = processes.map(one => environment(one, read, { dev: false }).METRICS)
  expect(ports).toEqual(['127.0.0.1:9100', '127.0.0.1:9101', '127.0.0.1:9102', '127.0.0.1:9103'])
})

test('our own backend gets the words of a consent and requests for own data, our own booking site places of return; others only where that is said', () => {
  const [site] = processes
  const receiver = (env: Record<string, string>, name: 'BACKEND_RECEIVER' | 'BOOKING_RECEIVER' = 'BACKEND_RECEIVER') =>
    site && environment(site, settings(env), { dev: false })[name]
  expect(receiver({})).toBe('consent,language,own-data')
  expect(receiver({ BACKEND_RECEIVER: 'sso-login' })).toBe('sso-login,consent,language,own-data')
  expect(receiver({ BACKEND_URL: 'https://api.agency.example', BACKEND_RECEIVER: 'idempotency' })).toBe('idempotency')
  expect(receiver({}, 'BOOKING_RECEIVER')).toBe('car-return')
  expect(receiver({ BOOKING_URL: 'https://booking.agency.example' }, 'BOOKING_RECEIVER')).toBeUndefined()
})
