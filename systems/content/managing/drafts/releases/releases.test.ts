import { grantPreview, previewHeader, writeGrant } from '@agency/contracts/content/preview-link.ts'
import type { audit } from '@agency/contracts/manage/audit.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { Release, releasesAnswer, StoppedBy } from '@agency/contracts/manage/nodes/publishing/release.ts'
import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { mailingSystem } from '../../../testing/mailing-system.ts'
import { type StudioBrowser, sampleUser, signedInAs } from '../../../testing/studio-browser.ts'

const it = await mailingSystem()
const publisher = await signedInAs(it, 'publisher')
const writer = await signedInAs(it, 'writer')
afterAll(() => it.stop())

const wait = { timeout: 15_000 }
/** An hour that no test lives to see. */
const far = '2099-11-27T01:00:00.000Z'
const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

type Refused = { detail?: string; pages?: StoppedBy[] }

const page = (urlSegment: string, bodyText: string, more: object = {}) => ({
  alias: 'prosePage',
  parentKey: null,
  name: `Page ${urlSegment}`,
  urlSegment,
  source: { title: 'Visas', metaTitle: 'Visas', metaDescription: 'Visas', bodyText },
  ...more,
})
const open = async (key: string) => (await publisher.call<NodeDocument>('GET', `nodes/${key}`)).json
const shown = async (key: string) => (await it.read(`shared/get?key=${key}&query=bodyText`)).json.bodyText
const release = async (id: string) => (await publisher.call<Release>('GET', `releases/${id}`)).json
const act = (path: string, body?: object, method = 'POST') =>
  publisher.call<Refused & { count: number; touched: string[] }>(method, `releases/${path}`, body)
const auditOf = async (key: string) =>
  (await publisher.call<z.output<typeof audit>>('GET', `audit?key=${key}`)).json.entries
const treeNow = async () => (await publisher.call<{ nodes: { key: string }[]; revision: number }>('GET', 'tree')).json
const startOf = async () => (await publisher.call<z.output<typeof startAnswer>>('GET', 'start')).json.publications

/** Saves a draft of a page, new or not. */
async function save(key: string, draft: object) {
  const { version = 0 } = await open(key)
  const from: Record<string, string> = version > 0 ? { 'if-match': `"${version}"` } : {}
  expect((await publisher.call('PUT', `nodes/${key}/draft`, draft, from)).status).toBe(200)
}

/** A live page that says "old", with a draft that says "new". */
async function changedPage() {
  const key = crypto.randomUUID()
  expect((await it.publish(key, page(key, 'old'))).status).toBe(200)
  await save(key, page(key, 'new'))
  return key
}

/** A release with these pages, made by the writer. */
async function made(...keys: string[]) {
  const { status, json } = await writer.call<Release>('POST', 'releases', { name: 'Raya' })
  expect(status).toBe(201)
  for (const key of keys) expect((await writer.call('PUT', `releases/${json.id}/pages/${key}`)).status).toBe(204)
  return json.id
}

/** What a person who looks at a release now has seen of it. */
const seen = async (id: string) => ({ pages: (await release(id)).pages.map(({ key, version }) => ({ key, version })) })
const publish = async (id: string) => act(`${id}/publish`, await seen(id))
const schedule = async (id: string, at = far) => act(`${id}/schedule`, { ...(await seen(id)), at })

/** Lets the hour of a release come. */
async function letCome(id: string) {
  for (let ms = 500; (await act(`${id}/schedule`, { at: soon(ms) }, 'PUT')).status !== 204; ms *= 2) {
    // On a busy machine it may have passed before it was chosen.
  }
}

