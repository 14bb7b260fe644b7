import { join } from 'node:path'
import { migrate, openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiries } from './tables.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await testDatabase()
  pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
}, 60_000)

afterAll(async () => {
  await pool.end()
  await database.stop()
})

test('the migrations make the tables that the code speaks of', async () => {
  await migrate(pool, join(import.meta.dirname, '../migrations'), 'backend')
  const db = drizzle(pool)
  const enquiry = { reference: 'F7RC-HVEP', form: 'contact', fields: { message: 'Hello' }, idempotencyKey: 'view-1' }
  const [made] = await db.insert(enquiries).values(enquiry).returning()
  expect(made).toMatchObject(enquiry)
  await expect(db.insert(enquiries).values({ ...enquiry, reference: 'AXEA-MWXF' })).rejects.toThrow()
})
