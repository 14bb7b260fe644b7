import type { CommentsAnswer } from '@agency/contracts/manage/nodes/comments.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { type MailingSystem, mailingSystem } from '../../../testing/mailing-system.ts'
import { type StudioBrowser, sampleUser, signedInAs } from '../../../testing/studio-browser.ts'
import { uuidOfPath } from '../../../tree/uuid-of-path.ts'
import { erasePerson } from '../../people/privacy/person.ts'
import { emptyTrash } from '../../tree/trash/empty-trash.ts'

type Start = z.output<typeof startAnswer>

const DAY_MS = 24 * 3600_000
let it: MailingSystem
let reader: StudioBrowser
let writer: StudioBrowser
let publisher: StudioBrowser
const ids = new Map<StudioBrowser, string>()
beforeAll(async () => {
  it = await mailingSystem()
  reader = await signedInAs(it, 'reader')
  writer = await signedInAs(it, 'writer')
  publisher = await signedInAs(it, 'publisher')
  for (const browser of [reader, writer, publisher]) {
    const { user } = (await browser.call<{ user: { id: string } }>('GET', 'session')).json
    ids.set(browser, user.id)
  }
}, 60_000)
afterAll(() => it.stop())
beforeEach(() => it.mails.received.splice(0))

const documentOf = async (key: string) => (await writer.call<NodeDocument>('GET', `nodes/${key}`)).json
const threadsOf = async (key: string, by = writer) =>
  (await by.call<CommentsAnswer>('GET', `nodes/${key}/comments`)).json.threads
const markOf = async (key: string) => (await writer.call('POST', `nodes/${key}/presence`)).json.comments
const mention = (browser: StudioBrowser) => `@[${ids.get(browser)}]`

/** Writes a draft, of a new page unless a key is given, and gives back the key. */
async function write(part: object = {}, key: string = crypto.randomUUID(), by = writer) {
  const source = { title: 'Ferry', bodyText: 'Words', metaTitle: 'Ferry', metaDescription: 'Ferry', ...part }
  const draft = { alias: 'prosePage', parentKey: null, name: 'Ferry', urlSegment: `page-${key.slice(0, 8)}`, source }
  const before = await writer.call('GET', `nodes/${key}`)
  const from: Record<string, string> = before.status === 404 ? {} : { 'if-match': `"${before.json.version}"` }
  expect((await by.call('PUT', `nodes/${key}/draft`, draft, from)).status).toBe(200)
  return key
}

/** Comments on a field, or in a thread; gives back the id. */
async function comment(by: StudioBrowser, key: string, text: string, on: string[] | string = ['source', 'title']) {
  const id = crypto.randomUUID()
  const to = typeof on === 'string' ? { thread: on } : { path: on, version: (await documentOf(key)).version }
  expect(await by.call('POST', `nodes/${key}/comments`, { id, text, to })).toMatchObject({ status: 204 })
  return id
}

test('a reader comments on a field, a writer answers, and both see who said what', async () => {
  const key = await write()
  const before = await markOf(key)
  const thread = await comment(reader, key, '  Which pier?\u0000 ')
  expect(await markOf(key)).not.toBe(before)
  await comment(writer, key, 'Kuala Perlis', thread)
  const [found] = await threadsOf(key)
  expect(found).toMatchObject({ id: thread, path: ['source', 'title'], gone: false, done: null })
  expect(found?.comments.map(({ by, text }) => [by.name, text])).toEqual([
    ['Sample reader', 'Which pier?'],
    ['Sample writer', 'Kuala Perlis'],
  ])
})

test('the same call twice is one comment', async () => {
  const key = await write()
  const body = { id: crypto.randomUUID(), text: 'Once', to: { path: ['source', 'title'], version: 1 } }
  for (const browser of [writer, writer, publisher]) await browser.call('POST', `nodes/${key}/comments`, body)
  expect((await threadsOf(key)).map(({ comments }) => comments[0]?.by.name)).toEqual(['Sample writer'])
  expect((await writer.call('POST', `nodes/${await write()}/comments`, body)).status).toBe(409)
})