test('all pages of a release become live in one moment, with one announcement, and the release is over', async () => {
  const keys = [await changedPage(), await changedPage()]
  const child = crypto.randomUUID()
  const parent = crypto.randomUUID()
  // The new page below the other new one, listed before it, has no place until both are live.
  await save(parent, page(parent, 'parent', { name: 'Second' }))
  await save(child, page(child, 'child', { name: 'First', parentKey: parent }))
  const id = await made(child, ...keys, parent)
  expect(await release(id)).toMatchObject({ name: 'Raya', by: 'Sample writer', hour: null })
  expect((await release(id)).pages.map(({ reason }) => reason)).toEqual([null, null, null, null])
  const tree = await treeNow()
  expect(tree.nodes.find(node => node.key === child)).toMatchObject({ release: 'Raya', state: 'draft' })
  expect(await open(child)).toMatchObject({ release: { id, name: 'Raya' } })
  it.site.received.length = 0

  expect(await publish(id)).toMatchObject({ status: 200, json: { count: 4 } })
  // Sites that read in between would find a part of it in a revision of its own.
  expect((await treeNow()).revision).toBe(tree.revision + 1)
  expect(await Promise.all([...keys, parent, child].map(shown))).toEqual(
    ['new', 'new', 'parent', 'child'].map(text => `<p>${text}</p>`),
  )
  const announced = () => it.site.received.filter(({ body }) => [...keys, child].some(key => body.includes(key)))
  await expect.poll(announced, wait).toHaveLength(1)
  for (const key of [...keys, child]) expect(announced()[0]?.body).toContain(key)
  expect((await auditOf(child))[0]).toMatchObject({ by: 'Sample publisher', what: 'published in a release' })
  expect((await auditOf(id))[0]).toMatchObject({ what: 'published a release', detail: 'Raya' })
  expect((await publisher.call('GET', 'start')).json).toMatchObject({ isNew: false })
  expect((await publisher.call('GET', `releases/${id}`)).status).toBe(404)
  expect(await open(child)).toMatchObject({ release: null, state: 'published' })
})

test('one page that cannot go live keeps all others; what stopped it is said for each page', async () => {
  const [fine, faulty, changed, gone] = [
    await changedPage(),
    await changedPage(),
    await changedPage(),
    await changedPage(),
  ]
  const [one, same] = [crypto.randomUUID(), crypto.randomUUID()]
  await save(faulty, page(faulty, 'new', { source: {} }))
  // Two new pages of one address.
  for (const key of [one, same]) await save(key, page('same-address', 'new'))
  const id = await made(fine, faulty, changed, gone, one, same)
  expect((await it.edit('DELETE', `nodes/${gone}`)).status).toBe(200)
  const before = await seen(id)
  await save(changed, page(changed, 'newer'))

  const { status, json } = await act(`${id}/publish`, before)
  expect(status).toBe(422)
  const why = new Map(json.pages?.map(({ key, reason, faults }) => [key, [reason, faults[0]?.path[0]]]))
  expect(Object.fromEntries(why)).toEqual({
    [faulty]: ['faults', 'source'],
    [changed]: ['changed', undefined],
    [gone]: ['trash', undefined],
    [one]: ['faults', 'urlSegment'],
    [same]: ['faults', 'urlSegment'],
  })
  expect(await shown(fine)).toBe('<p>old</p>')
  expect(await open(fine)).toMatchObject({ state: 'changed', release: { id } })
  for (const key of [faulty, gone, one]) expect((await act(`${id}/pages/${key}`, undefined, 'DELETE')).status).toBe(204)
  expect((await act(`${id}/publish`, before)).status).toBe(412)
  expect(await publish(id)).toMatchObject({ status: 200, json: { count: 3 } })
  expect(await shown(fine)).toBe('<p>new</p>')
  expect(await open(faulty)).toMatchObject({ state: 'changed', release: null })
})

test('two pages exchange their addresses, and none of them redirects', async () => {
  const [a, b] = [await changedPage(), await changedPage()]
  await save(a, page(b, 'was a'))
  await save(b, page(a, 'was b'))
  expect(await publish(await made(a, b))).toMatchObject({ status: 200 })
  expect([await shown(a), await shown(b)]).toEqual(['<p>was a</p>', '<p>was b</p>'])
  const { json } = await publisher.call<{ redirects: { from: string }[] }>('GET', 'redirects')
  expect(json.redirects.filter(({ from }) => [a, b].some(key => from.includes(key)))).toEqual([])
  expect(await open(a)).toMatchObject({ address: `/${b}` })
})

