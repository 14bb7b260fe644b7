import { hitEnd, hitStart } from '@agency/contracts/content/search/hit-marks.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { cutToFit, hostileTexts, queryOf } from '@agency/service-kit/testing/hostile-texts.ts'
import { fiftyMilliseconds, maxBlock } from '@agency/testing/longest-block.ts'
import { testServer } from '@agency/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { importContent } from '../../files/importing/import-content.ts'
import { readContent } from '../../files/reading/read-content.ts'
import { deleteNode } from '../../managing/tree/trash/delete-node.ts'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { writeNode } from '../../testing/write-node.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'
import { contentSearch } from './content-search.ts'
import { indexVersion, rebuildStaleIndex } from './rebuild-index.ts'

const post = (title: string, tags: string, body: string, excerpt = `About ${title}.`) =>
  `${prose(title, body, `author: ali\npublished: 2026-01-01\ncategory: food\ntags: [${tags}]\nexcerpt: ${excerpt}\n`).replace('prosePage', 'newsArticle')}`

const deal = (name: string, validUntil: string) => `---
alias: deal
name: ${name}
title: ${name}
place: Kota Bharu
product: hotel
link: /services
price: 300
priceUnit: per room
facts: 2 nights
validFrom: 2026-01-01
validUntil: ${validUntil}
themes: []
dealTags: []
image: poster:x
---
`
const files = {
  'authors.md':
    '---\nalias: folder\nname: Authors\nitems:\n  - {alias: author, name: Ali, slug: ali, role: Writer, bio: Writes}\n---\n',
  'deals.md': '---\nalias: folder\nname: Deals\n---\n',
  'deals/kota-bharu.md': deal('Rooms in Kota Bharu', '2099-12-31'),
  'deals/over.md': deal('Old rooms in Kota Bharu', '2026-01-02'),
  'pages/blog.md': prose('Blog').replace('prosePage', 'newsMainPage'),
  'pages/blog/islands.md': post(
    'Islands for beginners',
    'langkawi',
    'Ferries run daily. Snorkelling gear can be hired.',
  ),
  'pages/blog/noodles.md': post('Noodles of Penang', 'hawker', 'A plate of char kway teow, and a boat to Langkawi.'),
  'pages/holidays-in-langkawi.md': prose('Langkawi', 'Ninety-nine islands and a cable car.'),
  'pages/ha-long.md': prose('Hạ Long Bay', 'Limestone in the sea.'),
  'pages/melaka.md': prose('Melaka', 'A red square, trishaws and nyonya food.'),
  'pages/george-town.md': prose('George Town', 'Clan jetties and street art.'),
  'pages/notis.md': prose('Notis privasi', 'Kami menyimpan maklumat peribadi anda.', 'language: ms\n'),
  'pages/services.md': prose('Services', 'We cancel for you &amp; answer letters.'),
  'pages/services/visa.md': prose(
    'Visas',
    'Cruising through the forms <!-- <script>alert("x")</script> --> with 3 &lt; 4 and care.',
  ),
  'pages/later.md': prose('Trishaw festival', 'Trishaws, trishaws.', 'publishAt: 2099-01-01T00:00:00+08:00\n'),
  'pages/later/programme.md': prose('Trishaw programme', 'More trishaws.'),
  'pages/faq.md': `---
alias: fAQPage
name: Questions
title: Questions
metaTitle: Questions
metaDescription: Questions
items:
  - alias: fAQCategory
    name: Money
    slug: money
    items:
      - {alias: fAQItem, name: Refunds, slug: refunds, question: When do I get my refund?, answer: Within seven days.}
---
`,
}

const server = await testServer()
const it = await testSystem(contentFolder(files), {}, server)
afterAll(() => it.stop())

type Hit = { title: string; path?: string; alias: string; urlSegment: string; excerpt: string }
type Lacking = { word: string; rest: string; total: number; items: Hit[] }
type Answer = { items: Hit[]; total: number; suggestion?: string; page: number; pageSize: number; lacking?: Lacking }

async function search(q: string, more = ''): Promise<Answer> {
  const { status, json } = await it.read(`search/get?q=${encodeURIComponent(q)}${more}`)
  expect(status).toBe(200)
  return json.data as unknown as Answer
}
const plain = (text: string) => text.replaceAll(hitStart, '').replaceAll(hitEnd, '')
const titles = async (q: string, more?: string) => (await search(q, more)).items.map(hit => plain(hit.title))

test('a changed index needs a new indexVersion', async () => {
  const { rows } = await it.system.db.execute(`
    select md5(string_agg(row, e'\n' order by row collate "C")) as hash from (
      select (alias, title, excerpt, body, weight, language, head, document, extract(epoch from visible_from), offered_from, offered_until)::text as row
      from content.search_documents union all select (word, stem, documents)::text from content.search_words) as rows`)
  expect({ version: indexVersion, ...rows[0] }, 'raise indexVersion, then write down both').toEqual({
    version: '6',
    hash: '14cac53a7d76782d1e823d7f7295eefc',
  })
})

