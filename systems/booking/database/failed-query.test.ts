import { openDatabase } from '@agency/service-kit/database/database.ts'
import { isDatabaseAway } from '@agency/service-kit/database/database-away.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { loggable } from '@agency/service-kit/query-failure.ts'
import { expect, test } from 'vitest'
import { findMember } from '../members/accounts/account.ts'
import { bookingDatabase } from './booking-database.ts'

test('the log of a failed query omits typed values', async () => {
  const pool = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    name: 'test',
    log: createLogger('test', 'silent'),
  })
  const error = await findMember(bookingDatabase(pool), 'aisyah@example.com').catch(failure => failure)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).toContain('aisyah')
  expect(JSON.stringify(loggable(error))).not.toContain('aisyah')
  expect(isDatabaseAway(error)).toBe(true)
  expect(loggable(error)).toMatchObject({ type: 'query failed', query: expect.stringContaining('accounts') })
  await pool.end()
})

test('other errors are logged as they are', () => {
  const error = new Error('something else')
  expect(loggable(error)).toBe(error)
  expect(isDatabaseAway(error)).toBe(false)
})
