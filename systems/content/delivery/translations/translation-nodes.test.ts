import { grantPreview, previewHeader, writeGrant } from '@agency/contracts/content/preview-link.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { translationKey, uuidOfPath } from '../../tree/uuid-of-path.ts'
import { textsOf } from './texts.ts'

const names = ['terms', 'trip', 'gone', 'sorted', 'whole', 'found', 'top', 'top/below', 'fresh']
const files = Object.fromEntries(names.map(name => [`pages/${name}.md`, prose(name)]))
const it = await testSystem(contentFolder({ ...files, 'pages/guide/first.md': prose('first') }))
afterAll(() => it.stop())

const key = (name: string) => uuidOfPath(`pages/${name}`)
const languages = ['ms', 'zh'] as const
type Language = (typeof languages)[number]
const json = async <Answer>(answer: Promise<Response>) => (await answer).json() as Promise<Answer>
const open = (of: string) => json<NodeDocument>(it.edit('GET', `nodes/${of}`))
const versions = (of: string) => json<object>(it.edit('GET', `nodes/${of}/versions`))
const audit = (of: string) => json<object>(it.edit('GET', `audit?key=${of}`))
type Shown = { title: string; bodyText: string; untranslated?: string[] }
async function shown(of: string, culture?: Language, headers = {}): Promise<Shown> {
  const query = `query=title,bodyText${culture ? `&culture=${culture}` : ''}`
  const answer = await it.read(`shared/get?key=${of}&${query}`, headers)
  return answer.json as unknown as Shown
}

/** The texts of a page with a language before each. */
const textsIn = (name: string, language: Language, places?: string[]) =>
  textsOf({
    alias: 'prosePage',
    name,
    properties: { title: name, metaTitle: name, metaDescription: `About ${name}`, bodyText: 'Some <em>text</em>.' },
  }).flatMap(({ at, of, text }) =>
    places && !places.includes(at) ? [] : [{ at, of, words: `${language} ${text}`, state: 'reviewed' }],
  )
const translation = (name: string, language: Language, places?: string[]) => ({
  alias: 'translation',
  parentKey: key(name),
  name: `${name} in ${language}`,
  urlSegment: language,
  source: { texts: textsIn(name, language, places) },
  publishAt: null,
  unpublishAt: null,
  updated: null,
})
const inLanguage = (name: string, language: Language) => translationKey(key(name), language)
const save = (name: string, language: Language, places?: string[]) =>
  it.edit('PUT', `nodes/${inLanguage(name, language)}/draft`, translation(name, language, places))
async function publish(name: string, language: Language, places?: string[]) {
  await save(name, language, places)
  expect((await it.edit('POST', `nodes/${inLanguage(name, language)}/publish`)).status).toBe(200)
}

beforeEach(() => it.system.refresh())

test('a new page has no translation, and only what was typed is stored', async () => {
  expect(await shown(key('terms'), 'ms')).toMatchObject({ title: 'terms', untranslated: ['name', 'title', 'bodyText'] })
  await publish('terms', 'ms', ['title'])
  expect((await open(inLanguage('terms', 'ms'))).source).toEqual({
    texts: [{ ...textsIn('terms', 'ms', ['title'])[0], by: 'machine' }],
  })
  expect(await shown(key('terms'), 'ms')).toMatchObject({ title: 'ms terms', untranslated: ['name', 'bodyText'] })
})

test('Chinese alone is saved, published, taken back and discarded; English and Malay stay as they are', async () => {
  await publish('trip', 'ms')
  const others = () =>
    Promise.all([key('trip'), inLanguage('trip', 'ms')].flatMap(of => [open(of), versions(of), audit(of)]))
  const before = JSON.stringify(await others())
  const routes = () => it.read('shared/getRoute?deep=8')
  const answers = async () => JSON.stringify([await shown(key('trip')), await shown(key('trip'), 'ms'), await routes()])
  const visitors = await answers()
  await publish('trip', 'zh')
  expect([(await shown(key('trip'), 'zh')).title, await answers()]).toEqual(['zh trip', visitors])
  await it.edit('POST', `nodes/${inLanguage('trip', 'zh')}/unpublish`)
  expect((await shown(key('trip'), 'zh')).title).toBe('trip')
  await save('trip', 'zh', ['title'])
  expect((await it.edit('DELETE', `nodes/${inLanguage('trip', 'zh')}/draft`)).status).toBe(204)
  expect((await it.edit('DELETE', `nodes/${inLanguage('trip', 'zh')}`)).status).toBe(200)
  expect([JSON.stringify(await others()), await answers()]).toEqual([before, visitors])
})

