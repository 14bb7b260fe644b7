import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { referenceOf } from '@agency/contracts/backend/reference.ts'
import { csvOf } from '@agency/service-kit/files/csv.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { codeOf } from '@agency/service-kit/sign-in/totp.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erasePerson, exportPerson } from '../../privacy/person.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'
import { deskApp } from './app.ts'
import { invite } from './people.ts'

const origin = 'http://localhost:3004'
const password = 'rambutan tujuh lorong'
let backend: TestBackend
let app: ReturnType<typeof deskApp>

beforeAll(async () => {
  backend = await testBackend()
  app = deskOn(origin)
}, 60_000)
afterAll(() => backend.stop())
beforeEach(() =>
  backend.pool.query(
    'truncate backend.enquiries, backend.audit, backend.desk_people, backend.sign_in_attempts cascade',
  ),
)

function deskOn(url: string) {
  const { pool } = backend
  const options = { pool, url, siteUrl: 'https://agency.example', proxies: 0, secret: 'a secret of these tests' }
  return deskApp(createLogger('test', 'silent'), options)
}

const query = async (sql: string, values: unknown[] = []) => (await backend.pool.query(sql, values)).rows

/** A browser that keeps its cookies, and the token of the page it last read. */
function browser(desk = app) {
  const jar = new Map<string, string>()
  let token = ''
  async function send(path: string, init: RequestInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await desk.request(path, { ...init, headers: { cookie, ...init.headers } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const text = await response.text()
    token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? token
    return { status: response.status, text, headers: response.headers }
  }
  return {
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string>, from = origin) =>
      send(path, { method: 'POST', body: new URLSearchParams({ token, ...fields }), headers: { origin: from } }),
  }
}

const nameOf = (email: string) => (email.startsWith('siti') ? 'Siti Aminah' : 'Daniel Jimbun')

/** An invited person who has chosen a password and signed in. */
async function signedIn(email: string, role = 'staff') {
  const one = browser()
  const link = await invite({ db: drizzle(backend.pool), url: '' }, { email, name: nameOf(email), role, by: 'test' })
  await one.post(link ?? '', { password, again: password })
  expect((await one.post('/sign-in', { email, password })).headers.get('location')).toBe('/')
  await one.get('/')
  return one
}

async function enquire(key: string, fields: object = {}) {
  await backend.post(enquiryKinds.contact.path, { ...sampleEnquiries.contact, ...fields }, key)
  return `/enquiries/${referenceOf(key)}`
}

const unheld = { holder: '', done: 'no' }
const idOf = async (email: string) =>
  (await query('select id from backend.desk_people where email = $1', [email]))[0].id

test('an enquiry is taken, noted, handed over, given a day and done, with names, times and an audit', async () => {
  const chosen = 'Departure: 21 December 2026; Price: 5 × RM 2,088.00'
  const path = await enquire('view-of-the-desk', {
    chosen,
    aboutTitle: 'Langkawi',
    phone: '012-345 6789',
    language: 'ms',
    noticeLanguage: 'zh',
  })
  const siti = await signedIn('siti@agency.example')
  const daniel = await signedIn('daniel@agency.example')
  const list = await siti.get('/')
  for (const words of [
    'Aisyah Rahman',
    'Langkawi',
    '28 Mar 2098',
    'adults: 2, children: 2 (4, 9)',
    '5 × RM 2,088.00',
    'Chinese',
    'answer: Email',
  ])
    expect(list.text).toContain(words)
  const look = await siti.get(path)
  expect(look.text).toContain('<dt>Language read</dt><dd>Chinese</dd>')
  expect(look.text).toContain('href="https://wa.me/60123456789?text=Dear%20Aisyah')
  expect(look.text).toContain(`href="mailto:aisyah%40example.com?subject=%5B${path.slice(11)}%5D%20Langkawi`)

  expect((await siti.post(path, { action: 'take', ...unheld })).status).toBe(303)
  const held = { holder: await idOf('siti@agency.example'), done: 'no' }
  await siti.post(path, { action: 'note', text: 'Wants a quiet room.', ...held })
  expect((await siti.post(path, { action: 'note', text: '房'.repeat(4000), ...held })).status).toBe(303)
  expect((await siti.post(path, { action: 'next', text: 'soon', ...held })).status).toBe(422)
  await siti.post(path, { action: 'next', text: '2026-01-02', ...held })
  expect((await siti.get('/?list=mine')).text).toContain('next on 2 Jan 2026 <strong class="due">due</strong>')
  const to = await idOf('daniel@agency.example')
  await siti.post(path, { action: 'hand', to, ...held })
  expect((await siti.get('/?list=mine')).text).not.toContain('Aisyah')
  expect((await siti.get('/?list=colleagues')).text).toContain('with Daniel Jimbun')
  await daniel.post(path, { action: 'answered', holder: to, done: 'no' })
  await daniel.post(path, { action: 'done', text: 'Booked', holder: to, done: 'no' })
  expect((await siti.get('/?list=done')).text).toContain('done: Booked')
  const { text } = await siti.get(path)
  expect(text).toMatch(
    /Siti Aminah took it.*noted: Wants a quiet room\..*handed it to Daniel.*Daniel Jimbun ended it: Booked/s,
  )
  const actions = (await query('select action, count(*)::int from backend.audit group by 1 order by 1')).map(
    ({ action, count }) => `${action} ${count}`,
  )
  expect(actions).toEqual([
    'desk-change 7',
    'desk-list 7',
    'desk-look 3',
    'desk-password 2',
    'desk-people 2',
    'desk-sign-in 2',
  ])
})

test('of two who take one enquiry the second sees who was quicker, and nothing is changed', async () => {
  const path = await enquire('view-of-two-takers')
  const [siti, daniel] = [await signedIn('siti@agency.example'), await signedIn('daniel@agency.example')]
  const answers = await Promise.all([siti, daniel].map(one => one.post(path, { action: 'take', ...unheld })))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  expect(answers.find(({ status }) => status === 409)?.text).toMatch(
    /(Siti Aminah|Daniel Jimbun) has it since .* and was quicker/,
  )
  expect(await query('select kind from backend.desk_entries')).toEqual([{ kind: 'take' }])
})

test('an erasure takes the notes along, and a page that was still open says so', async () => {
  const path = await enquire('view-of-the-erased')
  const siti = await signedIn('siti@agency.example')
  await siti.post(path, { action: 'note', text: 'Knows Aisyah from school.', ...unheld })
  const { held } = await exportPerson(backend.pool, 'aisyah@example.com')
  expect(held.enquiries).toMatchObject([{ desk: [{ kind: 'note', text: 'Knows Aisyah from school.' }] }])
  expect(JSON.stringify(held)).not.toContain(await idOf('siti@agency.example'))
  await Promise.all([
    erasePerson(backend.pool, 'aisyah@example.com'),
    ...Array.from({ length: 5 }, () => siti.post(path, { action: 'note', text: 'More.', ...unheld })),
  ])
  const late = await siti.post(path, { action: 'take', ...unheld })
  expect([late.status, late.text]).toEqual([404, expect.stringContaining('It was erased')])
  expect(await query('select * from backend.desk_entries')).toEqual([])
  await erasePerson(backend.pool, 'siti@agency.example')
  expect((await siti.get('/')).headers.get('location')).toBe('/sign-in')
})

test('20,000 enquiries are shown fifty a page, from an index', async () => {
  await query(`insert into backend.enquiries (reference, form, fields, idempotency_key, email, received_at)
    select 'R' || n, 'contact', '{"name": "Somebody"}', 'key ' || n, n || '@example.com', now() - n * interval '1 minute'
    from generate_series(1, 20000) n`)
  const siti = await signedIn('siti@agency.example')
  const first = await siti.get('/')
  expect(first.text).toContain('20,000 in all, page 1 of 400.')
  const rows = (text: string) => [...text.matchAll(/href="\/enquiries\/(R\d+)"/g)].map(([, reference]) => reference)
  expect(rows(first.text)).toHaveLength(50)
  expect(rows(first.text)[0]).toBe('R20000')
  expect(rows((await siti.get('/?list=new&page=400')).text).at(-1)).toBe('R1')
  expect((await siti.get('/?page=99999')).text).toContain('20,000 in all')
})

describe('what strangers typed', () => {
  const evil = { name: `=cmd|' /C calc'!A0`, message: '<script>alert(1)</script>', phone: '+60 12-345 6789' }

  test('becomes no markup, no header of a mail and no formula of a spreadsheet', async () => {
    const path = await enquire('view-of-an-attacker', {
      ...evil,
      aboutTitle: '"><img src=x>\r\nBcc: eve@evil.example',
      chosen: 'Price: @SUM(1)',
    })
    const root = await signedIn('siti@agency.example', 'administrator')
    const { text, headers } = await root.get(path)
    expect(text).not.toMatch(/<script|<img|%0d%0aBcc/i)
    expect(text).toContain('&lt;script&gt;')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/)
    expect(headers.get('x-robots-tag')).toContain('noindex')
    const csv = await root.post('/export', { list: 'new' })
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.text).toContain(`"'=cmd|' /C calc'!A0"`)
    expect(csv.text).toContain(`"'@SUM(1)"`)
    expect(csv.text).toContain(`"'+60 12-345 6789"`)
    expect(csv.text).not.toContain('alert(1)')
    expect(await query(`select details from backend.audit where action = 'desk-export'`)).toMatchObject([
      { details: { list: 'new', rows: 1 } },
    ])
  })

  test.each(['=1', ' @x', '＝1', '＋1', '－1', '＠x'])('%s is text in a spreadsheet', typed => {
    expect(csvOf([[typed]])).toBe(`"'${typed}"\r\n`)
  })

  test('of an agent shows no price, which may be a net rate', async () => {
    const path = await enquire('view-of-an-agent', { sender: 'agent', chosen: 'Price: RM 1,234.00 net' })
    const root = await signedIn('siti@agency.example', 'administrator')
    const pages = [await root.get('/'), await root.get(path), await root.post('/export', { list: 'new' })]
    for (const { text } of pages) expect(text).not.toContain('1,234')
  })
})

