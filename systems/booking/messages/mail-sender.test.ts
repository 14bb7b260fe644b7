import { openDatabase } from '@agency/service-kit/database/database.ts'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { bookingDatabase, migrateBooking } from '../database/booking-database.ts'
import { startMailSender } from './mail-sender.ts'
import { adoptMails, queueMail } from './outbox.ts'
import { openBookingQueue } from './queue/booking-queue.ts'

const log = createLogger('test', 'silent')
const sender = {
  BRAND_NAME: 'Contoh & Co',
  SITE_URL: 'https://www.agency.example',
  BOOKING_URL: 'https://booking.agency.example',
}

const database = await testDatabase()
const pool = openDatabase({ url: database.url, name: 'test', log })
await migrateBooking(pool)
const db = bookingDatabase(pool)
const queue = openBookingQueue(pool, log)
await queue.start()

afterAll(async () => {
  await queue.stop()
  await pool.end()
  await database.stop()
})

/** A mail server that refuses the first mails, so many, and keeps the others. */
async function mailServer(refusals: number) {
  const received: Email[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        if (left-- > 0) return done(new Error('not now'))
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const stop = () => new Promise<void>(resolve => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, stop }
}

test('two processes send each mail once and retry refused ones', async () => {
  const server = await mailServer(1)
  const smtp = createSmtp(server.url)
  const queues = [openBookingQueue(pool, log), openBookingQueue(pool, log)]
  for (const one of queues) {
    await one.start()
    await startMailSender({ db, queue: one, send: smtp.send, from: 'no-reply@agency.example', sender })
  }
  const mail = (number: number) => ({
    recipient: `aisyah${number}@example.com`,
    subject: 'Café in Ipoh',
    text: `Number ${number} <b>\n\nhttp://x.example/?token=abc\n\nhttps://booking.agency.example/a?b=1&c=2`,
  })
  for (let number = 0; number < 6; number++) await queueMail(db, queue, mail(number))
  await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(5)
  const waiting = async () => (await pool.query('select attempts from booking.mails')).rows
  await expect.poll(waiting).toEqual([{ attempts: 1 }])
  await pool.query(`update booking_jobs.job set start_after = now() where state = 'retry'`)
  await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(6)
  await expect.poll(async () => (await pool.query('select 1 from booking.mails')).rowCount).toBe(0)
  expect(server.received[0]).toMatchObject({ subject: 'Café in Ipoh', from: { address: 'no-reply@agency.example' } })
  const [first] = server.received
  expect(first?.from?.name).toBe('Contoh & Co')
  expect(first?.text).toContain('http://x.example/?token=abc')
  expect(first?.text).toContain('Contoh & Co, www.agency.example')
  expect(first?.html).toContain('Contoh &amp; Co')
  expect(first?.html).toContain('&lt;b&gt;')
  expect(first?.html).toContain('href="https://booking.agency.example/a?b=1&amp;c=2"')
  expect(first?.html).not.toContain('href="http://x.example')
  expect(new Set(server.received.map(one => one.to?.[0]?.address)).size).toBe(6)
  await Promise.all(queues.map(one => one.stop()))
  smtp.close()
  await server.stop()
}, 30_000)

test('mails that a version without a queue left unsent are sent once', async () => {
  const server = await mailServer(0)
  const smtp = createSmtp(server.url)
  const own = openBookingQueue(pool, log)
  await own.start()
  const mails = [1, 2].map(number => `('left${number}@example.com', 'Left', 'Text')`)
  await pool.query(`insert into booking.mails (recipient, subject, text) values ${mails.join()}`)
  const counts = await Promise.all([adoptMails(db, queue), adoptMails(db, queue)])
  expect(counts.toSorted()).toEqual([0, 2])
  await startMailSender({ db, queue: own, send: smtp.send, from: 'no-reply@agency.example', sender })
  await expect.poll(async () => (await pool.query('select 1 from booking.mails')).rowCount).toBe(0)
  expect(server.received).toHaveLength(2)
  await own.stop()
  smtp.close()
  await server.stop()
})
