import { join } from 'node:path'
import { migrate, openDatabase, waitForDatabase } from '@agency/chassis/database.ts'
import { listen } from '@agency/chassis/listen.ts'
import { createLogger } from '@agency/chassis/logger.ts'
import { bookingApp } from './app.ts'
import { settings } from './settings.ts'

const log = createLogger('booking-site')
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'booking-site', log })
await waitForDatabase(pool, log)
await migrate(pool, join(import.meta.dirname, 'migrations'), 'booking')
listen({
  app: bookingApp({ pool, log, siteUrl: settings.SITE_URL, explain: settings.APP_ENV === 'local' }),
  port: settings.BOOKING_PORT,
  portSetting: 'BOOKING_PORT',
  log,
  onStop: () => pool.end(),
})
