import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { unusedSettings } from './removed-settings.ts'
import { appEnv, databaseUrl, httpOrigin, httpUrl, port, readSettings, secret, serving } from './settings.ts'

const schema = z.object({
  APP_ENV: appEnv,
  CONTENT_PORT: port(3001),
  DATABASE_URL: databaseUrl,
  TOKEN_SECRET: secret,
})
const samples = { TOKEN_SECRET: 'sample-secret-for-tests' }
const sampleDatabaseUrl = 'postgres://localhost/db'

function complaintsOf(env: Record<string, string>): string {
  const written: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation(text => written.push(String(text)) > 0)
  const exit = vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`exit ${code}`)
  })
  try {
    expect(() => readSettings(schema, env, samples)).toThrow('exit 1')
  } finally {
    write.mockRestore()
    exit.mockRestore()
  }
  return written.join('')
}

test('local settings get defaults, numbers and sample secrets', () => {
  expect(readSettings(schema, { DATABASE_URL: sampleDatabaseUrl, CONTENT_PORT: '' }, samples)).toEqual({
    APP_ENV: 'local',
    CONTENT_PORT: 3001,
    DATABASE_URL: sampleDatabaseUrl,
    TOKEN_SECRET: samples.TOKEN_SECRET,
  })
})

test('each wrong setting is reported in one line without its value', () => {
  const complaints = complaintsOf({ CONTENT_PORT: 'abc', DATABASE_URL: 'mysql://root:hunter2@db' })
  expect(complaints.trim().split('\n')).toHaveLength(2)
  expect(complaints).toContain('Wrong setting: CONTENT_PORT')
  expect(complaints).not.toContain('hunter2')
})

test('a database has one host, whatever its password', () => {
  const password = 'postgres://user:a,b@host:5432/name'
  expect(readSettings(schema, { DATABASE_URL: password }, samples)).toMatchObject({ DATABASE_URL: password })
  expect(complaintsOf({ DATABASE_URL: 'postgres://user:word@one:5432,two:5432/name' })).toContain('one host')
})

test('a removed setting is refused with its replacement, unless it is empty', () => {
  expect(complaintsOf({ DATABASE_URL: sampleDatabaseUrl, MEDIA_S3_BUCKET: 'pictures' })).toMatch(
    /^Wrong setting: MEDIA_S3_BUCKET is no longer read: set MEDIA_BUCKET_URL=.*\n$/,
  )
  expect(readSettings(schema, { DATABASE_URL: sampleDatabaseUrl, MEDIA_S3_BUCKET: '' }, samples)).toMatchObject({
    DATABASE_URL: sampleDatabaseUrl,
  })
})

test('a setting that does nothing any more is named, and does not keep a process from starting', () => {
  const given = { DATABASE_URL: sampleDatabaseUrl, PAGES_REDIS_URL: 'redis://pages:6379' }
  expect(readSettings(schema, given, samples)).toMatchObject({ DATABASE_URL: sampleDatabaseUrl })
  expect(unusedSettings(given)).toEqual([expect.stringMatching(/^PAGES_REDIS_URL is no longer read: /)])
  expect(unusedSettings({ PAGES_REDIS_URL: '' })).toEqual([])
})

test('production refuses missing and sample secrets', () => {
  expect(complaintsOf({ APP_ENV: 'production', DATABASE_URL: sampleDatabaseUrl })).toContain('TOKEN_SECRET is missing')
  expect(complaintsOf({ APP_ENV: 'production', DATABASE_URL: sampleDatabaseUrl, ...samples })).toContain('sample value')
})

test.each([
  ['https://WWW.Agency.example:443/', 'https://www.agency.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the address of a website is its origin: %s', (given, origin) => {
  expect(httpOrigin.parse(given)).toBe(origin)
})

test.each(['https://agency.example/studio', 'https://agency.example/?a=1', 'https://me:secret@agency.example'])(
  'the address of a website with a path, a query or a password is refused: %s',
  given => {
    const { error } = httpOrigin.safeParse(given)
    expect(error?.issues[0]?.message).toBe('must be an address without a path: https://agency.example')
    // An address of calls may have a path.
    expect(httpUrl.safeParse(given).success).toBe(true)
  },
)

test.each(['https://a;sandbox', 'https://*', "https://a'b", 'https://a,b'])('no host has other signs: %s', given => {
  expect(httpUrl.safeParse(given).success).toBe(false)
})

test.each([
  ['0.0.0.0:9100', { host: '0.0.0.0', port: 9100 }],
  ['[::1]:9100', { host: '::1', port: 9100 }],
])('metrics are served at %s', (given, place) => expect(serving.METRICS.parse(given)).toEqual(place))

test.each(['9100', 'metrics:9100', '127.0.0.1', '127.0.0.1:0', '127.0.0.1:99999', '::1:9100'])(
  'metrics are not served at %s',
  given => {
    expect(serving.METRICS.safeParse(given).error?.issues[0]?.message).toMatch(/127\.0\.0\.1:9100/)
  },
)
