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

test.each([
  [{ SESSION: 'none', SIGN_IN: 'link' }, []],
  [{ SESSION: 'endpoint', SIGN_IN: 'link' }, ['WEB_API_PRIVATE_KEY']],
  [{ SESSION: 'none' }, ['EXTERNAL_ASSERTION_SECRET', 'AGENT_VALIDATION_KEY']],
])('with %j production requires no more than two secrets and %j', (ways, names) => {
  const secret = 'a secret of the agency, 32 characters or more'
  const secrets = Object.fromEntries(['CONTENT_SECRET', 'SITE_SECRET', ...names].map(name => [name, secret]))
  const env = readEnv({ APP_ENV: 'production', SESSION_KEYS: '', ...ways, ...secrets })
  expect(env.SESSION_KEYS).toHaveLength(1)
  expect(env.EXTERNAL_ASSERTION_SECRET).toMatch(/^.{32,}$/)
})

test('the secret of the captcha follows from the one of the site, which it does not give away', () => {
  const [one, same, other] = ['a secret of one site', 'a secret of one site', 'a secret of another'].map(
    SITE_SECRET => readEnv({ SITE_SECRET }).CAPTCHA_SECRET,
  )
  expect(same).toBe(one)
  expect(other).not.toBe(one)
  expect(one).toMatch(/^[\w-]{43}$/)
})
