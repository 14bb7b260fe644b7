/** The booking site as a process: `node services/booking-site/main.ts`. Settings: `settings.ts`. */
import { join } from 'node:path'
import { checkDatabase, migrate, openDatabase, waitForDatabase } from '@agency/chassis/database.ts'
import { listen } from '@agency/chassis/listen.ts'
import { createLogger } from '@agency/chassis/logger.ts'
import { bookingApp } from './app.ts'
import { settings } from './settings.ts'

const log = createLogger('booking-site', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'booking-site', log })
let migrated = false

const app = bookingApp({
  log,
  siteUrl: settings.SITE_URL,
  explain: settings.APP_ENV === 'local',
  ready: {
    database: () => checkDatabase(pool),
    migrations: () => {
      if (!migrated) throw new Error('the tables are not up to date yet')
    },
  },
})
// Listening comes first: a taken port is said at once, and a process that still waits can be told to stop.
listen({ app, port: settings.BOOKING_PORT, portSetting: 'BOOKING_PORT', log, onStop: () => pool.end() })

await waitForDatabase(pool, log)
await migrate(pool, join(import.meta.dirname, 'migrations'), 'booking')
migrated = true
