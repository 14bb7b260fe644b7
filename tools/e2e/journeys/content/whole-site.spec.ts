import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { type CrawledPage, crawl, innerLinks, pathOf, readAll, siteMapPaths } from './crawl.ts'
import { headOf, languagesOf, textsOf } from './page-parts.ts'
import { faultsOf, typesOf } from './structured-data-rules.ts'

/* One walk through the whole site; each test looks at what it brought home. */
test.describe.configure({ mode: 'default' })

let pages: CrawledPage[] = []
let byPath = new Map<string, CrawledPage>()
/** Pages under their clean address that search engines may know. */
let found: (CrawledPage & { head: ReturnType<typeof headOf> })[] = []

test.beforeAll(async ({ playwright, baseURL }, info) => {
  info.setTimeout(300_000)
  const request = await playwright.request.newContext({ baseURL })
  byPath = await crawl(request)
  pages = [...byPath.values()].filter(({ type }) => type.includes('html'))
  found = pages
    .map(page => ({ ...page, head: headOf(page.text) }))
    .filter(({ head, path }) => !head.noIndex && head.canonical !== '' && pathOf(head.canonical) === path)
  await request.dispose()
})

test('no link is broken or redirects', () => {
  expect(pages.length).toBeGreaterThan(200)
  // A language without an article of its own has the English feed.
  const isFeedElsewhere = ({ status, path }: CrawledPage) =>
    status === 302 && /^\/(?:ms|zh)\/blog\/feed\.xml$/.test(path)
  const broken = [...byPath.values()].filter(page => page.status !== 200 && !isFeedElsewhere(page))
  expect(broken.map(({ path, status, from }) => `${status} ${path} from ${from}`)).toEqual([])
})

test('every link to a fragment finds its target', () => {
  const lost = new Map<string, string>()
  for (const page of pages) {
    for (const { path, fragment } of innerLinks(page)) {
      if (fragment && !hasId(byPath.get(path)?.text ?? '', fragment)) lost.set(`${path}#${fragment}`, page.path)
    }
  }
  expect([...lost].map(([place, from]) => `${place} from ${from}`)).toEqual([])
})

test('a page of every section is valid HTML', () => {
  expect(invalidParts(onePerKey(pages, ({ path }) => path.split(/[/?-]/)[1] ?? ''))).toEqual([])
})

test('every page is valid HTML', { tag: '@nightly' }, () => {
  test.setTimeout(120_000)
  // A page with another query is the same page.
  expect(invalidParts(onePerKey(pages, ({ path }) => path.split('?')[0] ?? ''))).toEqual([])
})

test('every page has one h1, and a title and a description of its own that search engines show whole', () => {
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ text }) => text.match(/<h1[ >]/g)?.length !== 1).map(({ path }) => path)).toEqual([])
  const badLength = (text: string, most: number) => text.length === 0 || text.length > most
  expect(found.filter(({ head }) => badLength(head.title, 60)).map(({ path }) => path)).toEqual([])
  expect(found.filter(({ head }) => badLength(head.description, 160)).map(({ path }) => path)).toEqual([])
  // A question that is not translated yet has its English words in each language.
  const own = (path: string, text: string) => path.replace(inEnglish(path), '') + text
  expect(repeated(found.map(({ path, head }) => own(path, head.title)))).toEqual([])
  expect(repeated(found.map(({ path, head }) => own(path, head.description)))).toEqual([])
})

test('structured data is valid on every page, and every kind of page has its own', () => {
  const faults = found.flatMap(({ path, head }) => head.data.flatMap(faultsOf).map(fault => `${path}: ${fault}`))
  expect(faults).toEqual([])
  const types = new Map(found.map(({ path, head }) => [path, head.data.flatMap(typesOf)]))
  expect(types.get('/')).toEqual(['TravelAgency', 'WebSite', 'WebPage'])
  expect([...types].filter(([path, own]) => inEnglish(path) !== '/' && !own.includes('BreadcrumbList'))).toEqual([])
  expect(types.get('/ground-package')).toContain('ItemList')
  expect(types.get('/holidays-in-penang')).toContain('TouristDestination')
  expect(types.get('/faq')).toContain('FAQPage')
  for (const [list, kinds] of [
    ['/ground-package/', ['TouristTrip']],
    ['/attraction-ticket/', ['Product', 'TouristTrip']],
    ['/malaysia-states/', ['TouristDestination']],
  ] as const) {
    const below = [...types].filter(([path]) => path.startsWith(list))
    expect(below.length).toBeGreaterThan(4)
    expect(below.filter(([, own]) => !kinds.some(kind => own.includes(kind)))).toEqual([])
  }
  expect(
    [...types].filter(([path, own]) => /^\/blog\/[^/]+$/.test(path) && own.includes('BlogPosting')).length,
  ).toBeGreaterThan(20)
})

const inEnglish = (path: string) => path.replace(/^\/(?:ms|zh)(?=\/|$)/, '') || '/'