test('title hits come before tag hits and body hits, each with its path and marked words', async () => {
  const { items, total } = await search('langkawi')
  expect(items.map(hit => hit.path)).toEqual(['/holidays-in-langkawi', '/blog/islands', '/blog/noodles'])
  expect(total).toBe(3)
  expect(items[0]?.title).toBe('⟦Langkawi⟧')
  expect(items[2]?.excerpt).toBe('A plate of char kway teow, and a boat to ⟦Langkawi⟧ …')
})

test('words are found in every form, with and without accents, also in Malay', async () => {
  expect(await titles('ferry')).toEqual(['Islands for beginners'])
  expect(await titles('cruises')).toContain('Visas')
  expect((await search('ha long')).items[0]?.title).toBe('⟦Hạ⟧ ⟦Long⟧ Bay')
  expect(await titles('HẠ LONG')).toEqual(['Hạ Long Bay'])
  expect(await titles('maklumat peribadi')).toEqual(['Notis privasi'])
  expect(await titles('how do I cancel')).toEqual(['Services'])
})

test('current offers have their link, expired offers are not found, and questions are hits of their own', async () => {
  const { items } = await search('kota bharu')
  expect(items).toMatchObject([{ alias: 'deal', path: '/services', title: 'Rooms in ⟦Kota⟧ ⟦Bharu⟧' }])
  const [question] = (await search('refund')).items
  expect(question).toMatchObject({ alias: 'fAQItem', urlSegment: 'refunds', title: 'When do I get my ⟦refund⟧?' })
  expect(question?.path).toBeUndefined()
})

test.each([
  ['langkwi', 'langkawi', 'Langkawi'],
  ['alngkawi', 'langkawi', 'Langkawi'],
  ['noodels pnang', 'noodles penang', 'Noodles of Penang'],
  ['snorkleing', 'snorkelling', 'Islands for beginners'],
  ['vsias', 'visas', 'Visas'],
  ['trishwas', 'trishaws', 'Melaka'],
  ['streetart', 'street art', 'George Town'],
  ['malacca', undefined, 'Melaka'],
  ['georgetown', undefined, 'George Town'],
])('%s is taken for %s', async (q, suggestion, title) => {
  const answer = await search(q)
  expect(answer.suggestion).toBe(suggestion)
  expect(plain(answer.items[0]?.title ?? '')).toBe(title)
})

test('during typing the last word is a prefix', async () => {
  expect(await titles('lang', '&typing=true')).toContain('Langkawi')
  expect(await titles('char kway te', '&typing=true')).toEqual(['Noodles of Penang'])
  expect(await titles('snork')).toEqual(['Islands for beginners'])
})

test('a short unknown word is offered in other words, and not replaced', async () => {
  const answer = await search('nyonya fod')
  expect(answer).toMatchObject({ total: 0, correction: 'nyonya food', lacking: { word: 'fod', rest: 'nyonya' } })
  expect(answer.suggestion).toBeUndefined()
})

test('fewer than three hits are followed by hits that lack one word; if there are none, by hits with any', async () => {
  const { items, total, lacking } = await search('langkawi ferries')
  expect([total, items.map(({ title }) => plain(title))]).toEqual([1, ['Islands for beginners']])
  expect(lacking).toMatchObject({ word: 'ferries', rest: 'langkawi', total: 2 })
  expect(lacking?.items.map(({ title }) => plain(title)).sort()).toEqual(['Langkawi', 'Noodles of Penang'])
  expect((await search('langkawi')).lacking).toBeUndefined()
  expect((await search('langkawi refund penang trishaws')).items.length).toBeGreaterThan(2)
  expect(await search('qqqqxxzz')).toMatchObject({ items: [], total: 0 })
  expect(await search('— !?')).toMatchObject({ items: [], total: 0 })
})

test('a query is never parsed as a query language, and an answer never contains HTML', async () => {
  for (const q of ["' | ! & ( :* <->", "visa'); drop table nodes", '<b>visa</b>', '⟦visa⟧', 'a'.repeat(200)])
    await search(q)
  const [visas] = (await search('care')).items
  expect(visas?.excerpt).toContain('with 3 < 4 and ⟦care⟧ …')
  expect(visas?.excerpt).not.toContain('alert')
})

test('pages of hits; a page after the last is empty and knows the total', async () => {
  const all = await titles('langkawi')
  expect(await titles('langkawi', '&page=2&pageSize=2')).toEqual(all.slice(2))
  expect(await search('langkawi', '&page=9&pageSize=2')).toMatchObject({ items: [], total: 3, page: 9, pageSize: 2 })
  expect((await it.read('search/get?q=')).status).toBe(400)
})

test('a page is found only when it and all its ancestors are published', async () => {
  expect(await titles('trishaws')).toEqual(['Melaka'])
})

