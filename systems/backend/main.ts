import { join } from 'node:path'
import { checkDatabase, migrate, openDatabase, prepareDatabase } from '@agency/service-kit/database/database.ts'
import { adoptRepeatedly } from '@agency/service-kit/jobs/adopt.ts'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { startTracing } from '@agency/service-kit/observability/tracing.ts'
import { listen } from '@agency/service-kit/process/listen.ts'
import { backendApp } from './app.ts'
import { deskApp } from './enquiries/desk/app.ts'
import { createCompose } from './mail/compose.ts'
import { createIdentity } from './mail/identity.ts'
import { adoptMails, openMailQueue } from './mail/mail-queue.ts'
import { createMailbox } from './mail/mailbox.ts'
import { startMailer } from './mail/mailer.ts'
import { createMembers } from './members/members-client.ts'
import { startRetention } from './privacy/remove-expired.ts'
import { settings } from './settings.ts'

const log = createLogger('backend-api', settings.LOG_LEVEL)
const pool = openDatabase({ url: settings.DATABASE_URL, name: 'backend-api', log })
const identity = createIdentity({
  contentUrl: settings.CONTENT_URL,
  keys: settings.CONTENT_MAPPING,
  supportMailbox: settings.SUPPORT_MAILBOX,
  agentMailbox: settings.AGENT_MAILBOX,
  from: settings.MAIL_FROM,
})
const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.SITE_PORT}`
const compose = createCompose({ pool, identity, siteUrl })
const queue = openMailQueue(pool, log)
const smtp = settings.SMTP_URL ? createSmtp(settings.SMTP_URL, { dkim: settings.MAIL_DKIM }) : undefined
let migrated = false
const timers: (() => void)[] = []

const app = backendApp({
  log,
  members: createMembers({ url: settings.BOOKING_INTERNAL_URL, secret: settings.MEMBERS_API_SECRET }),
  privateKey: settings.WEB_API_PRIVATE_KEY,
  ready: {
    database: () => checkDatabase(pool),
    migrations: () => {
      if (!migrated) throw new Error('the tables are not up to date yet')
    },
  },
  pool,
  queue,
  sendsMail: smtp !== undefined || settings.APP_ENV !== 'production',
  mailbox: smtp || settings.APP_ENV === 'production' ? undefined : createMailbox(pool, compose, { identity, siteUrl }),
})
const desk = deskApp(log, {
  pool,
  url: settings.deskUrl,
  siteUrl,
  proxies: settings.TRUSTED_PROXIES,
  secret: settings.WEB_API_PRIVATE_KEY,
})
// First: a port in use is reported at once, and a waiting process can be stopped.
const tracing = await startTracing('backend-api', settings)
listen({
  app,
  port: settings.BACKEND_PORT,
  portSetting: 'BACKEND_PORT',
  beside: settings.DESK_URL ? { app: desk, port: settings.deskPort, portSetting: 'DESK_PORT' } : undefined,
  log,
  serving: settings,
  tracing,
  onStop: stop,
})

await prepareDatabase(log, async () => {
  await migrate(pool, join(import.meta.dirname, 'migrations'), 'backend')
  await queue.start()
})
migrated = true
timers.push(startRetention(pool, settings.ENQUIRY_RETENTION_MONTHS, log))
timers.push(adoptRepeatedly(() => adoptMails(pool, queue), log))
if (smtp) await startMailer({ pool, queue, compose, identity, send: smtp.send, siteUrl })
else if (settings.APP_ENV === 'production') log.warn('SMTP_URL is not set: mails are kept and wait until it is')

async function stop() {
  for (const end of timers) end()
  await queue.stop()
  smtp?.close()
  await pool.end()
}
