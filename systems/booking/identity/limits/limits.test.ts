import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type DelayRule, limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { bookingDatabase, migrateBooking } from '../../database/booking-database.ts'
import { beginAttempt, countCall, forgetAttempts, takeBackAttempt } from './limits.ts'

const rule: DelayRule = { free: 3, first: 10, longest: 35, fade: 1e9 }

const database = await testDatabase()
const pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
await migrateBooking(pool)
const db = bookingDatabase(pool)

afterAll(async () => {
  await pool.end()
  await database.stop()
})

/** As if so many seconds had passed for everything that is counted. */
async function pass(seconds: number) {
  await db.execute(sql`update booking.sign_in_attempts set last_at = last_at - make_interval(secs => ${seconds}),
    blocked_until = blocked_until - make_interval(secs => ${seconds})`)
  await db.execute(sql`update booking.call_counts set ends_at = ends_at - make_interval(secs => ${seconds})`)
}

test('the first attempts are free, then each wait doubles up to a maximum', async () => {
  for (let attempt = 0; attempt < 3; attempt++) expect(await beginAttempt(db, 'a', rule)).toBe(0)
  for (const wait of [10, 20, 35, 35]) {
    expect(await beginAttempt(db, 'a', rule)).toBe(wait)
    await pass(wait)
    expect(await beginAttempt(db, 'a', rule)).toBe(0)
  }
  expect(await beginAttempt(db, 'another', rule)).toBe(0)
})

test('simultaneous attempts are counted separately', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => beginAttempt(db, 'at-once', rule)))
  expect(waits.filter(wait => wait === 0)).toHaveLength(3)
})

test('failed attempts expire one by one', async () => {
  const fading = { ...rule, fade: 100 }
  for (let attempt = 0; attempt < 3; attempt++) await beginAttempt(db, 'b', fading)
  expect(await beginAttempt(db, 'b', fading)).toBeGreaterThan(0)
  await pass(210)
  expect(await beginAttempt(db, 'b', fading)).toBe(0)
  expect(await beginAttempt(db, 'b', fading)).toBe(0)
  expect(await beginAttempt(db, 'b', fading)).toBeGreaterThan(0)
})

test('a successful attempt resets the count of an account', async () => {
  for (let attempt = 0; attempt < 3; attempt++) await beginAttempt(db, 'd', rule)
  await forgetAttempts(db, 'd')
  for (let attempt = 0; attempt < 3; attempt++) expect(await beginAttempt(db, 'd', rule)).toBe(0)
})

test('a successful attempt of an address takes back only its own count', async () => {
  for (let attempt = 0; attempt < 2; attempt++) await beginAttempt(db, 'office', rule)
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await beginAttempt(db, 'office', rule)).toBe(0)
    await takeBackAttempt(db, 'office')
  }
  expect(await beginAttempt(db, 'office', rule)).toBe(0)
  expect(await beginAttempt(db, 'office', rule)).toBeGreaterThan(0)
})

test('calls are counted per time window', async () => {
  const twice = { calls: 2, seconds: 60 }
  expect(await countCall(db, 'c', twice)).toBe(0)
  expect(await countCall(db, 'c', twice)).toBe(0)
  expect(await countCall(db, 'c', twice)).toBe(60)
  await pass(61)
  expect(await countCall(db, 'c', twice)).toBe(0)
})

test('a key reveals no name, and is the same for each spelling of a name', () => {
  expect(limitKey('member', ' Aisyah@Example.com')).toBe(limitKey('member', 'aisyah@example.com'))
  expect(limitKey('agent', 'sıſsi-ſtiffs')).toBe(limitKey('agent', 'SISSI-STIFFS'))
  expect(limitKey('member', 'a')).not.toBe(limitKey('agent', 'a'))
  expect(limitKey('member', 'aisyah@example.com')).not.toContain('aisyah')
})