test('only its author changes or removes a comment', async () => {
  const key = await write()
  const id = await comment(writer, key, 'Hto')
  const address = `nodes/${key}/comments/${id}`
  expect((await publisher.call('PUT', address, { text: 'Cold' })).status).toBe(409)
  expect((await publisher.call('DELETE', address)).status).toBe(409)
  expect((await writer.call('PUT', address, { text: 'Hot' })).status).toBe(204)
  expect((await threadsOf(key))[0]?.comments[0]).toMatchObject({ text: 'Hot', editedAt: expect.any(String) })
  expect((await writer.call('DELETE', address)).status).toBe(204)
  expect(await threadsOf(key)).toEqual([])
  expect((await writer.call('PUT', address, { text: 'Hot' })).status).toBe(404)
})

test('the first comment of a thread loses only its words while others have answered', async () => {
  const key = await write()
  const thread = await comment(writer, key, 'Which pier?')
  const answer = await comment(publisher, key, 'The new one', thread)
  await writer.call('DELETE', `nodes/${key}/comments/${thread}`)
  expect((await threadsOf(key))[0]?.comments.map(({ text }) => text)).toEqual(['', 'The new one'])
  await publisher.call('DELETE', `nodes/${key}/comments/${answer}`)
  expect(await threadsOf(key)).toEqual([])
})

test('a thread is done, opened again, and opened by an answer', async () => {
  const key = await write()
  const thread = await comment(writer, key, 'Which pier?')
  const done = `nodes/${key}/comments/${thread}/done`
  const isDone = async () => (await threadsOf(key))[0]?.done?.by
  expect((await reader.call('POST', done)).status).toBe(204)
  expect(await isDone()).toBe('Sample reader')
  expect((await publisher.call('DELETE', done)).status).toBe(204)
  expect(await isDone()).toBeUndefined()
  await writer.call('POST', done)
  await comment(publisher, key, 'Not yet', thread)
  expect(await isDone()).toBeUndefined()
})

test.each([
  ['without words', { text: ' ' }, 400],
  ['of 2,001 characters', { text: 'x'.repeat(2001) }, 400],
  ['of 2,000 characters', { text: 'x'.repeat(2000) }, 204],
  ['on no field', { to: { path: ['elsewhere'], version: 1 } }, 400],
  ['on an item that is not there', { to: { path: ['source', 'tags', '3'], version: 1 } }, 409],
  ['in no thread', { to: { thread: crypto.randomUUID() } }, 404],
])('a comment %s is answered as it should', async (_, part, status) => {
  const key = await write({ tags: ['train'] })
  const body = { id: crypto.randomUUID(), text: 'Hot', to: { path: ['source', 'title'], version: 1 }, ...part }
  expect((await writer.call('POST', `nodes/${key}/comments`, body)).status).toBe(status)
})

test('comments need an account, a page, and 2,000 characters count a mention as one', async () => {
  const key = await write()
  const body = { id: crypto.randomUUID(), text: 'Hot', to: { path: ['source', 'title'], version: 1 } }
  expect((await it.edit('POST', `nodes/${key}/comments`, body)).status).toBe(403)
  expect((await writer.call('POST', `nodes/${crypto.randomUUID()}/comments`, body)).status).toBe(404)
  expect((await writer.call('GET', `nodes/${crypto.randomUUID()}/comments`)).status).toBe(404)
  const long = { ...body, text: `${mention(reader)} ${'x'.repeat(1998)}` }
  expect((await writer.call('POST', `nodes/${key}/comments`, long)).status).toBe(204)
})

const days = (...titles: string[]) => ({ itinerary: titles.map((title, index) => ({ day: index + 1, title })) })

