import { brotliDecompressSync } from 'node:zlib'
import { contentCalls } from '@agency/contracts/content/content-calls.ts'
import { expect, test } from 'vitest'
import type { NodeRow } from '../database/tables.ts'
import { readingApp } from '../testing/reading-app.ts'
import { row } from '../testing/rows.ts'
import { buildTree } from '../tree/content-tree.ts'
import { textsOf } from './translations/texts.ts'

const post = (key: string, published: string, category: string, tags: string[], bodyText = '') =>
  row(key, 'blog', { alias: 'newsArticle', properties: { title: key, published, category, tags, bodyText } })

const article = { title: 'A', metaTitle: 'A', metaDescription: 'About A', bodyText: '<p>By sea</p>' }
const english = [
  row('home', null, { sort: 1 }),
  row('tours', null, {
    sort: 2,
    alias: 'contentCatogory',
    properties: { title: 'Tours', noun: 'tour|tours', role: 'tickets' },
  }),
  row('a', 'tours', { sort: 1, properties: { ...article, price: 10, image: '/a', imageMeta: { alt: 'An A' } } }),
  row('b', 'tours', { sort: 2, properties: { ...article, title: 'B', price: 0 } }),
  row('c', 'tours', { sort: 3, properties: { ...article, title: 'C' } }),
  row('inside', 'a', { properties: { title: 'Inside' } }),
  row('blog', null, {
    sort: 3,
    alias: 'newsMainPage',
    properties: { categories: [{ slug: 'food', name: 'Food & drink' }] },
  }),
  post('old-post', '2026-01-01', 'food', ['penang'], '<p>Char kway <b>teow</b></p>'),
  post('new-post', '2026-03-01', 'food', ['penang', 'ipoh']),
  post('mid-post', '2026-02-01', 'trains-and-buses', ['ipoh']),
]

/** All texts of a node with a mark of the language before them. */
function translationOf(key: string, language: string, wanted = (_: string) => true) {
  const node = english.find(one => one.key === key) ?? row(key, null)
  const texts = textsOf(node).flatMap(({ at, of, text }) =>
    wanted(at) ? [{ at, of, words: `${language} ${text}`, state: 'reviewed' }] : [],
  )
  return row(`${key}-${language}`, key, { alias: 'translation', urlSegment: language, properties: { texts } })
}
const treeOf = (rows: NodeRow[]) => buildTree(rows, 7, new Date('2026-11-20'), properties => properties)
let tree = treeOf(english)
const translations = [
  translationOf('tours', 'ms'),
  translationOf('a', 'ms', at => at === 'title'),
  translationOf('b', 'zh', at => at !== 'bodyText'),
  translationOf('c', 'ms'),
  translationOf('mid-post', 'zh'),
]
const app = readingApp({
  current: () => tree,
  redirects: () => [
    { from: '/was-here', to: null, key: 'a' },
    { from: '/tours/a', to: null, key: 'a' },
    { from: '/gone', to: null, key: 'draft-only' },
    { from: '/old-offer', to: 'https://partner.example/', key: null },
  ],
})

