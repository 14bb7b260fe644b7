import type { OldLinks } from '@agency/contracts/manage/nodes/around.ts'
import type { Check } from '@agency/contracts/manage/nodes/checks.ts'
import type { Mend, MendAnswer } from '@agency/contracts/manage/nodes/mend.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { type StudioBrowser, signedInAs } from '../../../testing/studio-browser.ts'
import { testSystem } from '../../../testing/test-system.ts'
import { uuidOfPath } from '../../../tree/uuid-of-path.ts'

const keyOf = (name: string) => uuidOfPath(`pages/${name}`)
const linking = (to: string) => `See [it](${to}) and [it again](${to}?from=here#map), until 12 Dec.`
const link = (from: string, to: string): Mend => ({ kind: 'link', path: [], from, to })

const it = await testSystem(
  contentFolder({
    'pages/contactus.md': prose('Contact'),
    'pages/contactus/map.md': prose('Map', 'Back to [us](/contactus).'),
    'pages/visa.md': prose('Visa', linking('/contactus')),
    'pages/tours.md': prose('Tours', linking('/contactus/map')),
    'pages/silent.md': prose('Silent', linking('/contactus')),
    'pages/later.md': prose('Later', linking('/contactus'), 'publishAt: 2099-01-01T00:00:00+08:00\n'),
  }),
)
const writer = await signedInAs(it, 'writer')
const publisher = await signedInAs(it, 'publisher')
afterAll(() => it.stop())

const open = async (name: string) => (await (await it.edit('GET', `nodes/${keyOf(name)}`)).json()) as NodeDocument
const textOf = async (name: string) => String((await open(name)).source.bodyText)
const liveText = async (name: string) =>
  String((await it.read(`shared/get?key=${keyOf(name)}&query=bodyText`)).json.bodyText)
async function save(name: string, part: Partial<NodeDocument>) {
  const { alias, parentKey, urlSegment, source, publishAt, unpublishAt, updated, ...now } = await open(name)
  const node = { alias, parentKey, name: now.name, urlSegment, source, publishAt, unpublishAt, updated, ...part }
  return it.edit('PUT', `nodes/${keyOf(name)}/draft`, node)
}
async function rename(name: string, urlSegment: string) {
  await save(name, { urlSegment })
  await it.edit('POST', `nodes/${keyOf(name)}/publish`)
}
await rename('contactus', 'contact')
const mend = async (name: string, browser: StudioBrowser, ...mends: Mend[]) =>
  (await browser.call<MendAnswer>('POST', `nodes/${keyOf(name)}/mend`, { mends })).json

test('a renamed page knows the links by its old addresses, and To do says where they lead', async () => {
  const { nodes } = (await (await it.edit('GET', `nodes/${keyOf('contactus')}/old-links`)).json()) as OldLinks
  const byName = new Map(nodes.map(node => [node.name, node]))
  expect([...byName.keys()].toSorted()).toEqual(['Later', 'Map', 'Silent', 'Tours', 'Visa'])
  expect(byName.get('Visa')).toMatchObject({ links: 2, mends: [link('/contactus', '/contact')] })
  expect(byName.get('Tours')?.mends).toEqual([link('/contactus/map', '/contact/map')])

  const { checks } = (await (await it.edit('GET', `nodes/${keyOf('visa')}/checks`)).json()) as { checks: Check[] }
  expect(checks.filter(({ message }) => message.includes('/contactus'))).toHaveLength(1)
  expect(checks).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      path: ['source', 'bodyText'],
      near: '/contactus',
      message: 'links to /contactus, which leads on to /contact',
      mend: { kind: 'link', path: ['source', 'bodyText'], from: '/contactus', to: '/contact' },
    }),
  )
})

test('a publisher changes the links where visitors see them, with a version and an entry in the history', async () => {
  const { version } = await open('visa')
  expect(await mend('visa', publisher, link('/contactus', '/contact'))).toMatchObject({ outcome: 'published' })
  expect(await textOf('visa')).toContain('[it](/contact) and [it again](/contact?from=here#map)')
  expect(await liveText('visa')).toContain('href="/contact?from=here#map"')
  const after = await open('visa')
  expect(after).toMatchObject({ version: version + 1, publishedVersion: version + 1, state: 'published' })
  const { entries } = (await (await it.edit('GET', `audit?key=${keyOf('visa')}`)).json()) as { entries: object[] }
  expect(entries[0]).toMatchObject({ what: 'fixed', detail: '/contactus → /contact, published' })
  expect(await mend('visa', publisher, link('/contactus', '/contact'))).toMatchObject({ outcome: 'unchanged' })
  expect((await open('visa')).version).toBe(after.version)
})

test('a draft gets the change and stays a draft, and visitors keep what they see', async () => {
  await save('tours', { name: 'Tours, soon' })
  expect(await mend('tours', publisher, link('/contactus/map', '/contact/map'))).toMatchObject({ outcome: 'draft' })
  expect(await open('tours')).toMatchObject({ state: 'changed', name: 'Tours, soon' })
  expect(await textOf('tours')).toContain('[it](/contact/map)')
  expect(await liveText('tours')).toContain('href="/contactus/map"')
})

