import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { mailingSystem } from '../../../testing/mailing-system.ts'
import { type StudioBrowser, sampleUser, signedInAs } from '../../../testing/studio-browser.ts'

type Start = z.output<typeof startAnswer>

const it = await mailingSystem()
const writer = await signedInAs(it, 'writer')
const publisher = await signedInAs(it, 'publisher')
afterAll(() => it.stop())
beforeEach(() => it.mails.received.splice(0))

const documentOf = async (key: string) => (await writer.call<NodeDocument>('GET', `nodes/${key}`)).json
const startOf = async (browser: StudioBrowser) => (await browser.call<Start>('GET', 'start')).json
const version = async (key: string) => ({ 'if-match': `"${(await documentOf(key)).version}"` })
const treeNode = async (key: string) =>
  (await writer.call<{ nodes: TreeNode[] }>('GET', 'tree')).json.nodes.find(node => node.key === key)

/** Writes a draft, of a new page unless a key is given, and gives back the key. */
async function write(name: string, key: string = crypto.randomUUID(), by = writer) {
  const source = { title: name, bodyText: 'Words', metaTitle: name, metaDescription: name }
  const isNew = (await by.call('GET', `nodes/${key}`)).status === 404
  const urlSegment = `page-${key.slice(0, 8)}`
  const draft = { alias: 'prosePage', parentKey: null, name, urlSegment, source }
  const saved = await by.call('PUT', `nodes/${key}/draft`, draft, isNew ? {} : await version(key))
  expect(saved.status).toBe(200)
  return key
}

const ask = async (key: string, note = '', by = writer) =>
  by.call('POST', `nodes/${key}/publish-request`, { note }, await version(key))
const publish = async (key: string) => publisher.call('POST', `nodes/${key}/publish`, undefined, await version(key))
async function sendBack(key: string, note: string, at?: string) {
  const asked = at ?? (await documentOf(key)).request?.at
  return publisher.call('POST', `nodes/${key}/publish-request/send-back`, { at: asked, note })
}
const mailTo = async (role: string, subject: RegExp) => {
  const { email } = sampleUser(role)
  const find = () => it.mails.received.find(mail => mail.recipients.includes(email) && subject.test(mail.subject ?? ''))
  await eventually(`a mail to the ${role}`, find)
  return find()?.text
}

test('a page that is asked for waits in the tree, on the page and with publishers, who are mailed', async () => {
  const key = await write('Visa')
  expect((await ask(key, 'By Friday, please.')).status).toBe(204)
  expect(await treeNode(key)).toMatchObject({ state: 'draft', waiting: true })
  const { request } = await documentOf(key)
  expect(request).toMatchObject({
    by: { name: 'Sample writer' },
    note: 'By Friday, please.',
    state: 'waiting',
    end: null,
  })
  const page = { key, name: 'Visa', by: 'Sample writer', note: 'By Friday, please.' }
  expect((await startOf(publisher)).waiting).toContainEqual({
    ...page,
    at: request?.at,
    changed: false,
    isRelease: false,
  })
  expect(await startOf(writer)).toMatchObject({ waiting: null, asked: [{ key, state: 'waiting', by: '' }] })
  expect(await mailTo('publisher', /^Please publish: Visa$/)).toMatch(
    /Sample writer asks.*By Friday, please\..*\/studio\/pages\//s,
  )
  expect(it.mails.received.some(mail => mail.recipients.includes(sampleUser('writer').email))).toBe(false)

  await write('Visas', key)
  expect((await startOf(publisher)).waiting).toContainEqual(
    expect.objectContaining({ key, name: 'Visas', changed: true }),
  )
  expect((await documentOf(key)).request?.state).toBe('waiting')
})

