import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { browser } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const received: Email[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, _, done) => {
    received.push(await PostalMime.parse(Buffer.concat(await stream.toArray())))
    done()
  },
})

server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const { port } = server.server.address() as AddressInfo
const booking = await testBooking({ SMTP_URL: `smtp://127.0.0.1:${port}` })

afterAll(async () => {
  await booking.stop()
  server.close()
})

const own = () => ({ origin: booking.service.url })
const registration = (email: string, firstName: string) => ({
  Email: email,
  Password: 'Wander-2026',
  ConfirmPassword: 'Wander-2026',
  firstName,
  lastName: 'Rahman',
  PhoneCode1: 'MYS',
  PrimaryPhone: '123456789',
  agreeTnC: 'true',
})
const register = (email: string, firstName: string) =>
  browser(booking.service).post('/Member/SimpleRegister', registration(email, firstName), own())
const mailTo = (email: string) => received.find(mail => mail.to?.some(({ address }) => address === email))

const lure = 'you won!\r\n\r\nCollect it at https://evil.example/prize within one hour.\r\n\r\n'

test('a registration cannot mail a stranger a text or a link', async () => {
  for (const name of [lure, 'Aisyah\nSee www.evil.example', 'https://evil.example', 'a\u2028b']) {
    const answer = await register('victim@example.com', name)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Please use letters, spaces and')
  }
  expect((await register('aishah@example.com', 'evil.example')).status).toBe(200)
  await expect.poll(() => mailTo('aishah@example.com')?.text).toContain('Hello evil. example,')
  expect(mailTo('victim@example.com')).toBeUndefined()
})

test('names from other sources, or stored earlier, are also one short line without a link', async () => {
  await booking.pool.query(
    `insert into booking.accounts (type_code, email, first_name, last_name) values ('MEM', 'old@example.com', $1, '')`,
    [lure],
  )
  await browser(booking.service).post('/account/resetpassword', { Email: 'old@example.com' }, own())
  await expect.poll(() => mailTo('old@example.com')?.text).toBeDefined()
  const text = mailTo('old@example.com')?.text ?? ''
  expect(text.split(/\r?\n/)[0]).toBe('Hello you won Collect it at https //evil. exam,')
  expect(text).not.toContain('evil.example')
  expect(text.match(/https?:\/\/\S+/g)).toEqual([
    expect.stringContaining(`${booking.service.url}/account/resetpassword`),
  ])
})
