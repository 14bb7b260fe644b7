import { createHash, generateKeyPairSync } from 'node:crypto'
import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { deadJobs } from '@agency/service-kit/jobs/dead-jobs.ts'
import { createSmtp } from '@agency/service-kit/mail/smtp.ts'
import { anyText } from '@agency/testing/arbitraries.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { newsletterMailWords } from '@agency/words/mails/newsletter/words.ts'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testBackend } from '../testing/test-backend.ts'
import { subscriberList } from './subscriber-list.ts'

const backend = await testBackend()
await backend.startMailing()
afterAll(() => backend.stop())
beforeEach(async () => {
  await backend.pool.query('truncate backend.subscribers, backend.mails, backend.audit cascade')
  backend.mails.received.length = 0
})

const consentText = 'One letter a week. Leave whenever you like.'
const { newsletter, newsletterConfirm, newsletterLeave, newsletterWithdraw } = backendCalls
const signUp = async (email: string) =>
  answerOf(await backend.post(newsletter.path, { email, consentText, source: '/blog' }))
const confirm = async (token: string) => answerOf(await backend.post(newsletterConfirm.path, { token }))
const leave = async (token: string) => answerOf(await backend.post(newsletterLeave.path, { token }))
const answerOf = async (response: Response) =>
  (await response.json()) as { success: boolean; message?: string; error?: string }
const query = async (sql: string) => (await backend.pool.query(sql)).rows
const mail = async (number: number) => {
  await eventually(`mail ${number}`, () => backend.mails.received.length > number)
  return backend.mails.received[number]
}
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''

test('an address joins the list when its owner confirms, and leaves it with one click', async () => {
  expect(await signUp('Aisyah@Example.com')).toMatchObject({
    success: true,
    message: expect.stringContaining('confirm'),
  })
  const asking = await mail(0)
  expect(asking?.recipients).toEqual(['aisyah@example.com'])
  expect(asking?.text).toContain('https://agency.example/newsletter/confirm?token=')
  expect(await query('select state from backend.subscribers')).toEqual([{ state: 'asked' }])

  const token = tokenIn(asking?.text)
  expect(await confirm(token)).toMatchObject({ success: true })
  expect(await confirm(token)).toMatchObject({ success: true })
  const welcome = await mail(1)
  const headers = Object.fromEntries(welcome?.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers['list-unsubscribe']).toBe(`<https://agency.example/newsletter/unsubscribe?token=${token}>`)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

  expect(await leave(token)).toMatchObject({ success: true })
  expect(await leave(token)).toMatchObject({ success: true })
  expect(await confirm(token)).toMatchObject({ success: false, error: expect.any(String) })
  expect(await query('select step, text, version, source from backend.consents order by id')).toEqual([
    { step: 'asked', text: consentText, version: expect.stringMatching(/^[0-9a-f]{8}$/), source: '/blog' },
    { step: 'confirmed', text: null, version: null, source: null },
    { step: 'left', text: null, version: null, source: null },
  ])
})

test('the mails and answers are in the language in which the consent was read, which is stored with it', async () => {
  const { answers, confirmSubject, welcomeSubject } = newsletterMailWords('ms')
  const asked = await backend.post(newsletter.path, { email: 'aisyah@example.com', consentText, noticeLanguage: 'ms' })
  expect((await answerOf(asked)).message).toBe(answers.sent)
  expect(await mail(0)).toMatchObject({
    subject: confirmSubject('Test Agency'),
    html: expect.stringContaining('<html lang="ms-MY">'),
    text: expect.stringContaining('https://agency.example/ms/newsletter/confirm?token='),
  })
  expect((await confirm(tokenIn((await mail(0))?.text))).message).toBe(answers.confirmed)
  expect((await mail(1))?.subject).toBe(welcomeSubject('Test Agency'))
  expect(await query('select notice_language from backend.consents order by id')).toEqual([
    { notice_language: 'ms' },
    { notice_language: null },
  ])
  expect(await subscriberList(backend.pool, 'https://agency.example')).toMatch(/"ms"\r\n$/)
  const other = await backend.post(newsletter.path, { email: 'aisyah@example.com', noticeLanguage: 'ta' })
  expect(other.status).toBe(422)
})