test('a writer changes links in a draft only', async () => {
  expect(await mend('contactus/map', writer, link('/contactus', '/contact'))).toMatchObject({ outcome: 'draft' })
  expect(await open('contactus/map')).toMatchObject({ state: 'changed', changedBy: 'Sample writer' })
  expect(await liveText('contactus/map')).toContain('/contactus')
})

test('a page that is to be seen later stays so', async () => {
  expect(await mend('later', publisher, link('/contactus', '/contact'))).toMatchObject({ outcome: 'published' })
  expect(await open('later')).toMatchObject({ state: 'scheduled', publishAt: '2098-12-31T16:00:00.000Z' })
})

test('what cannot be published with its change keeps it as a draft, with the reason', async () => {
  const taken: Mend = { kind: 'words', path: ['source', 'title'], from: 'Silent', to: '' }
  const answer = await mend('silent', publisher, link('/contactus', '/contact'), taken)
  expect(answer).toMatchObject({ outcome: 'draft', faults: [{ path: ['source', 'title'] }] })
  expect(await liveText('silent')).toContain('/contactus')
})

test('a misspelt tag blocks publishing, and says how the machine spells it', async () => {
  const key = crypto.randomUUID()
  const source = { title: 'Eating', tags: ['street-food', 'Street Food', 'sea'] }
  const article = { alias: 'newsArticle', parentKey: null, name: 'Eating', urlSegment: 'eating', source }
  await it.edit('PUT', `nodes/${key}/draft`, article)
  const read = async () => (await (await it.edit('GET', `nodes/${key}/checks`)).json()) as { checks: Check[] }
  const found = (await read()).checks.filter(({ mend }) => mend?.kind === 'tag')
  const mend: Mend = { kind: 'tag', path: ['source', 'tags'], from: 'Street Food', to: 'street-food' }
  expect(found).toMatchObject([{ path: ['source', 'tags', '1'], blocking: true, mend }])
  expect((await writer.call('POST', `nodes/${key}/mend`, { mends: [mend] })).status).toBe(200)
  expect((await (await it.edit('GET', `nodes/${key}`)).json()) as NodeDocument).toMatchObject({
    source: { tags: ['street-food', 'sea'] },
  })
  expect((await read()).checks.filter(({ mend }) => mend?.kind === 'tag')).toEqual([])
})

test('what is to be a draft only is not published', async () => {
  const before = await open('contactus')
  const mends: Mend[] = [{ kind: 'words', path: ['source', 'title'], from: 'Contact', to: 'Contact us' }]
  const { json } = await publisher.call<MendAnswer>('POST', `nodes/${before.key}/mend`, { mends, draftOnly: true })
  expect(json).toMatchObject({ outcome: 'draft', faults: [] })
  expect((await open('contactus')).publishedVersion).toBe(before.publishedVersion)
})

test('a save made from an older version is told about the change', async () => {
  const { version } = await open('visa')
  const words: Mend = { kind: 'words', path: ['source', 'bodyText'], from: '12 Dec', to: '12 December' }
  await mend('visa', publisher, words)
  expect(await liveText('visa')).toContain('until 12 December.')
  const late = await it.edit('PUT', `nodes/${keyOf('visa')}/draft`, await open('visa'), { 'if-match': `"${version}"` })
  expect(late.status).toBe(412)
})

test('a link to the present address of a page that is renamed in a draft is not broken', async () => {
  await save('visa', { urlSegment: 'visas' })
  await save('contactus', { source: { ...(await open('contactus')).source, bodyText: 'See [it](/visa).' } })
  const { checks } = (await (await it.edit('GET', `nodes/${keyOf('contactus')}/checks`)).json()) as { checks: Check[] }
  expect(checks.map(({ message }) => message).filter(message => message.includes('/visa'))).toEqual([])
})

test('a page that lacks texts for search engines is offered what it says already, if that fits', async () => {
  const key = crypto.randomUUID()
  const source = { title: 'Seven breakfasts in Ipoh', excerpt: 'Where to sit down before nine.', metaDescription: '' }
  const article = { alias: 'newsArticle', parentKey: null, name: 'Ipoh', urlSegment: 'ipoh', source }
  const offered = async () => {
    await it.edit('PUT', `nodes/${key}/draft`, article)
    const { checks } = (await (await it.edit('GET', `nodes/${key}/checks`)).json()) as { checks: Check[] }
    return checks.flatMap(({ mend }) => (mend?.kind === 'fill' ? [mend] : []))
  }
  const mends = await offered()
  expect(mends.map(({ path, to }) => [path[1], to]).toSorted()).toEqual([
    ['metaDescription', source.excerpt],
    ['metaTitle', source.title],
  ])
  expect((await writer.call('POST', `nodes/${key}/mend`, { mends })).status).toBe(200)
  expect((await (await it.edit('GET', `nodes/${key}`)).json()) as NodeDocument).toMatchObject({
    source: { metaTitle: source.title, metaDescription: source.excerpt },
  })
  source.title = 'Seven breakfasts in Ipoh, from white coffee to chicken rice, and where they are'
  expect((await offered()).map(({ path }) => path[1])).toEqual(['metaDescription'])
})
