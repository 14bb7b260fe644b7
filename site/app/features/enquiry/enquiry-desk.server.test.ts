import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { readReference } from '@agency/contracts/backend/reference.ts'
import contactAnswer from '@agency/contracts/examples/backend.contact.json' with { type: 'json' }
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { canMount, mountSmallDisk } from '@agency/testing/small-disk.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLimits } from '../../limits/limits.server.ts'
import { enquiryDesk, enquiryKey, type Submission } from './enquiry-desk.server.ts'

type Seen = { path: string; key: string; body: Record<string, unknown> }
type Answer = (request: IncomingMessage, response: ServerResponse) => void

let folder: string
let backend: Server
let seen: Seen[]
let answer: Answer
/** Headers of the answer to OPTIONS. */
let repetitions: Record<string, string>

const json =
  (status: number, body: object): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const takes = json(200, contactAnswer)
const away: Answer = request => request.socket.destroy()

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'))
  seen = []
  answer = takes
  repetitions = { 'idempotency-key-accepted': 'true' }
  backend = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    // How soon it answers is another question, which this backend leaves open.
    if (request.method === 'GET') return void response.writeHead(404).end()
    if (request.method === 'OPTIONS') return void response.writeHead(204, repetitions).end()
    seen.push({ path: request.url ?? '', key: String(request.headers['idempotency-key']), body: JSON.parse(text) })
    answer(request, response)
  })
  await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  backend.closeAllConnections()
  backend.close()
  rmSync(folder, { recursive: true, force: true })
})

const desk = (log = createLogger('test', 'silent'), NOTICE_LANGUAGE = false) =>
  enquiryDesk(
    {
      DATA_DIR: folder,
      SITE_SECRET: 'a secret of sixteen characters',
      BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      ENQUIRY_RETENTION_MONTHS: 24,
      BACKEND_IDEMPOTENCY: 'ask',
      NOTICE_LANGUAGE,
    },
    log,
    createLimits({ ENQUIRIES_PER_ADDRESS: 4 }),
  )
const submission = (viewKey = 'view', message = 'Hello') => ({
  form: 'contact' as const,
  fields: { ...sampleEnquiries.contact, message } as never,
  key: enquiryKey(viewKey, 'contact', { message }, new URLSearchParams()),
  consentText: 'I agree.',
  session: undefined,
  now: Date.parse('2026-11-20T00:00:00Z'),
})
const spooled = () => (existsSync(join(folder, 'spool')) ? readdirSync(join(folder, 'spool')) : [])
const until = async (holds: () => boolean) => {
  for (let turn = 0; turn < 800 && !holds(); turn++) await sleep(10)
  expect(holds()).toBe(true)
}

test('only a backend that takes it gets the language in which the form was read', async () => {
  for (const takesLanguage of [true, false]) {
    const enquiries = desk(undefined, takesLanguage)
    await inLanguage('zh', () => enquiries.submit(submission(`read in Chinese ${takesLanguage}`)))
    enquiries.close()
  }
  expect(seen.map(({ body }) => body.noticeLanguage)).toEqual(['zh', undefined])
})

test('the backend gets the fields, the key, the reference and the consent, and its reference is the one', async () => {
  const { phone: _, ...fields } = submission().fields as Submission['fields']
  expect(await desk().submit({ ...submission(), fields })).toEqual({
    kind: 'taken',
    reference: contactAnswer.data.reference,
    receipt: true,
  })
  expect(seen).toMatchObject([
    { path: '/v1.0/ContactUs/IndexHandler', body: { message: 'Hello', phone: '', consentText: 'I agree.' } },
  ])
  expect(readReference(String(seen[0]?.body.reference))).toBeDefined()
})

test('the session decides who is signed in, not the form', async () => {
  const session = { userId: 7, isAgent: true } as Session
  await desk().submit({ ...submission(), session })
  await desk().submit({ ...submission('other'), session: { ...session, isAgent: false } })
  await desk().submit(submission('third'))
  expect(seen.map(({ body }) => [body.sender, body.memberId])).toEqual([
    ['agent', 7],
    ['member', 7],
    ['visitor', undefined],
  ])
})

