import { expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { translationKey } from '../../tree/uuid-of-path.ts'
import { faultLine } from './fault.ts'
import { readContent } from './read-content.ts'

const faultsOf = (files: Record<string, string>) => readContent(contentFolder(files)).faults.map(faultLine)

test('the folder tree becomes the node tree, and the body becomes HTML', () => {
  const { nodes, faults } = readContent(
    contentFolder({
      'settings.md': '---\nalias: folder\nname: Settings\nkey: 00000000-0000-4000-8000-000000000001\n---\n',
      'pages/services.md': prose('Services'),
      'pages/services/visa.md': prose('Visa', 'Bring **two** photographs.'),
      'pages/guide/post/first.md': prose('First'),
    }),
  )
  expect(faults).toEqual([])
  const byName = Object.fromEntries(nodes.map(node => [node.name, node]))
  expect(byName.Settings).toMatchObject({ key: '00000000-0000-4000-8000-000000000001', parentKey: null })
  expect(byName.Services).toMatchObject({ parentKey: null, urlSegment: 'services' })
  expect(byName.Visa).toMatchObject({ parentKey: byName.Services?.key, urlSegment: 'visa' })
  expect(byName.Visa?.properties.bodyText).toBe('<p>Bring <strong>two</strong> photographs.</p>')
  expect(byName.post).toMatchObject({ alias: 'folder', parentKey: byName.guide?.key })
  expect(byName.First?.parentKey).toBe(byName.post?.key)
  const place = (name: string) => nodes.findIndex(node => node.name === name)
  expect(place('guide')).toBeLessThan(place('post'))
  expect(place('post')).toBeLessThan(place('First'))
})

test('keys derive from the path, and inline items keep theirs when others are inserted before them', () => {
  const menu = (items: string[]) =>
    `---\nalias: menu\nname: Main\nitems:\n${items.map(item => `  - {alias: menuItem, name: ${item}, menuLink: /}\n`).join('')}---\n`
  const keys = (items: string[]) => {
    const { nodes } = readContent(contentFolder({ 'menus/main.md': menu(items) }))
    return Object.fromEntries(nodes.map(node => [node.name, node.key]))
  }
  const before = keys(['Flights', 'Hotels'])
  const after = keys(['Cars', 'Flights', 'Hotels'])
  expect(after).toMatchObject(before)
  expect(after.Cars).not.toBe(after.Flights)
  expect(Object.values(after).every(key => /^[0-9a-f]{8}-[0-9a-f]{4}-5/.test(key))).toBe(true)
})

test('every fault of every file is reported at once, with file, line and property', () => {
  const faults = faultsOf({
    'pages/a.md': prose('A', '', 'colour: red\n'),
    'pages/b.md': '---\nalias: prosePage\nname: B\ntitle: [B\n---\n',
    'pages/c.md': 'no front matter',
    'pages/d.md': prose('D', '', `image: poster:Not A Slug\nmetaKeywords: ''\n`),
    'pages/e.md': '---\nalias: sliderPage\nname: E\n---\n',
    'menus/m.md': '---\nalias: menu\nname: M\nitems:\n  - alias: menuItem\n    name: A\n    menuLink: a\n---\n',
  })
  expect(faults).toEqual([
    'content/menus/m.md:7: items.0.menuLink: must be a page of this site, as /blog, or start with https://, tel:+, mailto: or #',
    'content/pages/a.md:7: colour: is not a property of this content type',
    expect.stringMatching(/^content\/pages\/b\.md:4: /),
    'content/pages/c.md:1: must begin with front matter between --- lines',
    'content/pages/d.md:7: image: must be a picture of the library, or an address',
    'content/pages/d.md:8: metaKeywords: is empty',
    'content/pages/e.md:2: alias: is not a known content type',
  ])
})

test('a missing property is reported at the head of its file', () => {
  const faults = faultsOf({ 'pages/a.md': '---\nalias: prosePage\nname: A\ntitle: A\nmetaTitle: A\n---\n' })
  expect(faults).toEqual(['content/pages/a.md:1: metaDescription: is missing'])
})

test('faults across files are reported: duplicate addresses, keys and titles, unknown authors', () => {
  const post = prose('P').replace('prosePage', 'newsArticle')
  const faults = faultsOf({
    'pages/a.md': prose('A', '', 'key: 00000000-0000-4000-8000-000000000009\n'),
    'pages/b.md': prose('B', '', 'key: 00000000-0000-4000-8000-000000000009\n'),
    'pages/c.md': prose('C', '', 'urlSegment: A\n').replace('metaTitle: C', 'metaTitle: B'),
    'pages/p.md': post.replace(
      'name: P',
      'name: P\nauthor: nobody\npublished: 2026-01-01\ncategory: food\ntags: []\nexcerpt: E',
    ),
  })
  expect(faults).toEqual([
    'content/pages/b.md:7: key: is also the key of content/pages/a.md',
    'content/pages/c.md:5: metaTitle: is the same as in content/pages/b.md',
    'content/pages/c.md:7: urlSegment: gives the page the address of content/pages/a.md',
    'content/pages/p.md:4: author: must be one of  (see authors.md)',
  ])
})

test.each([
  "tnc (Siti's conflicted copy 2026-11-20).md",
  'tnc (1).md',
  'tnc copy.md',
  'Copy of tnc.md',
  'tnc.md~',
  'TNC.MD',
])('a file whose name is no valid address is refused, its twin is not: %s', copy => {
  const { nodes, faults } = readContent(
    contentFolder({ 'pages/tnc.md': prose('Terms'), [`pages/${copy}`]: prose('Terms') }),
  )
  expect(nodes.map(node => node.urlSegment)).toEqual(['tnc'])
  expect(faults.map(faultLine)).toEqual([
    `content/pages/${copy}:1: the name of a file is its address: small letters, digits, hyphens`,
  ])
})

test('hidden files are ignored', () => {
  expect(faultsOf({ 'pages/._tnc.md': 'x', 'pages/tnc.md': prose('Terms') })).toEqual([])
})

test('of two conflicting files the one that was not imported before is at fault', () => {
  const folder = contentFolder({ 'pages/a-new.md': prose('Terms'), 'pages/tnc.md': prose('Terms') })
  const imported = new Map([['pages/tnc.md', prose('Terms')]])
  expect(new Set(readContent(folder, imported).faults.map(({ file }) => file))).toEqual(
    new Set(['content/pages/a-new.md']),
  )
})

test('a byte order mark is dropped from the text', () => {
  expect(faultsOf({ 'pages/tnc.md': `\uFEFF${prose('Terms')}` })).toEqual([])
})

test('a file that is over the budget of a page is refused by its field and limit', () =>
  expect(faultsOf({ 'pages/long.md': prose('Long', '- a\n'.repeat(2000)) })).toEqual([
    expect.stringMatching(/bodyText: has too many line breaks and marks .*: a page has at most 3,000$/),
  ]))

test('a translation stands beside its page, with a file of its own for each language', () => {
  const words = (more = '') =>
    `---\nalias: translation\nname: T\ntexts: [{at: title, of: 0123456789a, words: B, state: draft}]\n${more}---\n`
  const text = (at: string) => `{at: ${at}, of: "0123456789", state: draft}`
  const sound = (body: string) => `---\nalias: translation\nname: T\ntexts: [${text('bodyText')}]\n---\n${body}`
  const { nodes, faults } = readContent(
    contentFolder({
      'pages/a.md': prose('A', '', 'key: 00000000-0000-4000-8000-000000000077\n'),
      'pages/a.ms.md': sound('Satu.'),
    }),
  )
  expect(faults).toEqual([])
  expect(nodes[1]).toMatchObject({
    key: translationKey('00000000-0000-4000-8000-000000000077', 'ms'),
    parentKey: '00000000-0000-4000-8000-000000000077',
    urlSegment: 'ms',
    properties: { texts: [{ at: 'bodyText', words: 'Satu.' }] },
  })
  expect(
    faultsOf({
      'pages/b.md': prose('B'),
      'pages/b.ms.md': prose('B'),
      'pages/b.ta.md': sound('Body'),
      'pages/b/ms.md': sound('Body'),
      'pages/b.zh.md': words(),
      'pages/gone.ms.md': sound('Body'),
    }),
  ).toEqual([
    'content/pages/b.ms.md:2: alias: must be translation in a file with this name',
    'content/pages/b.ta.md:1: the name of a file is its address: small letters, digits, hyphens',
    'content/pages/b.zh.md:4: texts.0.of: must be the fingerprint of an English text',
    'content/pages/b/ms.md:2: alias: a translation is named after its page and language, as tnc.ms.md',
    'content/pages/gone.ms.md:2: alias: translates pages/gone.md, which is not there',
  ])
})

test('a translation holds the words of the items in its page, each with its place', () => {
  const items =
    'items: [{alias: fAQCategory, name: Pay, slug: pay, items: [{alias: fAQItem, name: Ways, slug: ways, question: How, answer: So}]}]\n'
  const page = prose('A', '', items)
  const texts = '{at: name, of: "0123456789", words: B, state: draft}'
  const malay = (item: string) =>
    `---\nalias: translation\nname: T\ntexts: []\nitems: [{item: pay, texts: [${texts}]}, {item: ${item}, texts: [${texts}]}]\n---\n`
  const { nodes, faults } = readContent(contentFolder({ 'pages/a.md': page, 'pages/a.ms.md': malay('pay/ways') }))
  expect(faults).toEqual([])
  const question = nodes.find(({ name }) => name === 'Ways')
  expect(nodes.at(-1)).toMatchObject({
    key: translationKey(String(question?.key), 'ms'),
    parentKey: question?.key,
    name: 'Ways',
    urlSegment: 'ms',
    path: ['items', 1],
  })
  expect(faultsOf({ 'pages/a.md': page, 'pages/a.ms.md': malay('way') })).toEqual([
    'content/pages/a.ms.md:5: items.1.item: must be the place of an item in the page, such as pay',
  ])
})
