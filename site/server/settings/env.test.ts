import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test.each([
  ['jwe', 'session'],
  ['handoff', 'session'],
  ['endpoint', '.ASPXAUTH'],
  ['none', 'session'],
])('with SESSION=%s the cookie is %s unless another is named', (SESSION, name) => {
  const env = { SESSION, SESSION_HANDOFF_KEY: 'a key of sixteen characters or more' }
  expect(readEnv(env).SESSION_COOKIE_NAME).toBe(name)
  expect(readEnv({ ...env, SESSION_COOKIE_NAME: 'who' }).SESSION_COOKIE_NAME).toBe('who')
})

test('production requires no SESSION_KEYS where no cookie is encrypted', () => {
  const secret = 'a secret of the agency, 32 characters or more'
  const names = [
    'WEB_API_PRIVATE_KEY',
    'CONTENT_SECRET',
    'SITE_SECRET',
    'EXTERNAL_ASSERTION_SECRET',
    'AGENT_VALIDATION_KEY',
  ]
  const secrets = Object.fromEntries(names.map(name => [name, secret]))
  for (const SESSION of ['none', 'endpoint']) {
    expect(readEnv({ APP_ENV: 'production', SESSION, ...secrets }).SESSION_KEYS).toHaveLength(1)
  }
})

test('the secret of the captcha follows from the one of the site, which it does not give away', () => {
  const [one, same, other] = ['a secret of one site', 'a secret of one site', 'a secret of another'].map(
    SITE_SECRET => readEnv({ SITE_SECRET }).CAPTCHA_SECRET,
  )
  expect(same).toBe(one)
  expect(other).not.toBe(one)
  expect(one).toMatch(/^[\w-]{43}$/)
})