test('the languages of a page are the same on each of its addresses', () => {
  const translated = found.filter(({ path }) => inEnglish(path) !== path)
  expect(translated.length).toBeGreaterThan(20)
  const oneSided = translated.filter(({ path, text }) => {
    const all = languagesOf(text)
    const others = all.map(one => byPath.get(one.replace(/^\S+ /, '')))
    return (
      !all.some(one => one.endsWith(` ${path}`)) ||
      others.some(page => String(languagesOf(page?.text ?? '')) !== String(all))
    )
  })
  expect(oneSided.map(({ path }) => path)).toEqual([])
})

/** In sentences, and not in names. */
const english = /\b(?:the|and|of|with|from|for|your|you|are|is|per|by|at|on)\b/i
const smallWord = /\b[a-z]{4}/

test('a page in another language says of each English text that it is English', () => {
  const unmarked = pages.flatMap(({ path, text, from }) => {
    const original = byPath.get(inEnglish(path))
    if (!original || original.path === path) return []
    const shown = new Set(textsOf(original.text).flatMap(one => (one.lang.startsWith('en') ? one.text : [])))
    return textsOf(text)
      .filter(
        one => !one.lang.startsWith('en') && english.test(one.text) && smallWord.test(one.text) && shown.has(one.text),
      )
      .map(one => `${path} from ${from}: ${one.text}`)
  })
  expect(unmarked).toEqual([])
  expect(
    pages.filter(({ text }) => /[\u206e\u206f]|>(?:undefined|NaN|\[object )/.test(text)).map(({ path }) => path),
  ).toEqual([])
})

test('no page is larger than its limit', () => {
  // Pages that hold all answers, and the one that names all pages, are as long as the site is rich.
  const longer: Record<string, number> = { '/faq': 30, '/faq-details': 30, '/sitemap': 24 }
  // Malay is longer than English, and Chinese is compressed less.
  const mostIn = (path: string) => longer[path] ?? 20
  // Two lists of countries with English values.
  const translated = (path: string) => (path === '/visa-request-form' ? 28 : Math.max(23, mostIn(path)))
  const most = (path: string) => (inEnglish(path) === path ? mostIn(path) : translated(inEnglish(path))) * 1024
  const heavy = pages
    .map(({ path, text }) => ({ path, bytes: gzipSync(text).length }))
    .filter(({ path, bytes }) => bytes > most(path))
  expect(heavy.map(({ path, bytes }) => `${path} ${bytes}`)).toEqual([])
})

test('no page shows a picture twice', () => {
  // An article stands below each of its tags.
  const shown = found.filter(({ path }) => inEnglish(path) !== '/blog/tags')
  const again = shown.map(({ path, text }) => [path, ...new Set(repeated(picturesIn(text)))])
  expect(again.filter(([, ...pictures]) => pictures.length > 0)).toEqual([])
  expect(picturesIn(byPath.get('/holidays-in-sabah')?.text ?? '').length).toBeGreaterThan(10)
})

test('the site map lists every page that search engines may know, and no other', async ({ request }) => {
  const listed = await siteMapPaths(request)
  expect(repeated(listed)).toEqual([])
  const known = new Set(found.map(({ path }) => path))
  expect(listed.filter(path => !known.has(path))).toEqual([])
  const onMap = new Set(listed)
  const robots = await (await request.get('/robots.txt')).text()
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, start = '']) => start)
  const isOpen = (path: string) => !/[?&]page=/.test(path) && !closed.some(start => path.startsWith(start))
  expect([...known].filter(path => !onMap.has(path) && isOpen(path))).toEqual([])
})

test('a second walk brings home the same bytes, apart from what a form makes anew for each visitor', {
  tag: '@nightly',
}, async ({ request }) => {
  test.setTimeout(120_000)
  const again = await readAll(request, pages)
  const changed = again.filter(({ text }, at) => withoutTokens(text) !== withoutTokens(pages[at]?.text ?? ''))
  expect(changed.map(({ path }) => path)).toEqual([])
})

/** The last page of each key. */
function onePerKey(pages: CrawledPage[], key: (page: CrawledPage) => string): CrawledPage[] {
  return [...new Map(pages.map(page => [key(page), page])).values()]
}

function invalidParts(pages: CrawledPage[]): string[] {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  return pages.flatMap(({ path, text }) =>
    validator
      .validateStringSync(withoutStyle(text))
      .results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`)),
  )
}

function hasId(html: string, id: string): boolean {
  return html.includes(` id="${id.replaceAll('&', '&amp;')}"`)
}

/** The stylesheet is the same in every page and would be read again each time. */
function withoutStyle(html: string): string {
  return html.replace(/<style>[\s\S]*?<\/style>/g, '<style></style>')
}

/** The token of a form's showing is in a field, and in the data of its island. */
function withoutTokens(html: string): string {
  return html.replace(/<input type="hidden"[^>]*>/g, '').replace(/"view":"[^"]*"/g, '')
}

/** Files of the pictures between the menus and the footer. */
function picturesIn(html: string): string[] {
  const [, main = ''] = html.split(/<main[ >]|<\/main>/)
  return [...main.matchAll(/<img [^>]*?\ssrc="([^"?]*)/g)].map(([, file = '']) => file)
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, position) => texts.indexOf(text) !== position)
}