describe('the door', () => {
  test('strangers see the sign-in only, staff neither people nor exports', async () => {
    const path = await enquire('view-behind-the-door')
    for (const closed of ['/', path, '/people', '/healthz', '/openapi.json', '/v1.0/ContactUs/AnswerTimes'])
      expect((await browser().get(closed)).headers.get('location'), closed).toBe('/sign-in')
    expect((await browser().post(enquiryKinds.contact.path, {})).status).toBe(303)
    const staff = await signedIn('siti@agency.example')
    expect((await staff.get('/people')).status).toBe(403)
    expect((await staff.post('/people', { action: 'remove', id: 'x' })).status).toBe(403)
    expect((await staff.post('/export', { list: 'new' })).status).toBe(403)
    expect((await backend.app.request('/sign-in')).status).toBe(404)
  })

  test('a write needs the token of the session and a page of ours', async () => {
    const path = await enquire('view-without-a-token')
    const siti = await signedIn('siti@agency.example')
    expect((await siti.post(path, { action: 'take', ...unheld, token: 'x' })).status).toBe(403)
    expect((await siti.post(path, { action: 'take', ...unheld }, 'https://evil.example')).status).toBe(403)
    expect(await query('select * from backend.desk_entries')).toEqual([])
  })

  test('guessing is slowed down, also for unknown addresses, and the owner’s browser stays welcome', async () => {
    const siti = await signedIn('siti@agency.example')
    for (const email of ['siti@agency.example', 'nobody@agency.example']) {
      const guesser = browser()
      const statuses = []
      for (let turn = 0; turn < 6; turn++)
        statuses.push((await guesser.post('/sign-in', { email, password: `guess ${turn}` })).status)
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    }
    expect((await siti.post('/sign-in', { email: 'siti@agency.example', password })).status).toBe(303)
  })

  test('a link works once; with an authenticator the sign-in needs its code, which is good once', async () => {
    const one = browser()
    const by = { email: 'siti@agency.example', name: 'Siti Aminah', role: 'staff', by: 'test' }
    const link = (await invite({ db: drizzle(backend.pool), url: '' }, by)) ?? ''
    const secret = /name="secret" value="(\w+)"/.exec((await one.get(link)).text)?.[1] ?? ''
    const code = (drift: number) => codeOf(secret, Math.floor(Date.now() / 30_000) + drift)
    expect((await one.post(link, { password: 'short', again: 'short' })).text).toContain('Use 10 to 254')
    expect((await one.post(link, { password, again: 'other' })).text).toContain('differ')
    await one.post(link, { password, again: password, secret, code: code(-1) })
    expect((await one.get(link)).status).toBe(404)
    const signIn = (code: string) => one.post('/sign-in', { email: by.email, password, code })
    expect((await signIn('')).status).toBe(422)
    expect((await signIn(code(0))).status).toBe(303)
    expect((await signIn(code(0))).status).toBe(422)
  })

  test('administrators invite and remove; a removed person’s enquiries are new again', async () => {
    const root = await signedIn('siti@agency.example', 'administrator')
    const added = await root.post('/people', { name: 'Mei Ling', email: 'mei@agency.example', role: 'staff' })
    expect(added.text).toContain(`<code>${origin}/password?token=`)
    const daniel = await signedIn('daniel@agency.example')
    const path = await enquire('view-of-daniel')
    await daniel.post(path, { action: 'take', ...unheld })
    await root.post('/people', { action: 'remove', id: await idOf('daniel@agency.example') })
    expect((await daniel.get('/')).headers.get('location')).toBe('/sign-in')
    expect((await root.get('/')).text).toContain(path)
    expect((await root.get(path)).text).toContain('a former colleague took it')
    await root.post('/people', { action: 'remove', id: await idOf('siti@agency.example') })
    expect((await root.get('/people')).status).toBe(200)
  })

  test('behind https the cookie is a __Host- cookie, and answers have HSTS', async () => {
    await signedIn('siti@agency.example')
    const desk = deskOn('https://desk.agency.example')
    const one = browser(desk)
    const { headers } = await one.post(
      '/sign-in',
      { email: 'siti@agency.example', password },
      'https://desk.agency.example',
    )
    expect(headers.getSetCookie().join('\n')).toMatch(/__Host-desk=[^;]+;.*Path=\/; HttpOnly; Secure; SameSite=Lax/)
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  })
})
