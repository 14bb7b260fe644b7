import { join } from 'node:path'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { migrate, openDatabase, type Pool } from '@agency/service-kit/database/database.ts'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { type MailServer, startMailServer } from '@agency/testing/mail-server.ts'
import { type RunningService, runService } from '@agency/testing/run-service.ts'
import { type TestDatabase, testDatabase } from '@agency/testing/test-database.ts'
import { backendApp } from '../app.ts'
import { createCompose } from '../mail/compose.ts'
import { type MailQueue, openMailQueue } from '../mail/mail-queue.ts'
import { createMailbox } from '../mail/mailbox.ts'
import { startMailer } from '../mail/mailer.ts'
import { createMembers } from '../members/members-client.ts'
import { testIdentity } from './test-identity.ts'

/** Opens the Web API of test backends. */
export const testPrivateKey = 'a-private-key-of-tests'

export type TestBackend = {
  app: ReturnType<typeof backendApp>
  pool: Pool
  database: TestDatabase
  mails: MailServer
  booking: RunningService | undefined
  /** Of the application. */
  queue: MailQueue
  /** Begins to send mails, as a process of its own would; a mail that takes longer counts as not taken. */
  startMailing: (timeLimitMs?: number) => Promise<Pick<MailQueue, 'stop'>>
  post: (path: string, body: unknown, key?: string) => Promise<Response>
  stop: () => Promise<void>
}

/**
 * The backend as one process would have it, on a database and a mail server of its own.
 * @param withMembers Whether a booking site runs beside it as a process, with the sample accounts.
 */
export async function testBackend({ withMembers = false } = {}): Promise<TestBackend> {
  const database = await testDatabase()
  const mails = await startMailServer()
  const log = createLogger('test', 'silent')
  const pool = openDatabase({ url: database.url, name: 'test', log })
  await migrate(pool, join(import.meta.dirname, '../migrations'), 'backend')
  const booking = withMembers ? await runService('booking-site', { DATABASE_URL: database.url }) : undefined
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
    members: createMembers({ url: booking?.url ?? 'http://127.0.0.1:9', secret: sampleSecrets.MEMBERS_API_SECRET }),
    mailbox: createMailbox(pool, compose, { identity, siteUrl: 'https://agency.example' }),
    sendsMail: true,
    privateKey: testPrivateKey,
  })
  return {
    app,
    pool,
    database,
    mails,
    queue,
    booking,
    async startMailing(timeLimitMs) {
      const smtp = createSmtp(mails.url, { timeLimitMs })
      const own = openMailQueue(pool, log)
      await own.start()
      await startMailer({ pool, queue: own, compose, identity, send: smtp.send, siteUrl: 'https://agency.example' })
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
      await booking?.stop()
      await mails.stop()
      await pool.end()
      await database.stop()
    },
  }
}
