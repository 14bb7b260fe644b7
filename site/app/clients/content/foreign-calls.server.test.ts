import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'
import { UpstreamFailure } from '../upstreams/upstream-failure.ts'
import { createContentCache } from './cache/content-cache.server.ts'
import { createContentSource, type ReadingSettings } from './content-source.server.ts'
import { readMapping } from './mapping/mapping-file.server.ts'
import { type BrokenItem, brokenItems } from './readers/broken-items.server.ts'
import { day, list, richText, terms, text } from './readers/lenient-values.server.ts'

const told: BrokenItem[] = []
const tell = (item: unknown) => void told.push(item as BrokenItem)
brokenItems.subscribe(tell)
afterEach(() => void told.splice(0))

const node = (id: number, alias: string, urlSegment: string, items: object[] = []) => ({
  key: `00000000-0000-4000-8000-00000000000${id}`,
  id,
  name: urlSegment,
  urlSegment,
  contentType: { alias },
  items,
})
const routes = [
  node(1, 'home', 'home', [node(2, 'landingThing', 'offers')]),
  node(3, 'blogMain', 'blog', [node(4, 'blogPost', 'one'), node(5, 'blogPost', 'two')]),
  node(6, 'career', 'career'),
  node(7, 'siteSettings', 'settings'),
]
const missing = () => Promise.reject(new UpstreamFailure('content', 'not-found', 'x'))

/** An installation that knows `shared/get` alone. */
function installation(nodes: Record<string, object>, env: ReadingSettings = {}, list = routes) {
  const asked: string[] = []
  const content = createContentSource(
    createContentCache(async path => {
      asked.push(path)
      const { pathname, searchParams } = new URL(path, 'http://content')
      const body = pathname.endsWith('getRoute') ? list : nodes[searchParams.get('key') ?? '']
      if (pathname.endsWith('/blog/get') || pathname.endsWith('etail') || !body) return missing()
      if (pathname.endsWith('massiveData/get')) return missing()
      return { body, text: JSON.stringify(body) }
    }),
    env,
  )
  return { content, asked }
}

test('types that neither the site nor the mapping file knows are left out; each is reported once, and the home page names the command', async () => {
  const { content } = installation({})
  const { byPath, unknownHome } = await content.routes()
  expect([byPath.size, unknownHome]).toEqual([0, 'home'])
  expect(told.map(({ type, did }) => `${type}: ${did}`)).toEqual([
    'home: leaves out the one node of it, with what is below',
    'blogMain: leaves out the one node of it, with what is below',
    'career: leaves out the one node of it, with what is below',
    'siteSettings: leaves out the one node of it, with what is below',
    'undefined: the home page is not found, and the site is not ready',
  ])
  expect(told.at(-1)?.todo).toContain('npm run connect -- --content URL')
})

test('without a mapping file the aliases of the contract are pages in any capitals, and nothing else is', async () => {
  const list = [
    node(1, 'HomePage', 'home'),
    node(2, 'CONTENTCATOGORY', 'clubmed', [node(3, 'resort', 'cherating')]),
    node(4, 'NewsMainPage', 'blog', [node(5, 'post', 'rain')]),
    node(6, 'FAQPage', 'faq'),
    node(7, 'career', 'contactus'),
    node(8, 'blog', 'news'),
  ]
  const { content } = installation({}, {}, list)
  const { byPath, unknownHome } = await content.routes()
  expect([...byPath.keys()]).toEqual(['/', '/clubmed', '/clubmed/cherating', '/blog', '/blog/rain', '/faq'])
  expect(unknownHome).toBeUndefined()
})

test('properties that the mapping file does not name are neither requested nor read', async () => {
  const career = { id: 6, heading: 'Work with us', content: '<p>Jobs</p>', METATITLE: 'Jobs' }
  const { content, asked } = installation({ [node(6, '', '').key]: career })
  await content.routes()
  const schema = z.object({ title: text, bodyText: richText, metaTitle: text })
  const found = await content.node(schema, { key: node(6, '', '').key })
  expect(found).toEqual({ title: '', bodyText: '', metaTitle: 'Jobs' })
  expect(asked.at(-1)).toContain(`query=${encodeURIComponent('title,bodyText,metaTitle')}&`)
})

const article = z.object({ key: text, title: text, published: day, category: text, tags: terms })
const posts = {
  id: 3,
  items: [
    {
      ...node(4, 'blogPost', 'one'),
      title: 'Rain',
      published: '2026-01-02',
      category: 'Food & Drink',
      tags: 'beach, family',
    },
    {
      id: 9,
      name: '2027',
      items: [{ ...node(5, 'blogPost', 'two'), title: 'Sun', published: '2027-01-02', tags: ['beach'] }],
    },
  ],
}

