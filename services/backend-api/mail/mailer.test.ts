import { enquiryPaths } from '@agency/contracts/backend/enquiry.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { referenceOf } from '@agency/contracts/backend/reference.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../testing/test-backend.ts'
import type { Mailer } from './mailer.ts'
import { deadMails, reviveDead } from './outbox.ts'

let backend: TestBackend
let mailer: Mailer | undefined

beforeAll(async () => {
  backend = await testBackend()
}, 60_000)
afterAll(() => backend.stop())
beforeEach(async () => {
  await backend.pool.query('truncate backend.enquiries, backend.mails, backend.subscribers cascade')
  backend.mails.received.length = 0
  backend.mails.setMood('take')
})
afterEach(() => mailer?.stop())

const sample = sampleEnquiries.contact
const send = (key: string, fields: object = {}) =>
  backend.post(enquiryPaths.contact, { ...sample, ...fields }, key).then(response => response.status)
const states = async () => (await backend.pool.query('select state, attempts, last_error from backend.mails')).rows
/** Makes every waiting mail due now, as time would. */
const hurry = () => backend.pool.query(`update backend.mails set due_at = now() where state = 'waiting'`)
const arrived = (count: number) =>
  eventually(`${count} mails`, async () => {
    await hurry()
    mailer?.wake()
    return backend.mails.received.length >= count
  })

test('one mail goes to the desk, one receipt to the sender', async () => {
  mailer = backend.startMailing()
  expect(await send('view-two-mails')).toBe(200)
  await eventually('both arrive', () => backend.mails.received.length === 2)
  const desk = backend.mails.received.find(mail => mail.recipients[0] === 'care@agency.example')
  const receipt = backend.mails.received.find(mail => mail.recipients[0] === 'aisyah@example.com')
  const reference = referenceOf('view-two-mails')
  expect(desk?.subject).toBe(`[${reference}] Enquiry from Aisyah Rahman`)
  expect(desk?.replyTo).toEqual([{ name: 'Aisyah Rahman', address: 'aisyah@example.com' }])
  expect(desk?.text).toContain('About: https://agency.example/ground-package/langkawi-island-escape')
  expect(desk?.text).toContain('Is there a room for four?')
  expect(receipt?.subject).toBe(`We have your message: ${reference}`)
  expect(receipt?.html).toContain(reference)
  expect(receipt?.from).toEqual({ name: 'Test Agency', address: 'care@agency.example' })
  await eventually('both are noted', async () => (await states()).every(({ state }) => state === 'sent'))
})

test('an agent’s enquiry goes to the agents’ mailbox', async () => {
  mailer = backend.startMailing()
  await send('view-of-an-agent', { sender: 'agent', memberId: 7 })
  await eventually('both arrive', () => backend.mails.received.length === 2)
  expect(backend.mails.received.flatMap(mail => mail.recipients).sort()).toEqual([
    'agents@agency.example',
    'aisyah@example.com',
  ])
})

test('nothing a sender writes becomes a header, a recipient, a link or markup', async () => {
  mailer = backend.startMailing()
  await send('view-with-bad-intent', {
    name: 'Eve\r\nBcc: everybody@example.com\r\nX-Evil: 1',
    message:
      'Win at https://evil.example/now or evil.example\r\n.\r\nMAIL FROM:<x@y.example>\n<script>alert(1)</script>',
  })
  await eventually('both arrive', () => backend.mails.received.length === 2)
  for (const mail of backend.mails.received) {
    expect(mail.recipients).toHaveLength(1)
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(mail.html).not.toContain('<script')
    expect(mail.html).not.toContain('href="https://evil')
  }
  const receipt = backend.mails.received.find(mail => mail.recipients[0] === 'aisyah@example.com')
  expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/https?:\/\/evil|evil\.example/)
  expect(receipt?.text).toContain('evil[.]example')
})

test.each(['later', 'die', 'hang'] as const)(
  'a server that answers "%s" gets the mail again until it takes it',
  async mood => {
    backend.mails.setMood(mood)
    mailer = backend.startMailing(300)
    await send('view-with-patience')
    await eventually('it failed', async () => (await states()).every(row => row.attempts >= 1 && row.last_error))
    backend.mails.setMood('take')
    await arrived(2)
    await eventually('both are noted', async () => (await states()).every(({ state }) => state === 'sent'))
    const ids = backend.mails.received.map(mail => mail.messageId)
    expect(new Set(ids).size).toBe(2)
  },
)

test('what is refused for good ends on the list of the dead, and can be sent again from there', async () => {
  backend.mails.setMood('never')
  mailer = backend.startMailing()
  await send('view-refused')
  await eventually('both are dead', async () => {
    await hurry()
    mailer?.wake()
    return (await deadMails(backend.pool)).length === 2
  })
  expect((await deadMails(backend.pool))[0]).toMatchObject({ attempts: 3, lastError: expect.stringContaining('550') })
  backend.mails.setMood('take')
  expect(await reviveDead(backend.pool)).toBe(2)
  await arrived(2)
})

test('two processes share the work and send nothing twice', async () => {
  for (let number = 0; number < 30; number++) await send(`view-number-${number}`)
  mailer = backend.startMailing()
  const other = backend.startMailing()
  await eventually('all arrive', () => backend.mails.received.length >= 60)
  await Promise.all([mailer.stop(), other.stop()])
  expect(backend.mails.received).toHaveLength(60)
})

test('what a killed process had taken is sent when its lease has ended', async () => {
  await send('view-of-the-killed')
  await backend.pool.query(`update backend.mails set attempts = 1, due_at = now() + interval '1 second'`)
  mailer = backend.startMailing()
  await eventually('both arrive', () => backend.mails.received.length === 2)
})

test('an erased enquiry leaves no mail behind', async () => {
  await send('view-to-be-erased')
  await backend.pool.query('delete from backend.enquiries')
  expect(await states()).toEqual([])
})

test('the mailbox page shows mails as text', async () => {
  await send('view-in-the-mailbox', { name: '<b>Eve</b>' })
  const list = await (await backend.app.request('/dev/mailbox')).text()
  expect(list).toContain('&lt;b&gt;Eve&lt;/b&gt;')
  expect(list).not.toContain('<b>Eve')
  const link = /\/dev\/mailbox\/[0-9a-f-]+/.exec(list)?.[0] ?? ''
  const one = await backend.app.request(link)
  expect(one.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await one.text()).toContain(referenceOf('view-in-the-mailbox'))
  expect((await backend.app.request('/dev/mailbox/00000000-0000-4000-8000-000000000000')).status).toBe(404)
})
