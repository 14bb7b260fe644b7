import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { type StudioBrowser, signedInAs } from '../../../testing/studio-browser.ts'
import { testSystem } from '../../../testing/test-system.ts'
import { uuidOfPath } from '../../../tree/uuid-of-path.ts'

const dayMs = 24 * 3600_000
const until = (days: number) => `unpublishAt: ${new Date(Date.now() + days * dayMs).toISOString()}\n`
const ending = Object.fromEntries(
  [6, 5, 4, 3, 2, 1, 30].map(days => [`pages/ends-${days}.md`, prose(`Ends ${days}`, 'Text', until(days))]),
)
const pages = { 'pages/visa.md': prose('Visa'), 'pages/ferry.md': prose('Ferry'), ...ending }
const it = await testSystem(contentFolder(pages))
const writer = await signedInAs(it, 'writer')
const publisher = await signedInAs(it, 'publisher')
afterAll(() => it.stop())

const startOf = async (browser: StudioBrowser) =>
  (await browser.call<z.output<typeof startAnswer>>('GET', 'start')).json
const draftsOf = async (browser: StudioBrowser) => (await startOf(browser)).drafts.map(({ name }) => name)

/** Saves new words of a page as a draft, and gives back its key. */
async function save(browser: StudioBrowser, name: string) {
  const key = uuidOfPath(`pages/${name.toLowerCase()}`)
  const { version } = (await browser.call<{ version: number }>('GET', `nodes/${key}`)).json
  const source = { title: name, bodyText: `New words ${version}`, metaTitle: name, metaDescription: name }
  const draft = { alias: 'prosePage', parentKey: null, name, urlSegment: name.toLowerCase(), source }
  const headers = { 'if-match': `"${version}"` }
  expect((await browser.call('PUT', `nodes/${key}/draft`, draft, headers)).status).toBe(200)
  return key
}

const publish = async (key: string) => {
  const { version } = (await publisher.call<{ version: number }>('GET', `nodes/${key}`)).json
  return (await publisher.call('POST', `nodes/${key}/publish`, undefined, { 'if-match': `"${version}"` })).status
}

test('a program with the editor key gets a start page too, without requests of its own', async () => {
  const answer = await it.edit('GET', 'start')
  expect([answer.status, await answer.json()]).toMatchObject([200, { asked: [] }])
})

test('the start page lists what one has not published, what others did, and whether one is new', async () => {
  expect(await startOf(writer)).toMatchObject({ drafts: [], draftCount: 0, changed: [], isNew: true })
  const visa = await save(writer, 'Visa')
  await save(writer, 'Ferry')
  expect(await draftsOf(writer)).toEqual(['Ferry', 'Visa'])
  expect(await startOf(writer)).toMatchObject({ draftCount: 2, changed: [], isNew: false })

  // A draft that two have written in belongs to both.
  await save(publisher, 'Visa')
  expect(await draftsOf(writer)).toEqual(['Ferry', 'Visa'])
  expect(await startOf(publisher)).toMatchObject({
    drafts: [{ key: visa, name: 'Visa' }],
    changed: [
      { name: 'Ferry', by: 'Sample writer', what: 'saved a draft' },
      { name: 'Visa', by: 'Sample writer', what: 'saved a draft' },
    ],
    isNew: true,
  })

  expect(await publish(visa)).toBe(200)
  expect(await draftsOf(writer)).toEqual(['Ferry'])
  expect(await startOf(publisher)).toMatchObject({ drafts: [], isNew: false })
  expect((await startOf(writer)).changed).toMatchObject([{ name: 'Visa', by: 'Sample publisher', what: 'published' }])
})

test('a draft that was thrown away, or whose page is in the trash, is no longer listed', async () => {
  const [visa, ferry] = [await save(writer, 'Visa'), await save(writer, 'Ferry')]
  expect(await draftsOf(writer)).toEqual(['Ferry', 'Visa'])
  const { version } = (await writer.call<{ version: number }>('GET', `nodes/${visa}`)).json
  await writer.call('DELETE', `nodes/${visa}/draft`, undefined, { 'if-match': `"${version}"` })
  expect(await draftsOf(writer)).toEqual(['Ferry'])
  expect((await it.edit('DELETE', `nodes/${ferry}`)).status).toBe(200)
  expect(await draftsOf(writer)).toEqual([])
  expect((await startOf(writer)).changed[0]).toMatchObject({ name: 'Ferry', by: 'machine', what: 'deleted' })
})

test('five of the pages that end within two weeks are listed, the first to end first', async () => {
  const { ending } = await startOf(writer)
  expect(ending.map(({ name }) => name)).toEqual(['Ends 1', 'Ends 2', 'Ends 3', 'Ends 4', 'Ends 5'])
})

test('publishers see what visitors missed most, writers do not', async () => {
  expect((await startOf(publisher)).misses).toEqual([])
  await it.system.db.execute(
    `insert into content.search_misses select 'word ' || n, n, '2026-11-25' from generate_series(1, 12) n`,
  )
  const { misses } = await startOf(publisher)
  expect(misses).toHaveLength(10)
  expect(misses?.[0]).toEqual({ words: 'word 12', times: 12, lastDay: '2026-11-25' })
  expect((await startOf(await signedInAs(it, 'administrator'))).misses).toHaveLength(10)
  expect((await startOf(writer)).misses).toBeNull()
})
