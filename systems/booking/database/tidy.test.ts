import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { seedSamples } from '../members/accounts/seed-samples.ts'
import { bookingDatabase, migrateBooking } from './booking-database.ts'
import { tidy } from './tidy.ts'

const database = await testDatabase()
const pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
await migrateBooking(pool)
await seedSamples(bookingDatabase(pool), new Date())

afterAll(async () => {
  await pool.end()
  await database.stop()
})

test('expired rows are deleted, others stay', async () => {
  for (const when of ["now() - interval '1 minute'", "now() + interval '1 minute'"]) {
    await pool.query(`insert into booking.sessions (account_id, remembered, expires_at) values (1, false, ${when})`)
    await pool.query(`insert into booking.spent_tokens values ('assertion', md5('${when.includes('-')}'), ${when})`)
    await pool.query(
      `insert into booking.mailed_links values (md5('${when.includes('-')}'), 'confirm-email', 1, ${when})`,
    )
    await pool.query(`insert into booking.call_counts values (md5('${when.includes('-')}'), 1, ${when})`)
  }
  await pool.query(
    `insert into booking.sign_in_attempts values ('old', 3, now() - interval '8 days', now()), ('new', 3, now(), now())`,
  )
  for (const until of ['2020-01-31', '2090-01-31']) {
    await pool.query(
      `insert into booking.kept_transactions values ('of ${until}', 'Penang', '2017-01-30', '2017-01-31', 'confirmed', 1, '${until}')`,
    )
  }
  await tidy(bookingDatabase(pool))
  for (const table of [
    'sessions',
    'spent_tokens',
    'mailed_links',
    'call_counts',
    'sign_in_attempts',
    'kept_transactions',
  ]) {
    expect((await pool.query(`select 1 from booking.${table}`)).rowCount).toBe(1)
  }
})
