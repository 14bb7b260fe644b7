import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { referenceOf } from '@agency/contracts/backend/reference.ts'
import { deadJobs, retryDead } from '@agency/service-kit/jobs/dead-jobs.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { receiptWords } from '@agency/words/mails/receipt/words.ts'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { testBackend } from '../testing/test-backend.ts'
import { adoptMails } from './mail-queue.ts'

let mailer: { stop: () => Promise<void> } | undefined

const backend = await testBackend()
afterAll(() => backend.stop())
beforeEach(async () => {
  await backend.pool.query(
    'truncate backend.enquiries, backend.mails, backend.subscribers, backend_jobs.job_common cascade',
  )
  backend.mails.received.length = 0
  backend.mails.setMood('take')
})
afterEach(() => mailer?.stop())

const sample = sampleEnquiries.contact
const send = (key: string, fields: object = {}) =>
  backend.post(enquiryKinds.contact.path, { ...sample, ...fields }, key).then(response => response.status)
const states = async () =>
  (
    await backend.pool.query(`select mails.state, job.retry_count + (job.started_on is not null)::int as attempts, job.output->>'message' as last_error
      from backend.mails left join backend_jobs.job on job.data->>'mail' = mails.id::text`)
  ).rows
/** Makes every waiting mail due now, as time would. */
const hurry = () => backend.pool.query(`update backend_jobs.job set start_after = now() where state < 'active'`)
const arrived = (count: number) =>
  eventually(`${count} mails`, async () => {
    await hurry()
    return backend.mails.received.length >= count
  })

test('one mail goes to the desk, one receipt to the sender', async () => {
  mailer = await backend.startMailing()
  const chosen = 'Departure: 21 December 2026; Price: 5 × RM 2,088.00'
  const offer = { aboutTitle: 'Langkawi Island Escape', chosen, cancelling: 'What if I cancel?', answerBy: 'whatsapp' }
  expect(await send('view-two-mails', { ...offer, depart: '2026-12-21', phone: '012-345 6789' })).toBe(200)
  await eventually('both arrive', () => backend.mails.received.length === 2)
  const desk = backend.mails.received.find(mail => mail.recipients[0] === 'care@agency.example')
  const receipt = backend.mails.received.find(mail => mail.recipients[0] === 'aisyah@example.com')
  const reference = referenceOf('view-two-mails')
  expect(desk?.subject).toBe(`[${reference}] Enquiry from Aisyah Rahman: Langkawi Island Escape`)
  expect(desk?.replyTo).toEqual([{ name: 'Aisyah Rahman', address: 'aisyah@example.com' }])
  expect(desk?.text).toContain('About: https://agency.example/ground-package/langkawi-island-escape')
  expect(desk?.text).toMatch(/Is there a room for four\?.*Answer by: WhatsApp.*What if I cancel\?/s)
  expect(receipt?.subject).toBe(`We have your message: ${reference}`)
  expect(receipt?.html).toContain(reference)
  expect(receipt?.text).toContain(
    'Langkawi Island Escape\nDeparture: 21 December 2026\nPrice: 5 × RM 2,088.00\nLook at it again:\nhttps://agency.example/ground-package/langkawi-island-escape\n',
  )
  expect(receipt?.text).toContain('Depart: Mon 21 Dec 2026')
  const [file] = receipt?.attachments ?? []
  expect(file).toMatchObject({ filename: `${reference}.ics`, mimeType: 'text/calendar' })
  expect(desk?.attachments).toEqual([])
  expect(receipt?.text).toContain('Email: aisyah@example.com')
  expect(receipt?.text).not.toContain('left out')
  expect(receipt?.text).toContain('Daniel Jimbun or a colleague will read it and reply')
  expect(receipt?.html).toContain('Test Agency · <a class="link" href="https://agency.example"')
  expect(receipt?.from).toEqual({ name: 'Test Agency', address: 'care@agency.example' })
  await eventually('both are noted', async () => (await states()).every(({ state }) => state === 'sent'))
})

test('a sender who read Chinese gets a receipt in Chinese; the desk reads English and the language', async () => {
  mailer = await backend.startMailing()
  await send('view-in-chinese', { noticeLanguage: 'zh', depart: '2026-12-21', aboutTitle: 'Langkawi Island Escape' })
  await eventually('both arrive', () => backend.mails.received.length === 2)
  const [desk, receipt] = ['care@agency.example', 'aisyah@example.com'].map(to =>
    backend.mails.received.find(mail => mail.recipients[0] === to),
  )
  expect(desk?.text).toMatch(/Sent: .*\nLanguage read: Chinese\nSender: visitor/)
  expect(receipt?.subject).toBe(receiptWords('zh').subject(referenceOf('view-in-chinese')))
  expect(receipt?.text).toContain(receiptWords('zh').reference(referenceOf('view-in-chinese')))
  expect(receipt?.html).toMatch(/<html lang="zh-Hans-MY">.*<h2 lang="en-MY"[^>]*><a[^>]*>Langkawi Island Escape</s)
  expect(new TextDecoder().decode(receipt?.attachments[0]?.content as ArrayBuffer)).toContain('//Enquiries//ZH')
})

test('the receipt names no planner for a page without one', async () => {
  mailer = await backend.startMailing()
  await send('view-about-nothing', { about: undefined })
  await eventually('both arrive', () => backend.mails.received.length === 2)
  const receipt = backend.mails.received.find(mail => mail.recipients[0] === 'aisyah@example.com')
  expect(receipt?.text).toContain('A travel planner will read it and reply')
})