test('sent back and asked for again, a page is published at last, and the writer learns of each', async () => {
  const key = await write('Ferry')
  await ask(key)
  expect((await sendBack(key, '  ')).status).toBe(400)
  expect((await sendBack(key, 'Which pier?')).status).toBe(204)
  const back = { state: 'sentBack', end: { by: 'Sample publisher', note: 'Which pier?' } }
  expect((await documentOf(key)).request).toMatchObject(back)
  expect(await treeNode(key)).not.toHaveProperty('waiting')
  expect((await startOf(writer)).asked[0]).toMatchObject({ key, state: 'sentBack', note: 'Which pier?' })
  expect(await mailTo('writer', /^Sent back: Ferry$/)).toContain('Which pier?')
  expect((await startOf(publisher)).waiting?.map(page => page.key)).not.toContain(key)

  await write('Ferry from Kuala Perlis', key)
  expect((await ask(key, 'Now with the pier')).status).toBe(204)
  expect((await publish(key)).status).toBe(200)
  expect((await documentOf(key)).request).toBeNull()
  expect((await startOf(writer)).asked).toContainEqual(
    expect.objectContaining({ key, state: 'published', by: 'Sample publisher' }),
  )
  await mailTo('writer', /^Published: Ferry from Kuala Perlis$/)
})

test('what cannot be published cannot be asked for, and each answer says why', async () => {
  const key = await write('')
  expect(await ask(key)).toMatchObject({ status: 422, json: { faults: expect.arrayContaining([]) } })
  expect((await writer.call('POST', `nodes/${key}/publish-request`, {})).status).toBe(428)
  expect((await writer.call('POST', `nodes/${key}/publish-request`, {}, { 'if-match': '"999"' })).status).toBe(412)
  expect((await writer.call('POST', `nodes/${crypto.randomUUID()}/publish-request`, {})).status).toBe(404)
  await write('Hotels', key)
  await publish(key)
  expect((await ask(key)).status).toBe(409)
  expect((await it.edit('POST', `nodes/${key}/publish-request`, {})).status).toBe(403)
  const reader = await signedInAs(it, 'reader')
  expect((await ask(key, '', reader)).status).toBe(403)
  expect((await writer.call('POST', `nodes/${key}/publish-request/send-back`, { note: 'No' })).status).toBe(403)
})

test('of those who ask at the same time one is first; only they take it back', async () => {
  const key = await write('Kelantan')
  const statuses = (await Promise.all([ask(key), ask(key, '', publisher)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([204, 409])
  const [own, other] = statuses[0] === 204 ? [writer, publisher] : [publisher, writer]
  expect((await other.call('DELETE', `nodes/${key}/publish-request`)).status).toBe(409)
  expect((await own.call('DELETE', `nodes/${key}/publish-request`)).status).toBe(204)
  expect((await own.call('DELETE', `nodes/${key}/publish-request`)).status).toBe(409)
})

test('what was published, thrown away or asked for anew meanwhile is not sent back', async () => {
  const key = await write('Johor')
  await ask(key)
  const { at } = (await documentOf(key)).request ?? {}
  expect((await ask(key, 'Better reasons')).status).toBe(204)
  expect((await sendBack(key, 'No', at)).status).toBe(409)
  expect((await documentOf(key)).request).toMatchObject({ note: 'Better reasons', state: 'waiting' })
  const outcomes = await Promise.all([publish(key), sendBack(key, 'Not yet')])
  // Whichever comes first.
  expect(outcomes[0]?.status).toBe(200)
  expect((await startOf(writer)).asked).toContainEqual(expect.objectContaining({ key, state: 'published' }))

  const thrown = await write('Perak')
  await ask(thrown)
  await writer.call('DELETE', `nodes/${thrown}/draft`, undefined, await version(thrown))
  expect((await sendBack(thrown, 'No', at)).status).toBe(409)
  expect((await startOf(publisher)).waiting?.map(page => page.key)).not.toContain(thrown)
})

test('mails are sent only to those who want them, and requests go with the user who asked', async () => {
  expect((await publisher.call('PUT', 'me', { name: 'Sample publisher', mails: false })).status).toBe(200)
  expect((await publisher.call('GET', 'me')).json.mails).toBe(false)
  await publisher.call('PUT', 'me', { name: 'Sample publisher' })
  const key = await write('Sabah')
  await ask(key, 'Private words')
  const { rows } = await it.system.db.execute(
    `select email from content_jobs.job, content.users where data ->> 'key' = '${key}' and data ->> 'user' = users.id::text`,
  )
  expect(rows).toEqual([{ email: sampleUser('administrator').email }])
  expect(JSON.stringify((await writer.call('GET', 'me/export')).json)).toContain('Private words')
  await it.system.db.execute(`delete from content.users where email = '${sampleUser('writer').email}'`)
  expect((await startOf(publisher)).waiting).toEqual([])
})