test('the blog: best hits first, with highlights, within category and tag', async () => {
  const blog = async (query: string) =>
    (await it.read(`blog/get?${query}`)).json.data as unknown as Answer & { items: Hit[] }
  const { items, total } = await blog('search=langkawi&query=title')
  expect(items).toMatchObject([
    { title: 'Islands for beginners' },
    { title: 'Noodles of Penang', highlight: 'A plate of char kway teow, and a boat to ⟦Langkawi⟧ …' },
  ])
  expect(total).toBe(2)
  expect((await blog('search=langkawi&tag=hawker')).total).toBe(1)
  expect(await blog('search=langkwi')).toMatchObject({ total: 2, suggestion: 'langkawi' })
  expect((await blog('search=refund')).total).toBe(0)
})

test('the index follows edits and deletions, including the pages below', async () => {
  const key = uuidOfPath('pages/services')
  const page = {
    title: 'Concierge',
    metaTitle: 'Concierge',
    metaDescription: 'Concierge',
    bodyText: '<p>Umbrellas.</p>',
  }
  const node = { alias: 'prosePage', name: 'Concierge', urlSegment: 'services', source: page }
  await it.publish(key, node)
  expect(await titles('umbrella')).toEqual(['Concierge'])
  expect((await search('umbrelas')).suggestion).toBe('umbrellas')
  expect(await titles('letters')).toEqual([])
  await it.publish(key, { ...node, publishAt: '2099-01-01T00:00:00+08:00' })
  expect(await titles('visas')).toEqual([])
  await it.publish(key, node)
  expect(await titles('visas')).toEqual(['Visas'])
  await deleteNode(it.system.db, key)
  await it.system.refresh()
  expect(await titles('visas')).toEqual([])
})

test('pages below a changed page are reindexed only when their visibility changes', async () => {
  const key = uuidOfPath('pages/later')
  const below = async () => {
    const { rows } = await it.system.db.execute(
      `select xmin::text as written, visible_from from content.search_documents where title = 'Trishaw programme'`,
    )
    return rows[0]
  }
  const before = await below()
  await writeNode(it.system.db, key, { properties: { title: 'Festival of trishaws', bodyText: '<p>Trishaws.</p>' } })
  expect(await below()).toEqual(before)
  await writeNode(it.system.db, key, { publishAt: null })
  expect(await below()).toMatchObject({ visible_from: null })
})

test('the index follows the files', async () => {
  const { 'pages/melaka.md': _, ...rest } = files
  const { nodes } = readContent(contentFolder({ ...rest, 'pages/ipoh.md': prose('Ipoh', 'White coffee.') }))
  await importContent(it.system.db, nodes, 'another hash')
  await it.system.refresh()
  expect(await titles('coffee')).toEqual(['Ipoh'])
  expect(await titles('nyonya')).toEqual([])
})

test('an index of another version is rebuilt, and until then the search runs in memory', async () => {
  const { db } = it.system
  await db.execute("update content.state set search_hash = 'another version'")
  await db.execute('delete from content.search_documents')
  const log = createLogger('test', 'silent')
  const tree = it.system.store.current()
  if (!tree) throw new Error('there is no tree')
  const question = { text: 'coffee', typing: false, today: '2026-11-20', skip: 0, take: 5 }
  expect(await contentSearch(db, log, () => false)(tree, question)).toMatchObject({ total: 1 })
  expect(await contentSearch(db, log, () => true)(tree, question)).toMatchObject({ total: 0 })
  expect(await Promise.all([rebuildStaleIndex(db), rebuildStaleIndex(db)])).toContain(true)
  expect(await contentSearch(db, log, () => true)(tree, question)).toMatchObject({ total: 1 })
  expect(await rebuildStaleIndex(db)).toBe(false)
})

const limit = fiftyMilliseconds()

test.each(Object.entries(hostileTexts))(
  'a query of %s is answered or refused without blocking others',
  async (_, text) => {
    const [short, long] = [text.slice(0, 200), cutToFit(text, 15_000)]
    const asked = [
      `search/get?${queryOf([['q', short]])}`,
      `search/get?${queryOf([
        ['q', short],
        ['typing', 'true'],
      ])}`,
      `search/get?${queryOf([['q', long]])}`,
      ...['search', 'category', 'tag', 'key'].map(name => `blog/get?${queryOf([[name, long]])}`),
    ]
    for (const path of asked) {
      let status = 0
      const ask = async () => {
        status = (await it.read(path)).status
      }
      let blocked = Number.POSITIVE_INFINITY
      for (let turn = 0; turn < 3 && blocked > limit; turn++) blocked = Math.min(blocked, await maxBlock(ask))
      expect(blocked, path.slice(0, 60)).toBeLessThan(limit)
      expect([200, 400, 404], path.slice(0, 60)).toContain(status)
    }
  },
)

test('while the database is away, the search runs in memory', async () => {
  await server.kill()
  expect(await titles('langkawi')).toEqual(['Langkawi', 'Islands for beginners', 'Noodles of Penang'])
  expect((await search('kota bharu')).items).toMatchObject([{ title: 'Rooms in ⟦Kota⟧ ⟦Bharu⟧' }])
  expect(((await it.read('blog/get?search=teow')).json.data as unknown as Answer).total).toBe(1)
  await server.restart()
  await expect.poll(async () => (await search('langkwi')).suggestion, { timeout: 15_000 }).toBe('langkawi')
}, 40_000)