test('one changed English text leaves exactly its two translations behind', async () => {
  for (const language of languages) await publish('whole', language)
  const { source, ...page } = await open(key('whole'))
  const changed = { ...page, source: { ...source, bodyText: 'Another *text*.' } }
  expect((await it.publish(key('whole'), changed)).status).toBe(200)
  for (const language of languages) {
    const answer = await shown(key('whole'), language)
    expect(answer).toMatchObject({ title: `${language} whole`, untranslated: ['bodyText'] })
    expect(answer.bodyText).toContain('Another')
    const { checks } = await json<{ checks: object[] }>(it.edit('GET', `nodes/${inLanguage('whole', language)}/checks`))
    expect(checks).toEqual([expect.objectContaining({ path: ['source', 'texts', '4', 'words'] })])
  }
})

test('the tree, its order and the search of the studio have no translations, and a sorted page writes none', async () => {
  await publish('top', 'ms')
  const { nodes } = await json<{ nodes: TreeNode[] }>(it.edit('GET', 'tree'))
  expect(nodes.map(({ name }) => name).sort()).toEqual([...names, 'first', 'guide'].sort())
  expect(nodes.find(({ name }) => name === 'top')?.children).toBe(1)
  const { types } = await json<{ types: { alias: string }[] }>(it.edit('GET', 'schemas'))
  expect(types.map(({ alias }) => alias)).not.toContain('translation')
  const before = await versions(inLanguage('top', 'ms'))
  await it.edit('POST', `nodes/${key('sorted')}/move`, { parentKey: key('top'), before: key('top/below') })
  await it.edit('POST', 'sort', { parentKey: key('top'), keys: [key('top/below'), key('sorted')] })
  expect(await versions(inLanguage('top', 'ms'))).toEqual(before)
  expect((await it.edit('GET', 'search?q=ms%20top').then(answer => answer.json())) as object).toEqual({ hits: [] })
})

test('a page is copied, moved, renamed, deleted and restored with its translations', async () => {
  for (const language of languages) await publish('gone', language)
  const copy = await json<{ key: string; copied: number }>(
    it.edit('POST', `nodes/${key('gone')}/copy`, { parentKey: key('top'), name: 'gone' }),
  )
  expect(copy.copied).toBe(1)
  for (const language of languages) {
    const copied = await open(translationKey(copy.key, language))
    expect(copied).toMatchObject({ parentKey: copy.key, state: 'draft', urlSegment: language })
    expect(copied.source).toEqual((await open(inLanguage('gone', language))).source)
  }
  await it.edit('POST', `nodes/${key('gone')}/move`, { parentKey: key('top') })
  expect((await it.publish(key('gone'), { ...(await open(key('gone'))), urlSegment: 'back' })).status).toBe(200)
  expect((await shown(key('gone'), 'ms')).title).toBe('ms gone')
  expect(await json(it.edit('DELETE', `nodes/${key('gone')}`))).toEqual({ deleted: 3 })
  expect(await json(it.edit('POST', `trash/${key('gone')}/restore`))).toEqual({ restored: 3 })
  for (const language of languages) expect((await shown(key('gone'), language)).title).toBe(`${language} gone`)
})

test('a release publishes a page and its translations, or none of them', async () => {
  const release = await json<{ id: string }>(it.edit('POST', 'releases', { name: 'Malay' }))
  const page = await open(key('sorted'))
  await it.edit('PUT', `nodes/${key('sorted')}/draft`, { ...page, source: { ...page.source, subtitle: 'New' } })
  const words = textsIn('sorted', 'ms').map(text => ({ ...text, words: '\u202e' }))
  const faulty = { ...translation('sorted', 'ms'), source: { texts: words } }
  await it.edit('PUT', `nodes/${inLanguage('sorted', 'ms')}/draft`, faulty)
  const keys = [key('sorted'), inLanguage('sorted', 'ms')]
  for (const of of keys) expect((await it.edit('PUT', `releases/${release.id}/pages/${of}`)).status).toBe(204)
  const seen = async () => ({
    pages: await Promise.all(keys.map(async of => ({ key: of, version: (await open(of)).version }))),
  })
  const refused = await it.edit('POST', `releases/${release.id}/publish`, await seen())
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ pages: [{ key: keys[1], name: 'sorted in ms', reason: 'faults' }] })
  expect((await open(key('sorted'))).state).toBe('changed')
  await save('sorted', 'ms')
  expect((await it.edit('POST', `releases/${release.id}/publish`, await seen())).status).toBe(200)
  expect((await shown(key('sorted'), 'ms')).title).toBe('ms sorted')
  expect((await open(key('sorted'))).state).toBe('published')
})

