import { join } from 'node:path'
import { migrateBooking } from '@agency/booking-site/database/booking-database.ts'
import { migrate, openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type MailServer, startMailServer } from '@agency/testing/mail-server.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'
import { backendApp } from '../app.ts'
import { type Compose, createCompose } from '../mail/compose.ts'
import type { Identity } from '../mail/identity.ts'
import { type Mailer, startMailer } from '../mail/mailer.ts'
import { createSmtp } from '../mail/smtp.ts'

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
  compose: Compose
  /** Begins to send mails; a mail that takes longer than `patienceMs` counts as not taken. */
  startMailing: (patienceMs?: number) => Mailer
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
  let mailer: Mailer | undefined
  const app = backendApp({
    log,
    ready: {},
    pool,
    onMail: () => mailer?.wake(),
    mailbox: compose,
    sendsMail: true,
    privateKey: testPrivateKey,
  })
  return {
    app,
    pool,
    database,
    mails,
    compose,
    startMailing(patienceMs) {
      const smtp = createSmtp(mails.url, patienceMs)
      const started = startMailer({ pool, compose, identity, send: smtp.send, log })
      mailer = started
      closing.push(() => smtp.close())
      return started
    },
    post: async (path, body, key) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      }),
    async stop() {
      await mailer?.stop()
      for (const close of closing) close()
      await mails.stop()
      await pool.end()
      await database.stop()
    },
  }
}