test('a second sign-up gets a friendly message', async () => {
  await signUp('aisyah@example.com')
  expect(await signUp('AISYAH@example.com')).toMatchObject({ success: true })
  await confirm(tokenIn((await mail(0))?.text))
  expect(await signUp('aisyah@example.com')).toEqual({ success: true, message: 'This address is already on our list.' })
})

test('ten sign-ups at once send one mail', async () => {
  await Promise.all(Array.from({ length: 10 }, () => signUp('aisyah@example.com')))
  expect(await query('select kind from backend.mails')).toEqual([{ kind: 'confirm' }])
})

test('an address gets at most three confirmation mails a day, and the answer does not reveal it', async () => {
  const first = await signUp('aisyah@example.com')
  for (let time = 0; time < 6; time++) {
    await query(`update backend.consents set at = at - interval '11 minutes'`)
    expect(await signUp('aisyah@example.com')).toEqual(first)
  }
  expect(await query('select kind from backend.mails')).toEqual(Array(3).fill({ kind: 'confirm' }))
  await query(`update backend.consents set at = at - interval '1 day'`)
  await signUp('aisyah@example.com')
  expect(await query('select kind from backend.mails')).toHaveLength(4)
  await mail(3)
})

test('a missing consent text is stored as null', async () => {
  await backend.post(newsletter.path, { email: 'aisyah@example.com' })
  expect(await query('select text, version from backend.consents')).toEqual([{ text: null, version: null }])
  await mail(0)
})

test('a former subscriber can sign up again, and links of earlier mails no longer confirm', async () => {
  await signUp('aisyah@example.com')
  const token = tokenIn((await mail(0))?.text)
  await confirm(token)
  await leave(token)
  await mail(1)
  await signUp('aisyah@example.com')
  expect(await query('select state from backend.subscribers')).toEqual([{ state: 'asked' }])
  expect(await confirm(token)).toMatchObject({ success: false })
  expect(await query('select state from backend.subscribers')).toEqual([{ state: 'asked' }])
  const again = tokenIn((await mail(2))?.text)
  expect(again).not.toBe(token)
  expect(await confirm(again)).toMatchObject({ success: true })
})

test.each(['', 'nobody', 'a@b', 'a@b.example\r\nBcc: x@y.example', `${'a'.repeat(250)}@b.example`])(
  '%j is refused as an address',
  async email => {
    const response = await backend.post(newsletter.path, { email })
    const accepted = response.status === 200
    expect(accepted).toBe(false)
    expect(await query('select 1 from backend.subscribers')).toEqual([])
  },
)