test.each([
  ['of no language', { urlSegment: 'ta' }, 'is its language: ms or zh'],
  ['at the top', { parentKey: null }, 'is the page that it translates'],
  ['of no page', { parentKey: crypto.randomUUID() }, 'is in the trash, or gone'],
  ['a second one', { urlSegment: 'ms' }, 'has another translation'],
  ['of a folder', { parentKey: key('guide') }, 'is the page that it translates'],
  ['of a translation', { parentKey: inLanguage('terms', 'ms') }, 'is the page that it translates'],
])('a translation %s is refused', async (_, change, message) => {
  const of = crypto.randomUUID()
  const saved = await it.edit('PUT', `nodes/${of}/draft`, { ...translation('terms', 'zh'), ...change })
  expect(saved.status).toBe(200)
  const refused = await it.edit('POST', `nodes/${of}/publish`)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(await refused.json())).toContain(message)
})

test('a preview of a page shows a translation that was never published; visitors read English', async () => {
  await save('fresh', 'zh')
  const grant = await grantPreview('reading', key('fresh'), Math.floor(Date.now() / 1000) + 60, 'sample-content-secret')
  const headers = { [previewHeader]: writeGrant(grant) }
  expect((await shown(key('fresh'), 'zh', headers)).title).toBe('zh fresh')
  expect((await shown(key('fresh'), 'zh')).title).toBe('fresh')
})

test('a translation is neither copied nor moved alone, and a page with pages below becomes none', async () => {
  const of = inLanguage('terms', 'ms')
  expect((await it.edit('POST', `nodes/${of}/copy`, { parentKey: null, name: 'x' })).status).toBe(409)
  expect((await it.edit('POST', `nodes/${of}/move`, { parentKey: null })).status).toBe(409)
  const page = { ...translation('terms', 'zh'), source: (await open(of)).source }
  const refused = await it.publish(key('top'), page)
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Nothing lies below')])
})

test('a page is found in the words of its translation while that is published and not behind, before pages in English', async () => {
  type Hits = { data: { items: { title: string; name: string; untranslated?: string[] }[]; total: number } }
  const search = async (q: string, culture = '', more = '') => {
    const query = new URLSearchParams({ q, ...(culture && { culture }) })
    const { data } = (await it.read(`search/get?${query}${more}`)).json as unknown as Hits
    expect(data.total).toBe(data.items.length)
    return data.items
  }
  const plain = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).map(({ title }) => title.replace(/[⟦⟧]/g, ''))
  await save('found', 'ms')
  expect(await plain('ms found', 'ms')).toEqual([])
  await publish('found', 'ms')
  const words = {
    name: '槟城',
    title: '槟城三日配套',
    metaTitle: '槟城',
    metaDescription: '乔治市',
    bodyText: '壁画。',
  }
  const texts = textsIn('found', 'zh').map(text => ({ ...text, words: words[text.at as keyof typeof words] }))
  await it.edit('PUT', `nodes/${inLanguage('found', 'zh')}/draft`, { ...translation('found', 'zh'), source: { texts } })
  expect((await it.edit('POST', `nodes/${inLanguage('found', 'zh')}/publish`)).status).toBe(200)
  expect(await search('found', 'ms')).toMatchObject([{ title: 'ms ⟦found⟧', name: 'ms found', untranslated: [] }])
  for (const q of ['槟城', '配套', '槟城的配套', '乔治市', '壁画'])
    expect([q, ...(await plain(q, 'zh'))]).toEqual([q, '槟城三日配套'])
  expect(await plain('槟', 'zh', '&typing=true')).toEqual(['槟城三日配套'])
  expect(await plain('found')).toEqual(['found'])
  expect(await search('壁画')).toEqual([])
  const order = (await search('some text', 'zh')).map(({ title, untranslated = [] }) => [title, untranslated.length])
  expect(order).toContainEqual(['槟城三日配套', 0])
  expect(order.at(-1)).toEqual([expect.any(String), 3])
  expect(order.map(([, length]) => length)).toEqual(order.map(([, length]) => length).toSorted())

  const { source, ...page } = await open(key('found'))
  await it.publish(key('found'), { ...page, source: { ...source, bodyText: 'Other words.' } })
  expect(await plain('壁画', 'zh')).toEqual([])
  expect(await plain('槟城', 'zh')).toEqual(['槟城三日配套'])
  await it.edit('POST', `nodes/${inLanguage('found', 'zh')}/unpublish`)
  expect(await plain('配套', 'zh')).toEqual([])
  expect(await plain('found', 'zh')).toEqual(['found'])
})
