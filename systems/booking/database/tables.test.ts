import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { accounts } from './account-tables.ts'
import { bookingDatabase, migrateBooking } from './booking-database.ts'

const database = await testDatabase()
const pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })

afterAll(async () => {
  await pool.end()
  await database.stop()
})

test('the migrations make the tables that the code speaks of', async () => {
  await migrateBooking(pool)
  const db = bookingDatabase(pool)
  const aisyah = { typeCode: 'MEM', email: 'aisyah@example.com', firstName: 'Aisyah', lastName: 'Rahman' } as const
  const [made] = await db.insert(accounts).values(aisyah).returning()
  expect(made).toMatchObject({ ...aisyah, id: 1, passwordHash: null, active: true })
  await expect(db.insert(accounts).values(aisyah)).rejects.toThrow()
  await expect(db.insert(accounts).values({ ...aisyah, email: 'Daniel@example.com' })).rejects.toThrow()
  await db.insert(accounts).values({ ...aisyah, typeCode: 'AGT' })
})
