import { openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type RunningService, runService } from '@agency/testing/run-service.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'

export type TestBooking = {
  /** The service as a process of its own, with the sample accounts. */
  service: RunningService
  database: TestDatabase
  /** For looking into its database. */
  pool: Pool
  /** Ends it and starts it again on the same database. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** The booking site as it really runs, on a PostgreSQL of its own. */
export async function testBooking(env: Record<string, string> = {}): Promise<TestBooking> {
  const database = await testDatabase()
  const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'debug', TRUSTED_PROXIES: '1', ...env }
  const pool = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent') })
  const running: TestBooking = {
    service: await runService('booking-site', settings),
    database,
    pool,
    restart: async () => {
      await running.service.stop()
      running.service = await runService('booking-site', settings)
    },
    stop: async () => {
      await running.service.stop()
      await pool.end()
      await database.stop()
    },
  }
  return running
}