const typed = { trip: 'return', return: '2027-04-10', message: 'Two of us.\nThank you.' }
const key = ({ view = 'a', query = 'about=/x&departure=6+March', ...fields }: Record<string, string> = {}) =>
  enquiryKey(view, 'group-flight', { ...typed, ...fields }, new URLSearchParams(query))

test.each<Record<string, string>>([
  { message: ' Two of us.\r\nThank you.' },
  { query: 'departure=6+March&about=/x' },
  { phone: '', children: ' ' },
])('%j is the same press', fields => expect(key(fields)).toBe(key()))

test('a field that is not shown, which only a form without script sends, is no part of the key', () => {
  expect(key({ trip: 'one-way' })).toBe(key({ trip: 'one-way', return: '' }))
})

test.each<Record<string, string>>([
  { message: 'Three of us.' },
  { view: 'b' },
  { query: 'about=/x&departure=3+April' },
  { phone: '012-345 6789' },
])('%j is another enquiry', fields => expect(key(fields)).not.toBe(key()))

test('a 204 counts as success, and a failed connection is retried', async () => {
  answer = (_, response) => response.writeHead(204).end()
  const one = desk()
  expect(await one.submit(submission())).toMatchObject({ kind: 'taken' })
  const { port } = backend.address() as AddressInfo
  repetitions = {}
  await new Promise(resolve => backend.close(resolve))
  expect(await one.submit(submission('another'))).toMatchObject({ kind: 'spooled' })
  expect(spooled()).toHaveLength(1)
  await new Promise<void>(resolve => backend.listen(port, '127.0.0.1', resolve))
  await until(() => readdirSync(join(folder, 'spool')).length === 0)
  expect(seen).toHaveLength(2)
}, 20_000)

test('a refusal of the backend is shown with its message, and the enquiry is not stored', async () => {
  answer = json(422, { success: false, error: 'Not like this.', errors: { email: 'No.' } })
  expect(await desk().submit(submission())).toEqual({
    kind: 'refused',
    error: 'Not like this.',
    errors: { email: 'No.' },
  })
  answer = json(200, { success: false, error: 'We are closed.' })
  expect(await desk().submit(submission())).toMatchObject({ kind: 'refused', error: 'We are closed.' })
})

test('a spooled enquiry that the backend refuses is set aside for staff', async () => {
  answer = away
  await desk().submit(submission())
  answer = json(422, { success: false, error: 'No.' })
  await until(() => readdirSync(join(folder, 'spool')).some(name => name.endsWith('.refused')))
})

test('if neither the backend nor the disk accepts it, the visitor is informed', async () => {
  answer = away
  writeFileSync(join(folder, 'spool'), 'a file where the folder should be')
  expect(await desk().submit(submission())).toEqual({ kind: 'lost' })
})

test.runIf(canMount())('on a full disk the log names the lost enquiry and the reason', async () => {
  answer = away
  const unmount = mountSmallDisk(folder)
  try {
    mkdirSync(join(folder, 'spool'))
    expect(() => writeFileSync(join(folder, 'filling'), Buffer.alloc(100_000))).toThrow('ENOSPC')
    const log = createLogger('test', 'silent')
    const error = vi.spyOn(log, 'error')
    expect(await desk(log).submit(submission())).toEqual({ kind: 'lost' })
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reference: expect.any(String) }),
      'an enquiry is lost: the backend did not take it, and the disk is full',
    )
  } finally {
    unmount()
  }
})

test('limits count by address and by sender', async () => {
  const { limits } = desk()
  const tries = async (address: string, email: string, times: number) => {
    const allowed = []
    for (let turn = 0; turn < times; turn++) allowed.push(await limits.allowEnquiry(address, email))
    return allowed
  }
  expect(await tries('10.0.0.1', 'a@b.example', 3)).toEqual([true, true, false])
  expect(await tries('10.0.0.2', 'A@B.example', 1)).toEqual([false])
  expect(await tries('10.0.0.1', 'c@d.example', 3)).toEqual([true, false, false])
  expect(await tries('10.0.0.1', 'e@f.example', 1)).toEqual([false])
})