const { Token } = (await (await app.request('/umbraco/auth/gettoken')).json()) as { Token: string }
const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/umbraco/${path}`, { headers: { authorization: `Bearer ${Token}`, ...headers } })
// biome-ignore lint/suspicious/noExplicitAny: answers are compared, not used.
const answer = async (path: string): Promise<any> => (await ask(path)).json()

test('without a valid token every call but gettoken answers 401', async () => {
  for (const call of Object.values(contentCalls).filter(call => 'auth' in call)) {
    const refused = await app.request(call.path)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ title: 'Unauthorized', status: 401 })
  }
})

test('every answer fits the contract', async () => {
  const asked = {
    routes: 'shared/getRoute?deep=8',
    page: 'shared/get?key=tours&query=title,price&deep=3',
    detail: 'shared/detail?key=b&query=title',
    list: 'massiveData/get?key=tours&query=title&deep=1&skip=1&take=1',
    blogList: 'blog/get?key=blog&page=1&pageSize=2',
    blogPost: 'blog/detail?urlSegment=mid-post',
    search: 'search/get?q=tours',
    redirects: 'shared/redirects',
  } as const
  for (const [name, path] of Object.entries(asked)) {
    expect(contentCalls[name as keyof typeof asked].response.safeParse(await answer(path)).error).toBeUndefined()
  }
})

test('redirects follow published pages, and never lead to themselves or to an unpublished page', async () => {
  expect(await answer('shared/redirects')).toEqual({
    redirects: [
      { from: '/was-here', to: '/tours/a' },
      { from: '/old-offer', to: 'https://partner.example/' },
    ],
  })
})

test('shared/get returns the requested properties that exist, key only on request, and ignores blanks in the query', async () => {
  const page = await answer('shared/get?key=tours&query=%20title%20,,%20colour,&deep=0')
  expect(page).toMatchObject({ name: 'tours', urlSegment: 'tours', title: 'Tours', items: [] })
  expect(Object.keys(page)).not.toContain('key')
  expect(Object.keys(page)).not.toContain('noun')
  expect(Object.keys(page)).not.toContain('colour')
  expect(await answer('shared/get?key=tours&query=key&deep=0')).toMatchObject({ key: 'tours' })
})

test('deep limits the levels of items: leaves have none, and a cut level is an empty list', async () => {
  const { items } = await answer('shared/get?key=tours&query=title&deep=1')
  expect(items.map((item: { title: string }) => item.title)).toEqual(['A', 'B', 'C'])
  expect(items[0].items).toEqual([])
  expect('items' in items[1]).toBe(false)
  const deeper = await answer('shared/get?key=tours&query=title&deep=2')
  expect(deeper.items[0].items[0]).toMatchObject({ title: 'Inside' })
  expect((await answer('shared/getRoute?deep=1'))[1]).toMatchObject({ items: [], role: 'tickets' })
})

test('a picture comes with its description, and a price of 0 is kept', async () => {
  const { items } = await answer('shared/get?key=tours&query=image,price&deep=1')
  expect(items[0]).toMatchObject({ image: '/a', imageMeta: { alt: 'An A' }, price: 10 })
  expect(items[1].price).toBe(0)
  expect('price' in items[2]).toBe(false)
})

test('subKey returns a descendant of key; unknown and unrelated keys are not found', async () => {
  expect(await answer('shared/get?key=tours&subKey=inside&query=title')).toMatchObject({ title: 'Inside' })
  expect((await ask('shared/get?key=tours&subKey=home')).status).toBe(404)
  expect((await ask('shared/get?key=nothing')).status).toBe(404)
  expect((await ask('shared/get?query=title')).status).toBe(400)
  expect((await ask('shared/get?key=tours&deep=many')).status).toBe(400)
})

test('massiveData returns one page of items and the total', async () => {
  const list = await answer('massiveData/get?key=tours&query=title&deep=1&skip=1&take=1')
  expect(list).toMatchObject({ total: 3, items: [{ title: 'B' }] })
  expect(list.items).toHaveLength(1)
})

test('detail returns the existing neighbours', async () => {
  const { data } = await answer('shared/detail?key=a&query=title')
  expect(data).toMatchObject({ current: { title: 'A' }, next: { title: 'B' } })
  expect('previous' in data).toBe(false)
  expect(data.related.map((item: { title: string }) => item.title)).toEqual(['B', 'C'])
})

test('the blog: newest first, filters, counts of categories and tags', async () => {
  const titles = async (path: string) => {
    const { data } = await answer(path)
    return data.items.map((item: { title: string }) => item.title)
  }
  expect(await titles('blog/get?key=blog')).toEqual(['new-post', 'mid-post', 'old-post'])
  expect(await titles('blog/get?key=blog&page=2&pageSize=2')).toEqual(['old-post'])
  expect(await titles('blog/get?key=blog&category=food')).toEqual(['new-post', 'old-post'])
  expect(await titles('blog/get?key=blog&tag=ipoh')).toEqual(['new-post', 'mid-post'])
  expect(await titles('blog/get?key=blog&search=kway%20TEOW')).toEqual(['old-post'])
  expect(await titles('blog/get?key=blog&search=kway%20ipoh')).toEqual([])
  const { data } = await answer('blog/get?key=blog&category=food')
  expect(data.total).toBe(2)
  expect(data.categories).toEqual([
    { slug: 'food', name: 'Food & drink', count: 2 },
    { slug: 'trains-and-buses', name: 'Trains and buses', count: 1 },
  ])
})

test('a post by key or address, with the older and the newer one', async () => {
  const { data } = await answer('blog/detail?urlSegment=MID-post')
  expect(data).toMatchObject({
    current: { title: 'mid-post', category: 'trains-and-buses' },
    previous: { title: 'old-post' },
    next: { title: 'new-post' },
  })
  expect((await answer('blog/detail?key=old-post')).data.related[0]).toMatchObject({ title: 'new-post' })
  expect((await ask('blog/detail?key=home')).status).toBe(404)
  expect((await ask('blog/detail')).status).toBe(400)
})

test('the route list is compressed as requested, and a client that has it gets a 304', async () => {
  const plain = await ask('shared/getRoute?deep=8')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const packed = await ask('shared/getRoute?deep=8', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
  const known = await ask('shared/getRoute?deep=8', { 'if-none-match': packed.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
})

const calls = [
  'shared/getRoute?deep=8',
  'shared/get?key=tours&query=title,price&deep=3',
  'shared/detail?key=b&query=title',
  'massiveData/get?key=tours&query=title&deep=1&take=2',
  'blog/get?key=blog',
  'blog/detail?urlSegment=mid-post',
  'search/get?q=tours',
]

test('without a language every byte is as it is without translations; a language is Malay or Chinese', async () => {
  const texts = async () => Promise.all(calls.map(async path => (await ask(path)).text()))
  tree = treeOf(english)
  const before = await texts()
  tree = treeOf([...english, ...translations])
  expect(await texts()).toEqual(before)
  expect((await ask('shared/get?key=tours-ms')).status).toBe(404)
  for (const path of calls)
    for (const culture of ['*', 'en', 'MS', '']) {
      const refused = await ask(`${path}&culture=${culture}`)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('must be one of ms, zh') })
    }
})

test('a language has the words of its translations, facts, and the names of fields in English', async () => {
  tree = treeOf([...english, ...translations])
  const page = await answer('shared/get?key=tours&query=title,price&deep=1&culture=ms')
  expect(page).toMatchObject({ name: 'ms tours', urlSegment: 'tours', title: 'ms Tours', untranslated: [] })
  expect(page.items).toMatchObject([
    { name: 'a', title: 'ms A', price: 10, untranslated: ['name'] },
    { name: 'b', title: 'B', price: 0, untranslated: ['name', 'title'] },
    { title: 'ms C', untranslated: [] },
  ])
  expect((await answer('shared/get?key=tours&query=title&culture=zh')).title).toBe('Tours')
  const { data: found } = await answer('search/get?q=tours&culture=ms')
  expect(found.items[0]).toMatchObject({ name: 'ms tours', untranslated: [] })
  const { data } = await answer('blog/get?key=blog&query=title,bodyText&culture=zh')
  expect(data.items[1]).toMatchObject({ title: 'zh mid-post' })
  expect(data.items[0]).toMatchObject({ title: 'new-post', untranslated: ['name', 'title'] })
})

test('values of tables and names of places stay English, with the words of the terms beside', async () => {
  const terms = [
    { en: 'per person', ms: 'seorang' },
    { en: 'Penang', ms: 'Pulau Pinang', zh: '槟城' },
  ]
  const facts = { title: 'D', priceUnit: 'per person', destinations: ['Penang', 'Ipoh'], terms: ['No pets'] }
  const nodes = [
    row('d', null, { alias: 'contentDetail', properties: facts }),
    row('terms', null, { alias: 'terms', properties: { terms } }),
  ]
  tree = treeOf([...english, ...nodes])
  const asked = 'shared/get?key=d&query=title,destinations,priceUnit,terms'
  expect(await answer(`${asked}&culture=ms`)).toMatchObject({
    ...facts,
    termWords: { 'per person': 'seorang', Penang: 'Pulau Pinang' },
  })
  expect((await answer(`${asked}&culture=zh`)).termWords).toEqual({ 'per person': 'per person', Penang: '槟城' })
  expect(Object.keys(await answer(asked))).not.toContain('termWords')
  expect(Object.keys(await answer('shared/get?key=d&query=title&culture=ms'))).not.toContain('termWords')
})

test('the route list of a language names the languages in which each page is there', async () => {
  tree = treeOf([...english, ...translations])
  const [home, tours] = await answer('shared/getRoute?deep=8&culture=ms')
  expect([home, tours, ...tours.items].map(({ name, cultures }) => `${name}: ${cultures}`)).toEqual([
    'home: ',
    'ms tours: ms',
    'a: ',
    'b: ',
    'ms c: ms',
  ])
})
