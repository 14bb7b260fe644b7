import { startMailServer } from '@agency/testing/mail-server.ts'
import { afterAll, expect, test } from 'vitest'
import { browser } from '../testing/browser.ts'
import { testBooking } from '../testing/test-booking.ts'

const mails = await startMailServer()
const booking = await testBooking({ SMTP_URL: mails.url })

afterAll(async () => {
  await booking.stop()
  await mails.stop()
})

test('a mail server that answers after half a minute gets a mail once', async () => {
  mails.setMood('slow')
  const visitor = browser(booking.service)
  await visitor.post('/account/resetpassword', { Email: 'aisyah@example.com' }, { origin: booking.service.url })
  const waiting = async () => (await booking.pool.query('select 1 from booking.mails')).rowCount
  await expect.poll(() => mails.received.length).toBe(1)
  await expect.poll(waiting, { timeout: 50_000 }).toBe(0)
  expect(mails.received).toHaveLength(1)
}, 90_000)
