import { oneOfFew } from '@agency/service-kit/sign-in/one-of-few.ts'
import { afterAll, expect, test } from 'vitest'
import { invitedUser, samplePassword, tokenMailedTo } from '../../testing/invited-user.ts'
import { mailingSystem } from '../../testing/mailing-system.ts'
import { sampleUser, signedInAs, studioBrowser } from '../../testing/studio-browser.ts'

const it = await mailingSystem()
afterAll(() => it.stop())

const tokenOf = (email: string) => tokenMailedTo(it, email)
const newUser = (email: string, role = 'writer') => invitedUser(it, { email, role })

test('a user signs in, has a session, and has none after signing out', async () => {
  const browser = studioBrowser(it)
  expect((await browser.call('GET', 'session')).status).toBe(401)
  const { email, password } = sampleUser('writer')
  const answer = await browser.signIn(email.toUpperCase(), password)
  expect(answer.json).toMatchObject({ user: { email, role: 'writer', totp: false } })
  expect(answer.headers.getSetCookie()[0]).toMatch(/^studio_session=[\w-]{43};.*HttpOnly; SameSite=Strict/)
  expect((await browser.call('GET', 'session')).json).toEqual(answer.json)
  expect((await browser.call('DELETE', 'session')).status).toBe(204)
  expect((await browser.call('GET', 'session')).status).toBe(401)
})

test('an unknown address and a wrong password get the same answer, with growing waits', async () => {
  const wrong = await studioBrowser(it).signIn(sampleUser('reader').email, 'something else')
  const unknown = await studioBrowser(it).signIn('nobody@example.com', 'something else')
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.json).toEqual(unknown.json)
  const browser = studioBrowser(it)
  const guess = () => browser.signIn('guessed@example.com', 'something else')
  for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).status).toBe(401)
  const late = await guess()
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('failed attempts of strangers do not delay the known browser of the owner', async () => {
  const { browser } = await newUser('owner@example.com')
  const stranger = studioBrowser(it)
  let status = 401
  for (let attempt = 0; attempt < 6; attempt++)
    status = (await stranger.signIn('owner@example.com', 'a guess of theirs')).status
  expect(status).toBe(429)
  expect((await browser.signIn('owner@example.com', samplePassword)).status).toBe(200)
})

