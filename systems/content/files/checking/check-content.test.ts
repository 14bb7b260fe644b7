import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { textsOf } from '../../delivery/translations/texts.ts'
import { contentFolder, prose, writeContentFile } from '../../testing/content-folder.ts'
import { checkContent } from './check-content.ts'

const drawn = new Set(['drawn'])
const now = new Date('2026-11-20T04:00:00Z')

/** The complaints about a folder, as `level file:line: message`, with the file's path from the content folder. */
function complaints(files: Record<string, string>): string[] {
  const folder = contentFolder(files)
  return checkContent(folder, drawn, now).map(
    ({ level, file, line, message }) => `${level} ${relative(folder, file)}:${line}: ${message}`,
  )
}

/** Everything leads to a page called `start`, so that only what a test is about is complained of. */
const start = (links: string) => ({ 'pages/login.md': prose('Log in', links) })

test('valid content gives no complaint', () => {
  const files = {
    ...start('Read [on](/services), [look](/search?q=x), [call](tel:+60300000000).'),
    'pages/services.md': prose('Services', '', 'image: poster:drawn\n'),
  }
  expect(complaints(files)).toEqual([])
})

test('broken links are reported with their lines, wherever they are', () => {
  const found = complaints({
    'pages/login.md': prose('Log in', 'First line.\n\nA [good](/Login#sign-up) one.\n\nA [bad](/nowhere?x=1#y) one.'),
    'menus/main.md':
      '---\nalias: menu\nname: Main\nkey: 00000000-0000-4000-8000-000000000002\nitems:\n  - alias: menuItem\n    name: A\n    menuLink: /gone\n  - {alias: menuItem, name: B, menuLink: "https://elsewhere.example/x"}\n  - {alias: menuItem, name: C, menuLink: /Account/UpcomingTrips}\n---\n',
  })
  expect(found).toEqual([
    'error menus/main.md:8: links to /gone, which is not there',
    'error pages/login.md:12: links to /nowhere, which is not there',
  ])
})

test('links to questions, categories and tags are checked', () => {
  const faq =
    '---\nalias: fAQPage\nname: Q\ntitle: Q\nmetaTitle: Q\nmetaDescription: Q\nitems:\n  - alias: fAQCategory\n    name: M\n    slug: money\n    items:\n      - {alias: fAQItem, name: R, slug: refunds, question: Q1?, answer: A}\n---\n'
  const good = '[1](/faq) [2](/faq/money) [3](/faq-details/refunds) [4](/blog/search/x)'
  expect(complaints({ ...start(good), 'pages/faq.md': faq })).toEqual([])
  const bad = '[1](/faq) [2](/faq/love) [3](/blog/tags/none)'
  expect(complaints({ ...start(bad), 'pages/faq.md': faq })).toEqual([
    'error pages/login.md:8: links to /faq/love, which is not there',
    'error pages/login.md:8: links to /blog/tags/none, which is not there',
  ])
})

test('a link to a future page is a warning', () => {
  const files = {
    ...start('[x](/later/below)'),
    'pages/later.md': prose('Later', '', 'publishAt: 2027-01-01T00:00:00+08:00\n'),
    'pages/later/below.md': prose('Below'),
  }
  expect(complaints(files)).toContainEqual(
    'warning pages/login.md:8: links to /later/below, which is published only on 2027-01-01',
  )
})

test('missing pictures are reported', () => {
  const files = { ...start('x'), 'pages/search.md': prose('Search', '', 'image: poster:missing\n') }
  expect(complaints(files)).toEqual(['error pages/search.md:7: there is no picture “missing”'])
})

test('orphan pages are reported, unless a list shows them or the site links to them', () => {
  const hub = prose('Hub').replace('prosePage', 'hubPage')
  const files = {
    ...start('[x](/hub)'),
    'pages/hub.md': hub,
    'pages/hub/child.md': prose('Child'),
    'pages/alone.md': prose('Alone', '[me](/alone)'),
  }
  expect(complaints(files)).toEqual(['warning pages/alone.md:2: no menu, link or list leads to this page'])
  expect(complaints({ ...start('x'), 'extra.md': '---\nalias: folder\nname: Extra\n---\n' })).toEqual([
    'warning extra.md:1: nothing shows this: it is no page, and no page or menu of the site uses it',
  ])
})

test('long titles and duplicate texts are reported', () => {
  const twice = prose('Search', '').replace('title: Search', 'title: Log in')
  expect(complaints({ ...start('x'), 'pages/search.md': twice })).toEqual([
    'warning pages/search.md:4: is also the title of “Log in”',
  ])
  const long = prose('Search').replace('title: Search', `title: ${'long '.repeat(20)}x`)
  expect(complaints({ ...start('x'), 'pages/search.md': long })).toEqual([
    'warning pages/search.md:4: has 101 characters; more than 90 do not fit where it is shown',
  ])
  // Cards show the name of a page with a long title, which has to be short then.
  const card = prose('Search').replace('title: Search', `title: ${'long '.repeat(10)}x`)
  expect(complaints({ ...start('x'), 'pages/search.md': card })).toEqual([])
  expect(
    complaints({ ...start('x'), 'pages/search.md': card.replace(/name: .*/, `name: ${'long '.repeat(10)}x`) }),
  ).toEqual(['warning pages/search.md:4: has 51 characters; more than 48 do not fit where it is shown'])
})

