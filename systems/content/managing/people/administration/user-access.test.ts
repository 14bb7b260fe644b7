import { randomUUID } from 'node:crypto'
import { malaysianDay, monthOf } from '@agency/contracts/dates/calendar-day.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder } from '../../../testing/content-folder.ts'
import { invitedUser, samplePassword, tokenMailedTo } from '../../../testing/invited-user.ts'
import { mailingSystem } from '../../../testing/mailing-system.ts'
import { signedInAs, studioBrowser } from '../../../testing/studio-browser.ts'
import { testSystem } from '../../../testing/test-system.ts'

const it = await mailingSystem()
afterAll(() => it.stop())

test('a blocked user is signed out everywhere, and cannot sign in until unblocked', async () => {
  const email = 'blocked@example.com'
  const { browser, id, administrator } = await invitedUser(it, { email })
  expect((await administrator.call('POST', `users/${id}/block`)).json).toMatchObject({ blocked: true })
  expect((await browser.call('GET', 'session')).status).toBe(401)
  expect((await studioBrowser(it).signIn(email, samplePassword)).status).toBe(401)
  expect((await administrator.call('POST', `users/${id}/password-link`)).status).toBe(409)
  expect((await administrator.call('POST', `users/${id}/unblock`)).json).toMatchObject({ blocked: false })
  expect((await studioBrowser(it).signIn(email, samplePassword)).status).toBe(200)
})

test('drafts of a user are named before they are blocked', async () => {
  const { browser, id, administrator } = await invitedUser(it, { email: 'leaving@example.com' })
  const draft = { alias: 'prosePage', parentKey: null, name: 'Ferry times', urlSegment: 'ferry-times', source: {} }
  expect((await browser.call('PUT', `nodes/${randomUUID()}/draft`, draft)).status).toBe(200)
  expect((await administrator.call('GET', `users/${id}/drafts`)).json).toEqual({ names: ['Ferry times'] })
})

test('drafts and requests of a user who leaves go to another in one step', async () => {
  const { browser, id, administrator } = await invitedUser(it, { email: 'gone@example.com' })
  const { id: to, browser: heir } = await invitedUser(it, { email: 'heir@example.com' })
  const source = { title: 'Boats', metaTitle: 'Boats', metaDescription: 'Boats' }
  const draft = { alias: 'prosePage', parentKey: null, name: 'Boat times', urlSegment: 'boat-times', source }
  const key = randomUUID()
  await browser.call('PUT', `nodes/${key}/draft`, draft)
  await browser.call('POST', `nodes/${key}/publish-request`, { note: 'Please' }, { 'if-match': '"1"' })
  expect((await administrator.call('POST', `users/${id}/drafts`, { to })).json).toEqual({ count: 1 })
  expect((await administrator.call('GET', `users/${id}/drafts`)).json).toEqual({ names: [] })
  expect((await heir.call('GET', 'start')).json).toMatchObject({
    drafts: [{ key, name: 'Boat times' }],
    asked: [{ key, state: 'waiting' }],
  })
  expect((await heir.call('POST', `users/${id}/drafts`, { to })).status).toBe(403)
})

test('a month lists all of its changes', async () => {
  const { browser } = await invitedUser(it, { email: 'busy@example.com' })
  const month = monthOf(malaysianDay(Date.now()))
  const { json } = await browser.call<{ entries: { by: string }[] }>('GET', `audit?month=${month}&who=busy`)
  expect(json.entries).toMatchObject([{ by: 'Siti busy', what: 'signed in' }, { what: 'chose a password' }])
  expect((await browser.call<{ entries: [] }>('GET', 'audit?month=2001-01')).json.entries).toEqual([])
})

test('a session that starts during blocking does not work', async () => {
  const { browser, id } = await invitedUser(it, { email: 'quick@example.com' })
  await it.system.db.$client.query('update content.users set blocked_at = now() where id = $1', [id])
  expect((await browser.call('GET', 'session')).status).toBe(401)
})