test('a write by cookie needs the token of the session and our origin', async () => {
  const browser = await signedInAs(it, 'administrator')
  const body = { name: 'Sample administrator' }
  expect((await browser.call('PUT', 'me', body, { 'x-csrf': 'guessed' })).status).toBe(403)
  expect((await browser.call('PUT', 'me', body, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await browser.call('PUT', 'me', body)).status).toBe(200)
  const { email, password } = sampleUser('reader')
  const elsewhere = await browser.call('POST', 'session', { email, password }, { origin: 'https://evil.example' })
  expect(elsewhere.status).toBe(403)
})

test('an invited user chooses a password through a mailed link, once', async () => {
  const { browser } = await newUser('siti@example.com')
  expect((await browser.call('GET', 'session')).json).toMatchObject({ user: { name: 'Siti siti', role: 'writer' } })
})

test('a mailed link replaces a forgotten password once and ends every session', async () => {
  const { browser } = await newUser('forgetful@example.com')
  expect((await browser.call('POST', 'password-reset', { email: 'nobody@example.com' })).status).toBe(202)
  expect((await browser.call('POST', 'password-reset', { email: 'Forgetful@example.com' })).status).toBe(202)
  const token = await tokenOf('forgetful@example.com')
  const other = studioBrowser(it)
  expect((await other.call('POST', `password-reset/${token}`, { password: 'short' })).json.faults).toMatchObject([
    { path: ['password'], message: 'At least 12 characters' },
  ])
  expect((await other.call('POST', `password-reset/${token}`, { password: `${samplePassword} 2` })).status).toBe(204)
  expect((await other.call('POST', `password-reset/${token}`, { password: samplePassword })).status).toBe(404)
  expect((await browser.call('GET', 'session')).status).toBe(401)
  expect((await browser.signIn('forgetful@example.com', samplePassword)).status).toBe(401)
  expect((await browser.signIn('forgetful@example.com', `${samplePassword} 2`)).status).toBe(200)
})

test('a mailed link stops working when the address of the user changes', async () => {
  const administrator = await signedInAs(it, 'administrator')
  const invited = { name: 'Wrongly Typed', email: 'wrong@example.com', role: 'writer' }
  const { json } = await administrator.call('POST', 'users', invited)
  const token = await tokenOf('wrong@example.com')
  const change = (values: object) => administrator.call('PUT', `users/${json.id}`, { ...invited, ...values })
  expect((await change({ name: 'Rightly Typed' })).status).toBe(200)
  expect((await change({ name: 'Rightly Typed', email: 'right@example.com' })).status).toBe(200)
  const stranger = studioBrowser(it)
  expect((await stranger.call('POST', `password-reset/${token}`, { password: samplePassword })).status).toBe(404)
  expect((await administrator.call('POST', `users/${json.id}/password-link`)).status).toBe(200)
  const second = await tokenOf('right@example.com')
  expect((await stranger.call('POST', `password-reset/${second}`, { password: samplePassword })).status).toBe(204)
})

test('invented links hash no password, so that they do not delay sign-ins', async () => {
  const isBusy = Promise.withResolvers<void>()
  const hashing = Array.from({ length: 200 }, () => oneOfFew(() => isBusy.promise).catch(() => {}))
  const { status } = await studioBrowser(it).call('POST', `password-reset/${'x'.repeat(43)}`, {
    password: samplePassword,
  })
  isBusy.resolve()
  await Promise.all(hashing)
  expect(status).toBe(404)
})

test('the last administrator cannot be removed, and an address belongs to one user', async () => {
  const browser = await signedInAs(it, 'administrator')
  const { user } = (await browser.call<{ user: { id: string; name: string; email: string } }>('GET', 'session')).json
  expect((await browser.call('DELETE', `users/${user.id}`)).json.detail).toContain('last administrator')
  const asReader = { name: user.name, email: user.email, role: 'reader' }
  expect((await browser.call('PUT', `users/${user.id}`, asReader)).status).toBe(409)
  const twin = { name: 'Twin', email: sampleUser('reader').email.toUpperCase(), role: 'reader' }
  expect((await browser.call('POST', 'users', twin)).json.detail).toContain('e-mail address')
  expect((await browser.call('DELETE', 'users/7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f21')).status).toBe(404)
})

test('a revoked role loses its rights at once', async () => {
  const { browser, id, administrator } = await newUser('demoted@example.com', 'administrator')
  expect((await browser.call('GET', 'users')).status).toBe(200)
  await administrator.call('PUT', `users/${id}`, { name: 'Siti', email: 'demoted@example.com', role: 'reader' })
  expect((await browser.call('GET', 'users')).status).toBe(403)
})

test('after a removal only the actions of the user remain, without the name', async () => {
  const { browser, id, administrator } = await newUser('leaving@example.com')
  const before = (await administrator.call<{ entries: object[] }>('GET', `audit?by=${id}`)).json
  expect(before.entries[0]).toMatchObject({ by: 'Siti leaving', what: 'signed in' })
  expect((await administrator.call('DELETE', `users/${id}`)).status).toBe(204)
  expect((await browser.call('GET', 'session')).status).toBe(401)
  const after = (await administrator.call<{ entries: object[] }>('GET', `audit?by=${id}`)).json
  expect(after.entries[0]).toMatchObject({ by: 'Former user' })
  const { rows } = await it.system.db.$client.query(`select row_to_json(a)::text as text from content.audit a`)
  expect(rows.map(row => row.text).join()).not.toMatch(/leaving|Siti/)
})

test('the audit can leave out sign-ins and sign-outs', async () => {
  const { id, browser } = await newUser('quiet@example.com')
  expect((await browser.call('PUT', 'me', { name: 'Siti Quiet' })).status).toBeLessThan(300)
  const said = async (query: string) =>
    (await browser.call<{ entries: { what: string }[] }>('GET', `audit?by=${id}${query}`)).json.entries.map(
      ({ what }) => what,
    )
  expect(await said('')).toContain('signed in')
  expect(await said('&without=sign-ins')).toContain('changed their own account')
  expect(await said('&without=sign-ins')).not.toContain('signed in')
})

test('the audit records failed sign-ins, refused calls and downloads of all content, up to a limit', async () => {
  const { id, browser, administrator } = await newUser('watched@example.com')
  type Audit = { entries: { by: string; what: string; key: string | null; detail: string | null }[] }
  const read = async (query: string) => (await administrator.call<Audit>('GET', `audit?${query}`)).json.entries
  await studioBrowser(it).signIn('watched@example.com', 'not the password')
  expect((await read(`key=${id}`))[0]).toMatchObject({ by: 'Unknown user', what: 'failed to sign in' })
  for (let call = 0; call < 25; call++) expect((await browser.call('GET', 'users')).status).toBe(403)
  const refused = (await read(`by=${id}`)).filter(({ what }) => what === 'was refused')
  expect(refused).toHaveLength(20)
  expect(refused[0]).toMatchObject({ detail: 'GET /manage/users' })
  const { app } = it
  expect(
    (await app.request('/manage/export', { headers: { 'x-editor-key': 'sample-content-editor-key' } })).status,
  ).toBe(200)
  expect((await read('by=machine'))[0]).toMatchObject({ what: 'downloaded all content' })
})

test('the database refuses to change the audit', async () => {
  for (const statement of [
    'update content.audit set what = $$x$$',
    'delete from content.audit',
    'truncate content.audit',
  ])
    await expect(it.system.db.$client.query(statement)).rejects.toThrow('never changed')
})

test('the audit records each action on a node with its user, also for the editor key', async () => {
  const key = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f22'
  const source = { title: 'T', metaTitle: 'T', metaDescription: 'T', bodyText: 'Text' }
  const node = { alias: 'prosePage', name: 'Visas', urlSegment: 'visas', source }
  expect((await it.publish(key, node)).status).toBe(200)
  const browser = await signedInAs(it, 'publisher')
  const ifMatch = { 'if-match': '"2"' }
  expect((await browser.call('POST', `nodes/${key}/unpublish`, undefined, ifMatch)).status).toBe(200)
  const { json } = await browser.call('GET', `audit?key=${key}`)
  expect(json).toMatchObject({
    entries: [
      { by: 'Sample publisher', what: 'took back', name: 'Visas' },
      { by: 'machine', what: 'published' },
      { by: 'machine', what: 'saved a draft' },
    ],
  })
})

test('the audit has one entry for each version, however often it is saved', async () => {
  const key = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f23'
  const draft = { alias: 'prosePage', parentKey: null, name: 'Typed', urlSegment: 'typed', source: { title: 'T' } }
  const [first, second] = [await signedInAs(it, 'writer'), await signedInAs(it, 'publisher')]
  let version = 0
  const save = async (browser: typeof first) => {
    const headers = { 'if-match': `"${version}"` }
    const { status, json } = await browser.call<{ version: number }>('PUT', `nodes/${key}/draft`, draft, headers)
    expect(status).toBe(200)
    version = json.version
  }
  for (const browser of [first, first, first, second, second, first]) await save(browser)
  await it.system.db.$client.query(
    `update content.node_versions set begun_at = begun_at - interval '11 minutes' where key = '${key}'`,
  )
  for (const browser of [first, first]) await save(browser)
  const { json } = await first.call<{ entries: { by: string; what: string }[] }>('GET', `audit?key=${key}`)
  expect(json.entries.map(({ by, what }) => `${by} ${what}`)).toEqual([
    'Sample writer saved a draft',
    'Sample writer saved a draft',
    'Sample publisher saved a draft',
    'Sample writer saved a draft',
  ])
})
