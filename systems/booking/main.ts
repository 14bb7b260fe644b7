/** `node systems/booking/main.ts`. Settings: `settings.ts`. */
import '@agency/service-kit/process/load-tsx.ts'
import { checkDatabase, openDatabase, prepareDatabase } from '@agency/service-kit/database/database.ts'
import { adoptRepeatedly } from '@agency/service-kit/jobs/adopt.ts'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { startTracing } from '@agency/service-kit/observability/tracing.ts'
import { listen } from '@agency/service-kit/process/listen.ts'
import { bookingDatabase, migrateBooking } from './database/booking-database.ts'
import { tidyHourly } from './database/tidy.ts'
import { maxForm } from './http/posted-fields.ts'
import { hasSamples, seedSamples } from './members/accounts/seed-samples.ts'
import { startMailSender } from './messages/mail-sender.ts'
import { adoptConsents, startPassingOn } from './messages/news/pass-on-consent.ts'
import { adoptMails } from './messages/outbox.ts'
import { openBookingQueue } from './messages/queue/booking-queue.ts'
import { bookingSettings } from './settings.ts'

const settings = bookingSettings(process.env)
// Dynamically, because its pages are components.
const { bookingApp } = await import('./app.ts')
const log = createLogger('booking-site', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'booking-site', log })
const db = bookingDatabase(pool)
const queue = openBookingQueue(pool, log)
const smtp = settings.SMTP_URL ? createSmtp(settings.SMTP_URL) : undefined
const timers: (() => void)[] = []
let prepared = false

const app = bookingApp({
  db,
  queue,
  settings,
  log,
  ready: {
    database: () => checkDatabase(pool),
    tables: () => {
      if (!prepared) throw new Error('the tables are not up to date yet')
    },
  },
})
// First: a port in use is reported at once, and a waiting process can be stopped.
const tracing = await startTracing('booking-site', settings)
listen({
  app,
  port: settings.BOOKING_PORT,
  portSetting: 'BOOKING_PORT',
  log,
  serving: settings,
  maxBody: maxForm,
  tracing,
  onStop: async () => {
    for (const end of timers) end()
    await queue.stop()
    smtp?.close()
    await pool.end()
  },
})

const mayServe = await prepareDatabase(log, async () => {
  await migrateBooking(pool)
  await queue.start()
  if (!settings.trying) return !(await hasSamples(db))
  await seedSamples(db, new Date())
  return true
})
if (!mayServe) {
  process.stderr.write(
    'Wrong setting: DATABASE_URL names a database with sample accounts, which only a process for this machine alone takes.\n',
  )
  process.exit(1)
}
timers.push(tidyHourly(db, log).stop)
timers.push(adoptRepeatedly(() => adoptMails(db, queue), log))
timers.push(adoptRepeatedly(() => adoptConsents(db, queue), log))
if (smtp) await startMailSender({ db, queue, send: smtp.send, from: settings.MAIL_FROM, sender: settings })
else if (!settings.trying) log.warn('SMTP_URL is not set: mails are kept and wait until it is')
if (settings.BACKEND_URL) await startPassingOn({ db, queue, backendUrl: settings.BACKEND_URL, log })
else log.warn('BACKEND_URL is not set: consent to offers is kept and waits until it is')
prepared = true