test('hostile addresses, texts and tokens cause no error 500', async () => {
  const hostile = fc.oneof(anyText({ maxLength: 400 }), fc.anything(), fc.constantFrom("' or 1=1", '\0'))
  const body = fc.record(
    { email: hostile, consentText: hostile, source: hostile, token: hostile },
    { requiredKeys: [] },
  )
  const paths = [newsletter.path, newsletterConfirm.path, newsletterLeave.path]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, fc.boolean(), async (path, given, rightEmail) => {
      const response = await backend.post(path, rightEmail ? { ...given, email: 'fuzz@example.com' } : given)
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})

test('an unknown token changes nothing', async () => {
  expect(await confirm('x'.repeat(32))).toMatchObject({ success: false })
  expect(await leave('x'.repeat(32))).toMatchObject({ success: false })
  expect((await backend.post(newsletterLeave.path, { token: "' or 1=1" })).status).toBe(400)
})

test('withdrawing consent unsubscribes a member, and the answer does not reveal who was subscribed', async () => {
  const withdraw = async (email: string) => answerOf(await backend.post(newsletterWithdraw.path, { email }))
  await signUp('aisyah@example.com')
  await confirm(tokenIn((await mail(0))?.text))
  const answers = [
    await withdraw('Aisyah@example.com'),
    await withdraw('aisyah@example.com'),
    await withdraw('x@y.example'),
  ]
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(await query('select state from backend.subscribers')).toEqual([{ state: 'left' }])
  expect((await backend.post(newsletterWithdraw.path, { email: 'nobody' })).status).toBe(400)
})

test('the list holds confirmed subscribers only, with their consent and their own address for leaving', async () => {
  for (const email of ['aisyah@example.com', '=cmd@example.com', 'asked@example.com', 'refused@example.com'])
    await signUp(email)
  await query(
    `update backend.subscribers set state = 'confirmed', changed_at = '2026-11-28T04:00Z' where email not like 'asked%'`,
  )
  await query(`update backend.subscribers set refused_at = now() where email like 'refused%'`)
  const tokens = await query('select email, token from backend.subscribers')
  const row = (email: string, cell = email) =>
    `"${cell}","2026-11-28T04:00:00.000Z","${consentText}","${createHash('sha256').update(consentText).digest('hex').slice(0, 8)}","/blog","https://agency.example/newsletter/unsubscribe?token=${tokens.find(one => one.email === email).token}",""`
  const [, ...lines] = (await subscriberList(backend.pool, 'https://agency.example')).trimEnd().split('\r\n')
  expect(lines).toEqual([row('=cmd@example.com', "'=cmd@example.com"), row('aisyah@example.com')])
  expect(await query(`select details from backend.audit where action = 'newsletter-export'`)).toEqual([
    { details: { addresses: 2 } },
  ])
})

test('an address that the mail server refuses for good is marked; a new sign-up clears the mark', async () => {
  backend.mails.setMood('never')
  await signUp('gone@example.com')
  const refused = async () => (await query('select refused_at from backend.subscribers'))[0]?.refused_at !== null
  await eventually('the mark', async () => {
    await query(`update backend_jobs.job set start_after = now() where state < 'active'`)
    return refused()
  })
  backend.mails.setMood('take')
  await query(`update backend.consents set at = at - interval '11 minutes'`)
  await signUp('gone@example.com')
  expect(await refused()).toBe(false)
})

test('a refused sender marks no address', async () => {
  backend.mails.setMood('stranger')
  await signUp('fine@example.com')
  await eventually('a dead mail', async () => {
    await query(`update backend_jobs.job set start_after = now() where state < 'active'`)
    return JSON.stringify(await deadJobs(backend.pool)).includes('MAIL FROM')
  })
  backend.mails.setMood('take')
  expect(await query('select refused_at from backend.subscribers')).toEqual([{ refused_at: null }])
})

test('the welcome mail promises the words that the subscriber agreed to', async () => {
  await signUp('aisyah@example.com')
  await confirm(tokenIn((await mail(0))?.text))
  expect((await mail(1))?.text).toContain(`You agreed to this: ${consentText}`)
})

test('a signature covers both headers of one-click unsubscribing, and neither is folded', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const smtp = createSmtp(backend.mails.url, { dkim: { domainName: 'agency.example', keySelector: 'a', privateKey } })
  const leaving = `<https://agency.example/newsletter/unsubscribe?token=${'t'.repeat(120)}>`
  await smtp.send({
    id: 'a',
    from: { name: 'Agency', address: 'care@agency.example' },
    to: 'aisyah@example.com',
    subject: 'Offers',
    headers: { 'List-Unsubscribe': leaving, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    text: 'Offers',
  })
  smtp.close()
  const raw = (await mail(0))?.raw ?? ''
  expect(raw).toContain(`List-Unsubscribe: ${leaving}\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`)
  const signed = /DKIM-Signature:[\s\S]*?\bh=([^;]+);/i.exec(raw)?.[1]?.replace(/\s/g, '').toLowerCase().split(':')
  expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']))
})
