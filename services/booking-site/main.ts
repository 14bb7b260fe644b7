/** The booking site as a process: `node services/booking-site/main.ts`. Settings: `settings.ts`. */
import { checkDatabase, openDatabase, waitForDatabase } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { startTracing } from '@agency/service-kit/observability/tracing.ts'
import { listen } from '@agency/service-kit/process/listen.ts'
import { bookingApp } from './app.ts'
import { bookingDatabase, migrateBooking } from './database/booking-database.ts'
import { tidyHourly } from './database/tidy.ts'
import { hasSamples, seedSamples } from './members/accounts/seed-samples.ts'
import { startMailSender } from './messages/mail-sender.ts'
import { startPassingOn } from './messages/news/pass-on-consent.ts'
import { bookingSettings } from './settings.ts'

const settings = bookingSettings(process.env)
const log = createLogger('booking-site', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'booking-site', log })
const db = bookingDatabase(pool)
const running: { stop: () => void }[] = []
let prepared = false

const app = bookingApp({
  db,
  settings,
  log,
  ready: {
    database: () => checkDatabase(pool),
    tables: () => {
      if (!prepared) throw new Error('the tables are not up to date yet')
    },
  },
})
// Listening comes first: a taken port is said at once, and a process that still waits can be told to stop.
const tracing = await startTracing('booking-site', settings)
listen({
  app,
  port: settings.BOOKING_PORT,
  portSetting: 'BOOKING_PORT',
  log,
  serving: settings,
  metricsPort: settings.BOOKING_METRICS_PORT,
  tracing,
  onStop: () => {
    for (const one of running) one.stop()
    return pool.end()
  },
})

await waitForDatabase(pool, log)
await migrateBooking(pool)
if (settings.trying) {
  await seedSamples(db, new Date())
} else if (await hasSamples(db)) {
  process.stderr.write(
    'Wrong setting: DATABASE_URL names a database with sample accounts, which only a process for this machine alone takes.\n',
  )
  process.exit(1)
}
running.push(tidyHourly(db, log))
if (settings.SMTP_URL) running.push(startMailSender({ db, smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, log }))
else if (!settings.trying) log.warn('SMTP_URL is not set: mails are kept and wait until it is')
if (settings.BACKEND_URL) running.push(startPassingOn({ db, backendUrl: settings.BACKEND_URL, log }))
else log.warn('BACKEND_URL is not set: consent to offers is kept and waits until it is')
prepared = true