test('only publishers publish; a page is in one release, and has no hour of its own beside it', async () => {
  const [key, timed] = [await changedPage(), await changedPage()]
  const [id, other] = [await made(key), await made()]
  const body = await seen(id)
  for (const call of ['publish', 'schedule'])
    expect((await writer.call('POST', `releases/${id}/${call}`, { ...body, at: far })).status).toBe(403)
  expect(await act(`${other}/pages/${key}`, undefined, 'PUT')).toMatchObject({
    status: 409,
    json: { detail: expect.stringContaining('Raya') },
  })
  const from = (version: number) => ({ 'if-match': `"${version}"` })
  const { version } = await open(key)
  expect((await publisher.call('POST', `nodes/${key}/schedule`, { at: far }, from(version))).status).toBe(409)
  const answer = await publisher.call('POST', `nodes/${timed}/schedule`, { at: far }, from((await open(timed)).version))
  expect(answer.status).toBe(200)
  expect((await act(`${id}/pages/${timed}`, undefined, 'PUT')).status).toBe(409)
  expect((await act(`${id}/pages/${crypto.randomUUID()}`, undefined, 'PUT')).status).toBe(409)
  await publisher.call('DELETE', `nodes/${timed}/schedule`)
  expect((await act(id, { name: ' ' }, 'PUT')).status).toBe(400)
  expect((await act(id, { name: 'Merdeka' }, 'PUT')).status).toBe(204)
  expect((await writer.call('DELETE', `releases/${id}`)).status).toBe(204)
  expect(await open(key)).toMatchObject({ state: 'changed', release: null })
  // Nothing to publish is no success.
  const live = crypto.randomUUID()
  await it.publish(live, page(live, 'old'))
  await act(`${other}/pages/${live}`, undefined, 'PUT')
  expect((await publish(other)).status).toBe(409)
})

