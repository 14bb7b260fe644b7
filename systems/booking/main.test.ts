import { breakingLine } from '@agency/testing/breaking-line.ts'
import { runService } from '@agency/testing/run-service.ts'
import { emptyDatabase } from '@agency/testing/test-database.ts'
import { expect, test } from 'vitest'

test('becomes ready although the database goes away in the middle of the migrations', async () => {
  const database = await emptyDatabase()
  const line = await breakingLine(database.url, 15)
  const service = await runService('booking-site', { DATABASE_URL: line.url })
  expect(line.hasBroken()).toBe(true)
  await service.stop()
  await line.stop()
  await database.stop()
}, 120_000)