const offers = (more: string) =>
  `---\nalias: folder\nname: Deals\nkey: 00000000-0000-4000-8000-000000000020\nitems:\n  - alias: deal\n    name: D\n    place: Tokyo\n    product: hotel\n    link: /login\n    price: 1\n    priceUnit: a\n    facts: b\n    themes: []\n    image: poster:drawn\n${more}---\n`

test('expired offers, reversed periods and unused tags are reported', () => {
  const over = '    validFrom: 2026-01-01\n    validUntil: 2026-11-19\n    dealTags: [tokyo]\n'
  expect(complaints({ ...start('x'), 'deals.md': offers(over) })).toEqual([
    'warning deals.md:17: this offer ended on 2026-11-19',
    'warning deals.md:18: no page of a place shows offers with the tag tokyo',
  ])
  const today = '    validFrom: 2026-01-01\n    validUntil: 2026-11-20\n    dealTags: []\n'
  expect(complaints({ ...start('x'), 'deals.md': offers(today) })).toEqual([])
  const backwards = '    validFrom: 2027-02-01\n    validUntil: 2027-01-01\n    dealTags: []\n'
  expect(complaints({ ...start('x'), 'deals.md': offers(backwards) })).toEqual([
    'error deals.md:17: lies before the day on which it begins',
  ])
})

const untilLate = '    validFrom: 2026-01-01\n    validUntil: 2027-11-20\n    dealTags: [tokyo]\n'

test('offers that link to the page of their card, to other offers, or to a page with another price are reported', () => {
  const month = '{rating: 2}'
  const point = '{name: A, latitude: 1, longitude: 1}'
  const facts = `place: Tokyo\ncountry: J\nlatitude: 1\nlongitude: 1\nflightTime: b\nlanguage: c\ncurrency: d\ntimeZone: e\nmonths: [${Array(12).fill(month)}]\nmapPoints: [${Array(4).fill(point)}]\ndealTags: [tokyo]\n`
  const place = prose('Tokyo', '', facts).replace('prosePage', 'destinationPage')
  const tour = prose('Tour', '', 'price: 2\n').replace('prosePage', 'contentDetail')
  const leading = (link: string) =>
    complaints({
      ...start('[1](/tokyo) [2](/tour) [3](/kyoto)'),
      'pages/tokyo.md': place,
      'pages/kyoto.md': place.replaceAll('Tokyo', 'Kyoto').replace('[tokyo]', '[kyoto]'),
      'pages/tour.md': tour,
      'deals.md': offers(untilLate).replace('link: /login', `link: ${link}`),
    }).filter(line => line.includes('deals.md'))
  expect(leading('/tokyo')).toEqual([
    'error deals.md:10: leads to /tokyo, which is no page of this deal: the card stands on that page itself',
  ])
  expect(leading('/kyoto?to=HND')).toEqual([
    'error deals.md:10: leads to /kyoto, which is no page of this deal: it shows offers',
  ])
  expect(leading('/tour')).toEqual(['error deals.md:10: leads to /tour, which costs RM 2; the card says RM 1'])
  expect(leading('/nowhere')).toEqual(['error deals.md:10: links to /nowhere, which is not there'])
  expect(leading('/login')).toEqual([])
})

test('offers without a link or with an incomplete search are reported', () => {
  const told = (search: string, product = 'hotel') =>
    complaints({
      ...start('x'),
      'deals.md': offers(untilLate)
        .replace('    link: /login\n', search.replace(/^(?=.)/gm, '    '))
        .replace('product: hotel', `product: ${product}`),
    })
      .filter(line => line.startsWith('error'))
      .map(line => line.replace(/^error deals.md:\d+: /, ''))
  const sound = 'city: Kyoto, Japan\nhotel: Inn\nstars: 4\ntravelFrom: 2027-01-01\ntravelUntil: 2027-12-01\nnights: 2\n'
  expect(told(sound)).toEqual([])
  const missing = (name: string) => `items.0.${name} is missing: a hotel search needs it, unless the deal has a link`
  expect(told('')).toEqual(['city', 'hotel', 'stars', 'travelFrom', 'travelUntil', 'nights'].map(missing))
  expect(told('', 'package')).toEqual(['items.0.link must be the page of the package'])
  expect(told(sound.replace('Kyoto, Japan', 'Kyotoo'))).toEqual([
    'items.0.city must be a place that can be searched, as Langkawi, Malaysia',
  ])
  expect(told(`${sound}airline: MH\n`)).toEqual(['items.0.airline does not belong to a hotel deal'])
  expect(told(`${sound}link: /login\n`)).toEqual(['items.0.link is not needed: the deal leads to its search'])
  expect(told(sound.replace('2027-12-01', '2027-11-01'))).toEqual([
    'items.0.travelUntil lies before validUntil: the last customers to book could not travel',
  ])
  const flight =
    'fromStation: KUL\ntoStation: XXX\nairline: Z9\ntravelFrom: 2027-01-01\ntravelUntil: 2027-12-01\nnights: 2\n'
  expect(told(flight, 'flight')).toEqual([
    'items.0.toStation must be an airport or a city that can be searched, as KUL',
    'items.0.airline must be an airline that can be searched, as MH',
  ])
})

