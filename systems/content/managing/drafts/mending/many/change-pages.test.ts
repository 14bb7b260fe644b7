import type { ManyChange, PreviewedPage } from '@agency/contracts/manage/nodes/many.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { Release } from '@agency/contracts/manage/nodes/publishing/release.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../../../testing/content-folder.ts'
import { type StudioBrowser, signedInAs } from '../../../../testing/studio-browser.ts'
import { testSystem } from '../../../../testing/test-system.ts'
import { uuidOfPath } from '../../../../tree/uuid-of-path.ts'

const keyOf = (name: string) => uuidOfPath(`pages/${name}`)
const year: ManyChange = { kind: 'words', from: '2026', to: '2027' }
const names = ['visa', 'tours', 'ferry', 'boats']

const pages = names.map(name => [`pages/${name}.md`, prose(name, `In 2026 from ${name}.`)])
const it = await testSystem(
  contentFolder({ ...Object.fromEntries(pages), 'pages/none.md': prose('None'), 'pages/visa/form.md': prose('Form') }),
)
const writer = await signedInAs(it, 'writer')
const publisher = await signedInAs(it, 'publisher')
afterAll(() => it.stop())

const open = async (name: string) => (await (await it.edit('GET', `nodes/${keyOf(name)}`)).json()) as NodeDocument
const preview = async (change: ManyChange, asked = [...names, 'none']) => {
  const body = { keys: asked.map(keyOf), change }
  const { json } = await writer.call<{ pages: PreviewedPage[] }>('POST', 'many-preview', body)
  return json.pages
}
const makeRelease = async (name: string) => (await writer.call<Release>('POST', 'releases', { name })).json.id
const change = async (name: string, release: string, version: number, what = year) => {
  const headers = { 'if-match': `"${version}"` }
  return writer.call('POST', `nodes/${keyOf(name)}/change`, { change: what, release }, headers)
}
const saveAs = async (browser: StudioBrowser, name: string, bodyText: string) => {
  const { alias, parentKey, name: called, urlSegment, source, version } = await open(name)
  const draft = { alias, parentKey, name: called, urlSegment, source: { ...source, bodyText } }
  return browser.call('PUT', `nodes/${keyOf(name)}/draft`, draft, { 'if-match': `"${version}"` })
}

test('a page that would grow too long is left, and does not keep the others from changing', async () => {
  await saveAs(writer, 'tours', 'of '.repeat(400))
  const pages = await preview({ kind: 'words', from: 'of', to: 'x'.repeat(500) }, ['tours', 'visa'])
  expect(pages.map(({ left }) => left)).toEqual([
    expect.stringContaining('at most 150,000 characters'),
    'There is nothing to change.',
  ])
  await writer.call('DELETE', `nodes/${keyOf('tours')}/draft`, undefined, {
    'if-match': `"${(await open('tours')).version}"`,
  })
})

test('a change becomes drafts of one release, and leaves drafts of others, which it names', async () => {
  await saveAs(publisher, 'boats', 'Their own 2026')
  const pages = await preview(year)
  expect(pages.map(({ name, left }) => [name, left])).toEqual([
    ['boats', 'Sample publisher has a draft of it.'],
    ['ferry', null],
    ['None', 'There is nothing to change.'],
    ['tours', null],
    ['visa', null],
  ])
  const path = ['source', 'bodyText']
  expect(pages.at(-1)?.places).toEqual([{ path, before: 'In 2026 from visa.', after: 'In 2027 from visa.' }])

  const release = await makeRelease('Year')
  const all = await Promise.all(pages.map(({ name, version }) => change(name.toLowerCase(), release, version)))
  expect(all.map(({ status }) => status)).toEqual([409, 200, 409, 200, 200])
  expect(await open('visa')).toMatchObject({ state: 'changed', release: { name: 'Year' }, changedBy: 'Sample writer' })
  expect((await open('boats')).source.bodyText).toBe('Their own 2026')
  const { json } = await writer.call<Release>('GET', `releases/${release}`)
  expect(json.pages.map(({ name, reason }) => [name, reason])).toEqual([
    ['ferry', null],
    ['tours', null],
    ['visa', null],
  ])
  const { entries } = (await (await it.edit('GET', `audit?key=${keyOf('visa')}`)).json()) as { entries: object[] }
  expect(entries[0]).toMatchObject({ what: 'changed with other pages', detail: '2026 → 2027' })
})

test('a second change goes on with the drafts of the first; one changed meanwhile stays, and results are checked', async () => {
  const [tours, visa] = await preview({ ...year, from: '2027', to: '2028' }, ['visa', 'tours'])
  expect(visa).toMatchObject({ left: null, hasDraft: true })
  await saveAs(writer, 'tours', 'In 2027, later')
  const release = String((await open('visa')).release?.id)
  const again = { ...year, from: '2027', to: '2028' }
  expect((await change('visa', release, visa?.version ?? 0, again)).status).toBe(200)
  expect((await change('tours', release, tours?.version ?? 0, again)).status).toBe(412)
  expect((await open('tours')).source.bodyText).toBe('In 2027, later')

  const empty: ManyChange = { kind: 'words', from: 'visa', to: '' }
  expect((await preview(empty, ['visa']))[0]?.faults).toContainEqual(
    expect.objectContaining({ path: ['source', 'title'] }),
  )
})

test('a page of another release, or of none that exists, stays as it is', async () => {
  const { version, source } = await open('ferry')
  const other = await makeRelease('Other')
  const again = { ...year, from: '2027', to: '2028' }
  const { json } = await change('ferry', other, version, again)
  expect(json.detail).toBe('This page is in the release “Year”. Remove it there first.')
  expect((await change('ferry', crypto.randomUUID(), version, again)).status).toBe(404)
  expect((await open('ferry')).source).toEqual(source)
})

test('a page that is deleted meanwhile is named, and stays in the trash', async () => {
  const { version } = await open('none')
  await it.edit('DELETE', `nodes/${keyOf('none')}`)
  const texts: ManyChange = { kind: 'words', from: 'text', to: 'words' }
  expect(await preview(texts, ['none'])).toMatchObject([{ name: 'None', left: 'It is in the trash.' }])
  const answer = await change('none', await makeRelease('Gone'), version, texts)
  expect([answer.status, answer.json.detail]).toEqual([409, 'It is in the trash.'])
})

test('a published notice stands on the pages below too, and the site learns of them', async () => {
  const { alias, parentKey, name, urlSegment, source } = await open('visa')
  it.site.received.length = 0
  const notice = { text: 'No ferries', until: '2026-12-06' }
  const published = await it.publish(keyOf('visa'), {
    alias,
    parentKey,
    name,
    urlSegment,
    source: { ...source, notice },
  })
  expect(published.status).toBe(200)
  const below = await it.read(`shared/get?key=${keyOf('visa/form')}&query=notices`)
  expect(below.json.notices).toEqual([notice])
  await eventually('the site learns of the page below', () =>
    it.site.received.some(({ body }) => body.includes(keyOf('visa/form'))),
  )
})