test('at its hour a release goes live as it was when the hour was chosen; later changes stay drafts', async () => {
  const keys = [await changedPage(), await changedPage()]
  const [first = '', second = ''] = keys
  const id = await made(...keys)
  expect((await schedule(id, soon(-1000))).status).toBe(400)
  expect((await schedule(id)).status).toBe(204)
  await save(first, page(first, 'newer'))
  expect(await release(id)).toMatchObject({ hour: { at: far, by: 'Sample publisher', failed: false } })
  expect(await startOf()).toMatchObject([{ key: id, name: 'Raya', at: far, isRelease: true, trouble: null }])
  const { json } = await publisher.call<{ entries: object[] }>('GET', 'calendar?from=2099-11-27&to=2099-11-27')
  expect(json.entries).toEqual([{ key: id, name: 'Raya', at: far, what: 'release', isDraft: false }])
  // What was checked then is what goes live.
  const fixed = [
    act(`${id}/pages/${first}`, undefined, 'DELETE'),
    act(`${id}/pages/${await changedPage()}`, undefined, 'PUT'),
    act(id, undefined, 'DELETE'),
    publisher.call('DELETE', `nodes/${first}/schedule`),
    publisher.call('PUT', `nodes/${first}/schedule`, { at: far }),
  ]
  expect((await Promise.all(fixed)).map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
  it.site.received.length = 0

  await letCome(id)
  await expect.poll(() => shown(second), wait).toBe('<p>new</p>')
  expect(await shown(first)).toBe('<p>new</p>')
  expect(await open(first)).toMatchObject({ state: 'changed', source: { bodyText: 'newer' }, release: null })
  const announced = () => it.site.received.filter(({ body }) => keys.some(key => body.includes(key)))
  await expect.poll(announced, wait).toHaveLength(1)
  expect((await auditOf(second))[0]).toMatchObject({ by: 'Sample publisher', what: 'published at an hour' })
  expect((await publisher.call('GET', `releases/${id}`)).status).toBe(404)
})

test('if one page cannot go live at the hour nothing does, and the chooser is told', async () => {
  const [fine, overtaken] = [await changedPage(), await changedPage()]
  const id = await made(fine, overtaken)
  await schedule(id)
  await save(overtaken, page(overtaken, 'in between'))
  expect((await it.edit('POST', `nodes/${overtaken}/publish`)).status).toBe(200)
  await letCome(id)
  await expect.poll(async () => (await release(id)).hour?.failed, wait).toBe(true)
  expect(await shown(fine)).toBe('<p>old</p>')
  const troubles = (await release(id)).pages.map(({ key, publication }) => [key, publication?.trouble])
  expect(Object.fromEntries(troubles)).toEqual({ [fine]: 'release', [overtaken]: 'overtaken' })
  expect(await startOf()).toMatchObject([{ key: id, isRelease: true, trouble: 'release', failed: true }])
  const mail = () => it.mails.received.findLast(({ text = '' }) => text.includes(`releases/${id}`))
  await expect.poll(() => mail()?.recipients, wait).toEqual([sampleUser('publisher').email])
  expect(mail()?.text).toContain(`Page ${overtaken}`)
  expect((await act(`${id}/schedule`, { at: far }, 'PUT')).status).toBe(409)
  expect((await act(`${id}/schedule`, undefined, 'DELETE')).status).toBe(204)
  expect(await startOf()).toEqual([])
  expect(await publish(id)).toMatchObject({ status: 200, json: { count: 1 } })
  expect(await shown(fine)).toBe('<p>new</p>')
})

test('a preview of one page of a release shows the drafts of all; visitors and other previews see none', async () => {
  const [one, two, other] = [await changedPage(), await changedPage(), await changedPage()]
  const added = crypto.randomUUID()
  await save(added, page(added, 'added'))
  const id = await made(one, two, added)
  const previewed = async (of: string, key: string) => {
    const grant = await grantPreview('reading', of, Math.floor(Date.now() / 1000) + 60, 'sample-content-secret')
    const { json } = await it.read(`shared/get?key=${key}&query=bodyText`, { [previewHeader]: writeGrant(grant) })
    return json.bodyText
  }
  expect(await Promise.all([one, two, added].map(key => previewed(one, key)))).toEqual(
    ['new', 'new', 'added'].map(text => `<p>${text}</p>`),
  )
  expect(await previewed(other, two)).toBe('<p>old</p>')
  expect(await previewed(other, added)).toBeUndefined()
  expect(await shown(added)).toBeUndefined()
  await act(`${id}/pages/${two}`, undefined, 'DELETE')
  expect(await previewed(one, two)).toBe('<p>old</p>')
})

test('a release is handed over, sent back and published as one, and stays in the list of past releases', async () => {
  const id = await made(await changedPage())
  const mails = () => it.mails.received.filter(({ text = '' }) => text.includes(`/studio/releases/${id}`))
  const ask = () => writer.call('POST', `releases/${id}/publish-request`, { note: 'By Friday' })
  const start = async (who: StudioBrowser) => (await who.call<z.output<typeof startAnswer>>('GET', 'start')).json
  expect((await ask()).status).toBe(204)
  const { request } = await release(id)
  expect(request).toMatchObject({ by: { name: 'Sample writer' }, note: 'By Friday', state: 'waiting' })
  expect((await start(publisher)).waiting).toMatchObject([{ key: id, name: 'Raya', isRelease: true }])
  await expect.poll(() => mails().map(({ subject }) => subject), wait).toContain('Please publish: Raya')

  const answer = { at: request?.at, note: 'One is too dear' }
  expect((await writer.call('POST', `releases/${id}/publish-request/send-back`, answer)).status).toBe(403)
  expect((await act(`${id}/publish-request/send-back`, answer)).status).toBe(204)
  expect((await start(writer)).asked).toMatchObject([{ key: id, state: 'sentBack', note: 'One is too dear' }])

  await ask()
  expect((await act(`${id}/publish`, await seen(id))).status).toBe(200)
  expect((await start(writer)).asked).toMatchObject([{ name: 'Raya', state: 'published', isRelease: true }])
  await expect.poll(() => mails().map(({ subject }) => subject), wait).toContain('Published: Raya')
  const { past, releases } = (await writer.call<z.output<typeof releasesAnswer>>('GET', 'releases')).json
  expect(past[0]).toMatchObject({ id, name: 'Raya', by: 'Sample publisher', pages: [{ name: expect.any(String) }] })
  expect(releases.map(one => one.id)).not.toContain(id)
  expect((await ask()).status).toBe(404)
})

test('one page of a release is sent back with a reason, and the writer reads what was published without it', async () => {
  const [fine, dear] = [await changedPage(), await changedPage()]
  const id = await made(fine, dear)
  expect((await writer.call('POST', `releases/${id}/publish-request`, { note: '' })).status).toBe(204)
  const back = { note: 'Too dear' }
  expect((await writer.call('POST', `releases/${id}/pages/${dear}/send-back`, back)).status).toBe(403)
  expect((await act(`${id}/pages/${dear}/send-back`, back)).status).toBe(204)
  const out = { key: dear, by: 'Sample publisher', note: 'Too dear' }
  expect(await publish(id)).toMatchObject({ status: 200, json: { count: 1 } })
  const { asked } = (await writer.call<z.output<typeof startAnswer>>('GET', 'start')).json
  expect(asked.find(({ key }) => key === id)).toMatchObject({ state: 'published', published: 1, leftOut: [out] })
  expect(asked.find(({ key }) => key === dear)).toMatchObject({ state: 'sentBack', note: 'Too dear' })
  const mails = () => it.mails.received.map(({ text }) => text).join()
  await expect.poll(mails, wait).toContain(`published “Raya” without “Page ${dear}”, as you asked.`)
})
