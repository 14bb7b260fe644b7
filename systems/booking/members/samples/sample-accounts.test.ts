import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { anyFreePort } from '@agency/testing/run-service.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { expect, test } from 'vitest'
import { bookingDatabase, migrateBooking } from '../../database/booking-database.ts'
import { seedSamples } from '../accounts/seed-samples.ts'
import { sampleAccounts, samplePassword } from './sample-accounts.ts'

test('the printed sample accounts match those in the database', () => {
  const [member, without, agent] = sampleAccounts
  const signIns = [
    `Member                    ${member?.email} / ${samplePassword}`,
    `Member without a wallet   ${without?.email} / ${samplePassword}`,
    `Agent (trading ID)        ${agent?.agent?.tradingId} / ${samplePassword}`,
  ]
  const printed = readFileSync(join(import.meta.dirname, 'sample-sign-ins.txt'), 'utf8')
  expect(printed.trimEnd().split('\n')).toEqual(signIns)
})

test('sample accounts are created once, and a public process refuses to start with them', async () => {
  const database = await testDatabase()
  const pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
  try {
    const db = bookingDatabase(pool)
    await migrateBooking(pool)
    await Promise.all([seedSamples(db, new Date()), seedSamples(db, new Date())])
    await seedSamples(db, new Date())
    const { rows } = await pool.query('select email from booking.accounts order by id')
    expect(rows.map(row => row.email)).toEqual(sampleAccounts.map(one => one.email))

    for (const reached of [{ APP_ENV: 'production' }, { APP_ENV: 'local', LISTEN_HOST: '0.0.0.0' }]) {
      const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
        env: {
          ...reached,
          DATABASE_URL: database.url,
          BOOKING_PORT: String(await anyFreePort()),
          LOG_LEVEL: 'silent',
          BOOKING_URL: 'https://booking.agency.example',
          SESSION_KEYS: `a:${Buffer.alloc(32, 1).toString('base64url')}`,
          EXTERNAL_ASSERTION_SECRET: 'a-secret-of-our-own-with-32-letters',
          AGENT_VALIDATION_KEY: 'a-key-of-our-own',
        },
        encoding: 'utf8',
        timeout: 30_000,
      })
      expect([status, stderr]).toEqual([1, expect.stringContaining('sample accounts')])
    }
  } finally {
    await pool.end()
    await database.stop()
  }
}, 60_000)