test('the receipt ends with what the website stated about the seller, with no other address than our mailbox', async () => {
  mailer = await backend.startMailing()
  const seller =
    'Who sells to you\n– Complaints: Write to care@agency.example.\n\nMaklumat penjual\n– Aduan: eve@evil.example'
  await send('view-with-seller', { seller })
  await eventually('both arrive', () => backend.mails.received.length === 2)
  const [desk, receipt] = ['care@agency.example', 'aisyah@example.com'].map(address =>
    backend.mails.received.find(mail => mail.recipients[0] === address),
  )
  expect(receipt?.text).toMatch(
    /Who sells to you\n– Complaints: Write to care@agency\.example\.\n\nMaklumat penjual\n– Aduan: …/,
  )
  expect(desk?.text).not.toContain('Who sells to you')
})

test('an enquiry of an agent goes to the agents’ mailbox', async () => {
  mailer = await backend.startMailing()
  await send('view-of-an-agent', { sender: 'agent', memberId: 7 })
  await eventually('both arrive', () => backend.mails.received.length === 2)
  expect(backend.mails.received.flatMap(mail => mail.recipients).sort()).toEqual([
    'agents@agency.example',
    'aisyah@example.com',
  ])
})

test('nothing that a sender writes becomes a header, a recipient, a link or markup', async () => {
  mailer = await backend.startMailing()
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
  expect(receipt?.text).toContain('Win at … or …')
  expect(receipt?.text).toContain('Web and e-mail addresses that you wrote are left out of this copy.')
})

test.each(['later', 'die', 'hang'] as const)(
  'a mail that a server answers with "%s" is sent again until it is accepted',
  async mood => {
    backend.mails.setMood(mood)
    mailer = await backend.startMailing(300)
    await send('view-with-patience')
    await eventually('it failed', async () => (await states()).every(row => row.attempts >= 1 && row.last_error))
    backend.mails.setMood('take')
    await arrived(2)
    await eventually('both are noted', async () => (await states()).every(({ state }) => state === 'sent'))
    const ids = backend.mails.received.map(mail => mail.messageId)
    expect(new Set(ids).size).toBe(2)
  },
)

test('a permanently refused mail becomes a dead letter, and can be sent again from there', async () => {
  backend.mails.setMood('never')
  mailer = await backend.startMailing()
  await send('view-refused')
  await eventually('both are dead', async () => {
    await hurry()
    return (await deadJobs(backend.pool)).length === 2
  })
  expect((await deadJobs(backend.pool))[0]).toMatchObject({
    reason: { attempts: 3, message: expect.stringContaining('550') },
  })
  backend.mails.setMood('take')
  expect(await retryDead(backend.pool)).toBe(2)
  await arrived(2)
})

test('two processes share the queue and send each mail once', async () => {
  for (let number = 0; number < 30; number++) await send(`view-number-${number}`)
  mailer = await backend.startMailing()
  const other = await backend.startMailing()
  await eventually('all arrive', () => backend.mails.received.length >= 60)
  await Promise.all([mailer.stop(), other.stop()])
  expect(backend.mails.received).toHaveLength(60)
})

test('the mails of a killed process are sent when its lease ends', async () => {
  await send('view-of-the-killed')
  await backend.pool.query(`update backend_jobs.job set state = 'active', started_on = now() - interval '1 minute',
    heartbeat_on = now() - interval '19 seconds'`)
  mailer = await backend.startMailing()
  await eventually('both arrive', () => backend.mails.received.length === 2, 40_000)
})

test('erasing an enquiry erases its mails', async () => {
  await send('view-to-be-erased')
  await backend.pool.query('delete from backend.enquiries')
  expect(await states()).toEqual([])
})

test('unsent mails of a version without a queue are sent once, its dead ones wait for a retry', async () => {
  await send('view-of-the-upgrade')
  await send('view-given-up-before')
  await backend.pool.query('truncate backend_jobs.job_common')
  await backend.pool.query(`update backend.mails set state = case when enquiry_id =
    (select id from backend.enquiries where idempotency_key = 'view-given-up-before') then 'dead' else 'waiting' end`)
  const counts = await Promise.all([adoptMails(backend.pool, backend.queue), adoptMails(backend.pool, backend.queue)])
  expect(counts.toSorted()).toEqual([0, 4])
  mailer = await backend.startMailing()
  await eventually('those that waited arrive', () => backend.mails.received.length === 2)
  expect(await deadJobs(backend.pool)).toHaveLength(2)
  expect(await retryDead(backend.pool)).toBe(2)
  await eventually('the others arrive', () => backend.mails.received.length === 4)
  expect(new Set(backend.mails.received.map(mail => mail.messageId)).size).toBe(4)
})

test('the mailbox page shows mails as text, and each as HTML that runs nothing', async () => {
  await send('view-in-the-mailbox', { name: '<b>Eve</b>' })
  const list = await (await backend.app.request('/dev/mailbox')).text()
  expect(list).toContain('&lt;b&gt;Eve&lt;/b&gt;')
  expect(list).not.toContain('<b>Eve')
  const link = /\/dev\/mailbox\/[0-9a-f-]+/.exec(list)?.[0] ?? ''
  const one = await backend.app.request(link)
  expect(one.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await one.text()).toContain(referenceOf('view-in-the-mailbox'))
  const asHtml = await backend.app.request(`${link}/html`)
  expect(asHtml.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/)
  expect(await asHtml.text()).toContain('&lt;b&gt;Eve&lt;/b&gt;')
  for (const missing of ['', '/html'])
    expect((await backend.app.request(`/dev/mailbox/00000000-0000-4000-8000-000000000000${missing}`)).status).toBe(404)
})
