import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { expect, test } from 'vitest'
import { processes } from '../tools/scripts/start/processes.ts'
import { complaintsAbout, type Environment, sampleValue } from './testing/settings-of.ts'

const sampleDatabaseUrl = 'postgres://nobody@127.0.0.1:1/none'
/** The secrets of each process, and the address that is its own. */
const secretNames: Record<string, string[]> = {
  site: [
    'WEB_API_PRIVATE_KEY',
    'CONTENT_SECRET',
    'SITE_SECRET',
    'SESSION_KEYS',
    'EXTERNAL_ASSERTION_SECRET',
    'AGENT_VALIDATION_KEY',
  ],
  content: ['CONTENT_EDITOR_KEY', 'CONTENT_SECRET'],
  booking: ['SESSION_KEYS', 'EXTERNAL_ASSERTION_SECRET', 'AGENT_VALIDATION_KEY'],
  backend: ['WEB_API_PRIVATE_KEY', 'MEMBERS_API_SECRET'],
}
const all = processes.map(({ name, entry }) => ({ name, entry, secrets: secretNames[name] ?? [] }))
const given = (secrets: string[]): Environment => ({
  DATABASE_URL: sampleDatabaseUrl,
  BOOKING_URL: 'https://booking.example.com',
  ...Object.fromEntries(secrets.map(name => [name, sampleValue(name)])),
})
const named = (complaints: string) =>
  Array.from(complaints.matchAll(/^Wrong setting: ([A-Z_]+)/gm), ([, name = '']) => name).sort()

test.each(all)('$name starts with samples on this machine, also as npm start runs it', ({ entry }) => {
  expect(complaintsAbout(entry, { DATABASE_URL: sampleDatabaseUrl })).toBe('')
  expect(complaintsAbout(entry, { DATABASE_URL: sampleDatabaseUrl, APP_ENV: 'local', NODE_ENV: 'production' })).toBe('')
})

test.each(all)('$name in its image defaults to production without samples', one => {
  expect(named(complaintsAbout(one.entry, { DATABASE_URL: sampleDatabaseUrl, NODE_ENV: 'production' }))).toEqual(
    expect.arrayContaining(one.secrets),
  )
})

test.each(all)('$name refuses samples where other machines reach it, under any host name', ({ entry, secrets }) => {
  const open = { DATABASE_URL: sampleDatabaseUrl, APP_ENV: 'local', LISTEN_HOST: '0.0.0.0' }
  expect(named(complaintsAbout(entry, open))).toEqual(expect.arrayContaining(secrets))
  expect(complaintsAbout(entry, { ...open, ...given(secrets) })).toBe('')
})

test('the booking site refuses the sample secret of the services, and runs without one', () => {
  const [booking] = all.filter(({ name }) => name === 'booking')
  const environment = { ...given(booking?.secrets ?? []), APP_ENV: 'production' }
  const { MEMBERS_API_SECRET } = sampleSecrets
  expect(named(complaintsAbout(booking?.entry ?? '', { ...environment, MEMBERS_API_SECRET }))).toEqual([
    'MEMBERS_API_SECRET',
  ])
  expect(complaintsAbout(booking?.entry ?? '', environment)).toBe('')
})

const [, sampleKey = ''] = sampleSecrets.SESSION_KEYS.split(':')
const ownKeys = sampleValue('SESSION_KEYS')
/** The last character of a key of 32 bytes says four bits; the two others are not looked at. */
const sameBytes = sampleKey.slice(0, -1) + String.fromCharCode(sampleKey.charCodeAt(sampleKey.length - 1) + 1)

test.each(
  all
    .filter(({ secrets }) => secrets.includes('SESSION_KEYS'))
    .flatMap(one =>
      [
        `${ownKeys},${sampleSecrets.SESSION_KEYS}`,
        `${sampleSecrets.SESSION_KEYS},${ownKeys}`,
        `renamed:${sampleKey}`,
        `${ownKeys}, renamed:${sampleKey}=`,
        `renamed:${sameBytes}`,
      ].map(keys => ({ ...one, keys })),
    ),
)('$name refuses the sample session key as $keys', ({ entry, secrets, keys }) => {
  expect(Buffer.from(sameBytes, 'base64url')).toEqual(Buffer.from(sampleKey, 'base64url'))
  const environment = { ...given(secrets), APP_ENV: 'production', SESSION_KEYS: keys }
  expect(named(complaintsAbout(entry, environment))).toEqual(['SESSION_KEYS'])
})