test('a comment stays with its day when days are sorted, removed and put back, and is not guessed', async () => {
  const key = await write(days('To Rome', 'In Rome', 'Home'))
  await comment(writer, key, 'Which train?', ['source', 'itinerary', '1'])
  const place = async () => {
    const [thread] = await threadsOf(key)
    return [thread?.path.at(-1), thread?.gone, thread?.item]
  }
  await write(days('In Rome', 'To Rome', 'Home'), key)
  const mark = await markOf(key)
  expect(await place()).toEqual(['0', false, 'In Rome'])
  await write(days('In old Rome', 'To Rome', 'Home'), key)
  expect(await markOf(key)).not.toBe(mark)
  expect(await place()).toEqual(['0', false, 'In old Rome'])
  await write(days('To Rome', 'Home'), key)
  expect(await place()).toEqual(['0', true, 'In old Rome'])
  await write(days('To Rome', 'Home', 'In old Rome'), key)
  expect(await place()).toEqual(['2', false, 'In old Rome'])
  // The version of before the last change: another item may stand there by now.
  const to = { path: ['source', 'itinerary', '1'], version: (await documentOf(key)).version - 1 }
  const stale = await writer.call('POST', `nodes/${key}/comments`, { id: crypto.randomUUID(), text: 'Hot', to })
  expect(stale).toMatchObject({ status: 409, json: { detail: expect.stringContaining('Open the page again') } })
})

test('a comment follows its item through a restored version, which is no saving of a draft', async () => {
  const key = await write(days('To Rome', 'Home'))
  await write(days('Home', 'To Rome'), key, publisher)
  await comment(writer, key, 'Which train?', ['source', 'itinerary', '1'])
  const from = { 'if-match': `"${(await documentOf(key)).version}"` }
  expect((await writer.call('POST', `nodes/${key}/versions/1/restore`, undefined, from)).status).toBe(200)
  expect((await threadsOf(key))[0]?.path).toEqual(['source', 'itinerary', '0'])
})

const mailsTo = (role: string) => it.mails.received.filter(mail => mail.recipients.includes(sampleUser(role).email))
const mentionsOf = async (browser: StudioBrowser, key: string) =>
  (await browser.call<Start>('GET', 'start')).json.mentions.filter(one => one.key === key)

test('a mentioned user is mailed once and finds the comment on the first screen until they answer or it is done', async () => {
  const key = await write()
  const text = `${mention(reader)} and ${mention(writer)}: which pier?`
  const thread = await comment(writer, key, text)
  await eventually('a mail', () => mailsTo('reader').length > 0)
  const [mail] = mailsTo('reader')
  expect(mail?.subject).toBe('Comment: Ferry')
  expect(mail?.text).toMatch(
    new RegExp(`“@Sample reader and @Sample writer: which pier\\?”.*/pages/${key}#comment-${thread}`, 's'),
  )
  expect(mailsTo('writer')).toEqual([])
  expect(await mentionsOf(reader, key)).toMatchObject([
    { comment: thread, name: 'Ferry', by: 'Sample writer', text: '@Sample reader and @Sample writer: which pier?' },
  ])
  expect((await threadsOf(key))[0]?.comments[0]?.text).toBe(text)

  await writer.call('PUT', `nodes/${key}/comments/${thread}`, { text: `${text} ${mention(publisher)}` })
  await eventually('a mail to those who are new in it', () => mailsTo('publisher').length > 0)
  expect(mailsTo('reader')).toHaveLength(1)
  await comment(reader, key, 'The new one', thread)
  expect(await mentionsOf(reader, key)).toEqual([])
  expect(await mentionsOf(publisher, key)).toHaveLength(1)
  await writer.call('POST', `nodes/${key}/comments/${thread}/done`)
  expect(await mentionsOf(publisher, key)).toEqual([])
})

test('those who took part in a thread learn of an answer that mentions nobody, its writer does not', async () => {
  const key = await write()
  const thread = await comment(reader, key, 'Which pier?')
  const before = mailsTo('reader').length
  await comment(writer, key, 'The new one', thread)
  await eventually('a mail', () => mailsTo('reader').length > before)
  expect(mailsTo('reader').at(-1)?.text).toContain('answers in comments on “Ferry” in which you took part')
  expect(await mentionsOf(reader, key)).toMatchObject([{ by: 'Sample writer', text: 'The new one' }])
  expect(await mentionsOf(writer, key)).toEqual([])
  expect(await mentionsOf(publisher, key)).toEqual([])

  await comment(reader, key, 'Thanks', thread)
  expect(await mentionsOf(reader, key)).toEqual([])
  expect(await mentionsOf(writer, key)).toMatchObject([{ text: 'Thanks' }])
  await comment(reader, key, `${mention(writer)}: and from when on?`, thread)
  expect((await mentionsOf(writer, key)).map(({ text }) => text)).toEqual(['@Sample writer: and from when on?'])
})