test('articles with an unknown category or author are reported', () => {
  const article = (category: string, author: string) =>
    prose(
      'Post',
      '',
      `author: ${author}\npublished: 2026-01-01\ncategory: ${category}\ntags: []\nexcerpt: E\n`,
    ).replace('prosePage', 'newsArticle')
  const files = (post: string) => ({
    ...start('[x](/blog)'),
    'authors.md':
      '---\nalias: folder\nname: A\nkey: 00000000-0000-4000-8000-000000000022\nitems:\n  - {alias: author, name: Ali, slug: ali, role: W, bio: B}\n---\n',
    'pages/blog.md': prose('Blog', '', 'categories: [{slug: food, name: Food}]\n').replace('prosePage', 'newsMainPage'),
    'pages/blog/post.md': post,
  })
  expect(complaints(files(article('food', 'ali')))).toEqual([])
  expect(complaints(files(article('drink', 'ali')))).toEqual([
    'error pages/blog/post.md:9: category drink is not one of its blog: food',
  ])
  expect(complaints(files(article('food', 'bo')))).toEqual([
    'warning authors.md:6: this author has written nothing',
    'error pages/blog/post.md:7: author must be one of ali (see authors.md)',
  ])
})

test('a page at an address that the site itself answers is reported', () => {
  expect(complaints({ ...start('[Offers](/newsletter)'), 'pages/newsletter.md': prose('Offers', '') })).toEqual([
    expect.stringContaining('the site itself answers at /newsletter: nobody sees this page'),
  ])
})

test('translations: words that fit nothing, are behind, too long, of a wrong form, and links to nowhere', () => {
  const page = { alias: 'prosePage', name: 'A', properties: { title: 'A', metaTitle: 'A', bodyText: 'Old words.' } }
  const [, title, metaTitle] = textsOf(page)
  const text = (at: string, of = '', words = 'B') =>
    `  - {at: ${at}, of: "${of}", state: reviewed, words: "${words}"}\n`
  const texts = [
    text('title', title?.of, 'Pulau Penang, Lorong Tur, [x](/nowhere)'),
    text('metaTitle', metaTitle?.of, `struktur, tur ${'long '.repeat(20)}`),
    text('bodyText', '0123456789'),
    text('subtitle', '0123456789'),
  ]
  const files = {
    ...start('[a](/a)'),
    'terms.md':
      '---\nalias: terms\nname: Terms\nkey: 00000000-0000-4000-8000-000000000099\nterms:\n  - {en: tour, ms: pakej, forbidden: [tur, 旅游]}\n  - {en: Alley, ms: Lorong Tur, zh: 旅游巷}\n---\n',
    'pages/a.md': prose('A', 'New words.'),
    'pages/a.ms.md': `---\nalias: translation\nname: T\ntexts:\n${texts.join('')}---\n`,
  }
  expect(complaints(files)).toEqual([
    'error pages/a.ms.md:5: links to /nowhere, which is not there',
    'error pages/a.ms.md:5: says “Pulau Penang”; write: Pulau Pinang',
    'error pages/a.ms.md:6: says “tur”; the terms have: pakej',
    expect.stringMatching(/^warning pages\/a.ms.md:6: has 113 characters, the English at metaTitle 1/),
    expect.stringMatching(
      /^warning pages\/a.ms.md:7: is behind: the English at bodyText has changed since, and is [0-9a-f]{10} now/,
    ),
    'warning pages/a.ms.md:8: fits no text of “A”: nothing at subtitle was made from 0123456789',
  ])
})

test('the texts that a file lacks in a language are printed as a translation holds them', () => {
  const folder = contentFolder({ 'pages/a.md': prose('A', 'By **sea**.') })
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../exporting/untranslated.ts'), 'ms', 'pages/a', folder],
    { encoding: 'utf8' },
  )
  writeContentFile(folder, 'pages/a.ms.md', `---\nalias: translation\nname: T\n${output}---\n`)
  expect(output).toContain('words: By **sea**.')
  const ofTranslation = checkContent(folder, drawn, now).filter(({ file }) => file.endsWith('.ms.md'))
  expect(ofTranslation).toEqual([])
})