test('without calls for a blog its articles come from the tree, newest first', async () => {
  const key = node(3, '', '').key
  const { content } = installation({ [key]: posts, [node(4, '', '').key]: posts.items[0] ?? {} })
  await content.routes()
  const titles = async (query: object) => {
    const { items, total } = await content.articles(list(article), { key, page: 1, pageSize: 10, ...query })
    return [items.map(item => item.title), total]
  }
  expect(await titles({})).toEqual([['Sun', 'Rain'], 2])
  expect(await titles({ pageSize: 1, page: 2 })).toEqual([['Rain'], 2])
  expect(await titles({ category: 'Food & Drink' })).toEqual([['Rain'], 1])
  expect(await titles({ tag: 'beach' })).toEqual([['Sun', 'Rain'], 2])
  expect(await titles({ search: 'rain' })).toEqual([['Rain'], 1])
  const { categories, tags } = await content.articles(list(article), { key, page: 1, pageSize: 10 })
  expect(categories).toEqual([{ name: 'Food & Drink', slug: 'food-drink', asked: 'Food & Drink', count: 1 }])
  expect(tags.map(({ slug, count }) => [slug, count])).toEqual([
    ['beach', 2],
    ['family', 1],
  ])
  const detail = await content.article(article, article, { key: node(4, '', '').key, parentKey: key })
  expect(detail).toMatchObject({ current: { title: 'Rain' }, related: [] })
})

test('without a call for long lists they come from the tree', async () => {
  const key = node(3, '', '').key
  const { content } = installation({ [key]: posts })
  expect(
    (await content.items(z.object({ title: text, name: text }), key)).map(item => item.title || item.name),
  ).toEqual(['Rain', '2027'])
})

test('a missing node is reported with its name in the mapping file, and requested once', async () => {
  const contentKeyFooter = node(8, '', '').key
  const { content, asked } = installation({}, { CONTENT_KEY_FOOTER: contentKeyFooter })
  for (const _ of [1, 2, 3])
    await expect(content.node(z.object({ name: text }), { key: contentKeyFooter })).rejects.toThrow()
  expect(asked).toHaveLength(1)
  expect(told[0]).toMatchObject({ reason: 'no node has the key footer of the mapping file', property: 'footer' })
  await expect(content.node(z.object({ name: text }), { key: '' })).rejects.toMatchObject({
    kind: 'not-found',
    asked: false,
  })
})

test('mapped types are pages, and mapped properties are requested and read', async () => {
  const read = readMapping('types: {home: home, career: none, landingThing: hub}\nproperties: {Slogan: title}')
  if ('mistakes' in read) throw new Error(read.mistakes.join())
  const { content, asked } = installation(
    { [node(2, '', '').key]: { id: 2, Slogan: 'Ours', heading: 'Theirs' } },
    { CONTENT_MAPPING: read.mapping },
  )
  const { byPath } = await content.routes()
  expect(byPath.get('/career')).toBeUndefined()
  expect(byPath.get('/offers')?.alias).toBe('hubpage')
  expect(await content.node(z.object({ title: text }), { key: node(2, '', '').key })).toEqual({ title: 'Ours' })
  expect(asked.at(-1)).toContain(`query=${encodeURIComponent('title,Slogan')}`)
})

test('a content system without redirects, or with an invalid answer, has none', async () => {
  const { content } = installation({})
  expect((await content.redirects()).size).toBe(0)
})

test('redirects lead to paths of this site and to https addresses, to nothing else', async () => {
  const redirects = [
    { from: '/Old', to: '/new' },
    { from: '/partner', to: 'https://partner.example/' },
    { from: '/script', to: 'javascript:alert(1)' },
    { from: '/elsewhere', to: '//evil.example' },
  ]
  const answer = { body: { redirects }, text: JSON.stringify({ redirects }) }
  const found = await createContentSource(createContentCache(async () => answer)).redirects()
  expect([...found]).toEqual([
    ['/old', '/new'],
    ['/partner', 'https://partner.example/'],
  ])
})

test('a node that the route list spells without hyphens is read again after an announcement with them', async () => {
  const written = node(6, '', '').key.replaceAll('-', '').toUpperCase()
  let title = 'Before'
  const cache = createContentCache(async path => {
    const { pathname } = new URL(path, 'http://content')
    const body = pathname.endsWith('getRoute') ? [] : { id: 6, name: 'Career', title }
    return { body, text: JSON.stringify(body) }
  })
  const content = createContentSource(cache)
  const read = async () => (await content.node(z.object({ title: text }), { key: written })).title
  expect(await read()).toBe('Before')
  title = 'After'
  expect(await read()).toBe('Before')
  cache.forget([node(6, '', '').key])
  expect(await read()).toBe('After')
})