test('the last administrator who can sign in cannot be blocked', async () => {
  const browser = await signedInAs(it, 'administrator')
  const { user } = (await browser.call<{ user: { id: string } }>('GET', 'session')).json
  const second = await invitedUser(it, { email: 'deputy@example.com', role: 'administrator' })
  expect((await browser.call('POST', `users/${second.id}/block`)).status).toBe(200)
  const refused = await browser.call('POST', `users/${user.id}/block`)
  expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('last administrator')])
  expect((await browser.call('GET', 'session')).status).toBe(200)
})

test('a user whose invitation cannot be sent is not created, and can be invited again', async () => {
  const browser = await signedInAs(it, 'administrator')
  const person = { name: 'Aina', email: 'aina@example.com', role: 'writer' }
  const rename = (from: string, to: string) =>
    it.system.db.$client.query(`alter table content_jobs.${from} rename to ${to}`)
  await rename('queue', 'queue_away')
  const refused = await browser.call('POST', 'users', person)
  await rename('queue_away', 'queue')
  expect(refused.status).toBe(500)
  expect((await browser.call('POST', 'users', person)).status).toBe(201)
})

test('an administrator ends all sessions of a user', async () => {
  const { browser, id, administrator } = await invitedUser(it, { email: 'left-open@example.com' })
  expect((await administrator.call('DELETE', `users/${id}/sessions`)).status).toBe(204)
  expect((await browser.call('GET', 'session')).status).toBe(401)
})

test('an administrator mails password links, up to a limit', async () => {
  const email = 'forgets@example.com'
  const { id, administrator } = await invitedUser(it, { email })
  expect((await administrator.call('POST', `users/${id}/password-link`)).json).toEqual({ link: null })
  const token = await tokenMailedTo(it, email)
  await studioBrowser(it).call('POST', `password-reset/${token}`, { password: `${samplePassword} 2` })
  expect((await studioBrowser(it).signIn(email, `${samplePassword} 2`)).status).toBe(200)
  const again = () => administrator.call('POST', `users/${id}/password-link`)
  for (let mail = 1; mail < 5; mail++) expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(429)
})

test('without a mail server the administrator who asks gets the link, and the history notes it', async () => {
  const unmailed = await testSystem(contentFolder({}))
  const administrator = await signedInAs(unmailed, 'administrator')
  const person = { name: 'Farah', email: 'farah@example.com', role: 'writer' }
  const { id, link } = (await administrator.call<{ id: string; link: string }>('POST', 'users', person)).json
  const token = /\/studio\/password\/([\w-]+)$/.exec(link)?.[1]
  const browser = studioBrowser(unmailed)
  expect((await browser.call('POST', `password-reset/${token}`, { password: samplePassword })).status).toBe(204)
  expect((await browser.signIn(person.email, samplePassword)).status).toBe(200)
  const again = await administrator.call('POST', `users/${id}/password-link`)
  expect(again.json.link).toMatch(/\/studio\/password\/[\w-]+$/)
  const { entries } = (await administrator.call<{ entries: object[] }>('GET', `audit?key=${id}`)).json
  expect(entries).toMatchObject([
    { detail: 'the link was shown to the administrator' },
    { detail: 'as writer, the link was shown to the administrator' },
  ])
  const byKey = await (await unmailed.edit('POST', `users/${id}/password-link`)).json()
  expect(byKey).toEqual({ link: null })
  await unmailed.stop()
})

test('an administrator downloads the data of a user, which the audit records, and erases it', async () => {
  const email = 'asks-us@example.com'
  const { id, administrator } = await invitedUser(it, { email })
  const { json } = await administrator.call<{ studio: object[] }>('POST', `users/${id}/export`)
  expect(json.studio).toMatchObject([{ email, sessions: [{}] }])
  const { entries } = (await administrator.call<{ entries: object[] }>('GET', `audit?key=${id}`)).json
  expect(entries[0]).toMatchObject({ by: 'Sample administrator', what: 'downloaded what is held about a user' })
  expect((await administrator.call('DELETE', `users/${id}`)).status).toBe(204)
  expect((await administrator.call('POST', `users/${id}/export`)).status).toBe(404)
})