test('no mail goes to a user who wants none, and no mention reaches who cannot sign in', async () => {
  await publisher.call('PUT', 'me', { name: 'Sample publisher', mails: false })
  const key = await write()
  await comment(writer, key, mention(publisher))
  expect(await mentionsOf(publisher, key)).toHaveLength(1)
  const { rows } = await it.system.db.execute(`select 1 from content_jobs.job where data ->> 'key' = '${key}'`)
  expect(rows).toEqual([])
  await publisher.call('PUT', 'me', { name: 'Sample publisher', mails: true })
  const { people } = (await reader.call<{ people: { name: string }[] }>('GET', 'mentionable')).json
  expect(people.map(({ name }) => name)).toContain('Sample publisher')
  expect(JSON.stringify(people)).not.toContain('@')
})

test('no comment is in what visitors, previews, exports or searches get', async () => {
  const key = await write()
  await comment(writer, key, 'unspeakable')
  await publisher.call('POST', `nodes/${key}/publish`, undefined, { 'if-match': '"1"' })
  await write({ title: 'Ferry anew' }, key)
  const { url } = (await writer.call('GET', `preview-link/${key}?hours=1`)).json
  const preview = new URL(url ?? '').search.slice(1)
  const calls = [
    'shared/getRoute?deep=9',
    `shared/get?key=${key}&query=title,bodyText,comments&deep=5`,
    'search?q=unspeakable',
  ]
  for (const call of calls)
    for (const more of ['', `&${preview}`])
      expect(JSON.stringify((await it.read(`${call}${more}`)).json), call).not.toContain('unspeakable')
  for (const call of [`nodes/${key}`, `nodes/${key}/versions`, 'search?q=unspeakable', 'export', 'tree', 'audit'])
    expect(await (await it.edit('GET', call)).text(), call).not.toContain('unspeakable')
})

test('comments stay with a page in the trash, do not go with its copy, and go when it is gone for good', async () => {
  const key = await write()
  await publisher.call('POST', `nodes/${key}/publish`, undefined, { 'if-match': '"1"' })
  await comment(writer, key, `Hot, ${mention(reader)}`)
  const copied = (
    await writer.call('POST', `nodes/${key}/copy`, { parentKey: null, name: 'Copy', withChildren: false })
  ).json
  expect(await threadsOf(copied.key ?? '')).toEqual([])
  await it.edit('DELETE', `nodes/${key}`)
  expect((await writer.call('GET', `nodes/${key}/comments`)).status).toBe(404)
  expect(await mentionsOf(reader, key)).toEqual([])
  await it.edit('POST', `trash/${key}/restore`)
  expect(await threadsOf(key)).toHaveLength(1)
  await it.edit('DELETE', `nodes/${key}`)
  await emptyTrash(it.system.db, new Date(Date.now() + 31 * DAY_MS))
  const { rows } = await it.system.db.execute(`select 1 from content.comments where key = '${key}'`)
  expect(rows).toEqual([])
})

test('a download holds one’s comments; a removed user’s stay without their name', async () => {
  const key = await write()
  const thread = await comment(reader, key, 'Which pier?')
  await comment(writer, key, `${mention(reader)}: the new one`, thread)
  expect(JSON.stringify((await reader.call('GET', 'me/export')).json)).toContain('Which pier?')
  await erasePerson(it.system.db, sampleUser('reader').email)
  const { threads, names } = (await writer.call<CommentsAnswer>('GET', `nodes/${key}/comments`)).json
  expect(threads[0]?.comments[0]).toMatchObject({ by: { id: null, name: 'a former editor' }, text: 'Which pier?' })
  expect(names).toEqual({ [ids.get(reader) ?? '']: 'a former editor' })
})

test('comments are no changes of a page: the first screen does not list them as such', async () => {
  const key = uuidOfPath('pages/services')
  await comment(publisher, key, 'Hot')
  expect((await writer.call<Start>('GET', 'start')).json.changed.map(one => one.key)).not.toContain(key)
})
