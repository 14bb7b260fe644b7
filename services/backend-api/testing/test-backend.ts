import { join } from 'node:path'
import { migrateBooking } from '@agency/booking-site/database/booking-database.ts'
import { migrate, openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type MailServer, startMailServer } from '@agency/testing/mail-server.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'
import { backendApp } from '../app.ts'
import { createCompose } from '../mail/compose.ts'
import type { Identity } from '../mail/identity.ts'
import { type MailQueue, openMailQueue } from '../mail/mail-queue.ts'
import { createMailbox } from '../mail/mailbox.ts'
import { startMailer } from '../mail/mailer.ts'

const testIdentity: Identity = {
  brand: 'Test Agency',
  supportMailbox: 'care@agency.example',
  agentMailbox: 'agents@agency.example',
  from: 'care@agency.example',
  phone: '+60 3-0000 0000',
}

/** Opens the Web API of test backends. */
export const testPrivateKey = 'a-private-key-of-tests'

export type TestBackend = {
  app: ReturnType<typeof backendApp>
  pool: Pool
  database: TestDatabase
  mails: MailServer
  /** Of the application. */
  queue: MailQueue
  /** Begins to send mails, as a process of its own would; a mail that takes longer counts as not taken. */
  startMailing: (timeLimitMs?: number) => Promise<Pick<MailQueue, 'stop'>>
  post: (path: string, body: unknown, key?: string) => Promise<Response>
  stop: () => Promise<void>
}

/** The backend as one process would have it, on a database and a mail server of its own. */
export async function testBackend(): Promise<TestBackend> {
  const database = await testDatabase()
  const mails = await startMailServer()
  const log = createLogger('test', 'silent')
  const pool = openDatabase({ url: database.url, name: 'test', log })
  await migrate(pool, join(import.meta.dirname, '../migrations'), 'backend')
  await migrateBooking(pool)
  const identity = async () => testIdentity
  const compose = createCompose({ pool, identity, siteUrl: 'https://agency.example' })
  const closing: (() => unknown)[] = []
  const queue = openMailQueue(pool, log)
  await queue.start()
  const app = backendApp({
    log,
    ready: {},
    pool,
    queue,
    mailbox: createMailbox(pool, compose),
    sendsMail: true,
    privateKey: testPrivateKey,
  })
  return {
    app,
    pool,
    database,
    mails,
    queue,
    async startMailing(timeLimitMs) {
      const smtp = createSmtp(mails.url, timeLimitMs)
      const own = openMailQueue(pool, log)
      await own.start()
      await startMailer({ pool, queue: own, compose, identity, send: smtp.send })
      const stop = async () => {
        await own.stop()
        smtp.close()
      }
      closing.push(stop)
      return { stop }
    },
    post: async (path, body, key) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      }),
    async stop() {
      for (const close of closing) await close()
      await queue.stop()
      await mails.stop()
      await pool.end()
      await database.stop()
    },
  }
}
