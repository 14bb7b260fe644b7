import { usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { expect, test } from 'vitest'
import { pageSecret } from './page-secret.ts'

const settings = {
  SITE_SECRET: 'a secret of these tests',
  HOLIDAYS_FILE: usualHolidaysFile,
  SITE_URL: 'https://www.example.com',
  SITE_PORT: 3000,
  CONTENT_MAPPING: { types: new Map([['home', 'homePage']]) },
}
const secretOf = (changed: object, build = 'a build') => pageSecret({ ...settings, ...changed }, build).toString('hex')

test('instances of one build with the same settings have the same secret, wherever they listen', () => {
  expect(secretOf({ SITE_PORT: 3001, LISTEN_HOST: '0.0.0.0', DATA_DIR: '/data', LOG_LEVEL: 'warn' })).toBe(secretOf({}))
})

test('another build or another setting has another secret', () => {
  const secrets = [
    secretOf({}),
    secretOf({}, 'another build'),
    secretOf({ SITE_SECRET: 'another secret of these tests' }),
    secretOf({ SITE_URL: 'https://other.example.com' }),
    secretOf({ CONTENT_MAPPING: { types: new Map([['home', 'prosePage']]) } }),
  ]
  expect(new Set(secrets).size).toBe(secrets.length)
})
