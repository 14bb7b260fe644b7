import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ForeignInstallation, startForeignInstallation } from '@agency/testing/foreign-installation.ts'
import { expect } from '@playwright/test'
import { test } from '../../journeys/read-only.ts'
import { answers, type SiteProcess, startSite } from './site-process.ts'

const prose = (id: number, segment: string, title: string, bodyText: string) => ({
  id,
  type: 'prosePage',
  name: title,
  segment,
  properties: { title, bodyText },
})
const home = { ...prose(1, 'home', 'Welcome', '<p>Welcome.</p>'), type: 'homePage' }
const terms = prose(2, 'tnc', 'Booking terms', '<p><a href="/about">About us</a> <a href="/faq?q=x">Questions</a></p>')
const about = prose(3, 'about', 'About us', '<p>Since 1985.</p>')
const questions = { ...prose(4, 'faq', 'Questions', ''), type: 'faqPage' }
const malay = { ms: { name: 'Terma', title: 'Terma tempahan' } }
const tree = [home, { ...terms, words: malay }, about, { ...questions, words: { ms: { name: 'Soalan' }, zh: {} } }]

let installation: ForeignInstallation
let site: SiteProcess

test.beforeAll(async () => {
  installation = await startForeignInstallation(tree)
  site = await startSite({ CONTENT_URL: installation.url })
  await answers(site, '/ms/tnc')
})
test.afterAll(async () => {
  await site.stop()
  await installation.stop()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers })
const languageOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1]
const pairsOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, tag, href]) => `${tag} ${href}`,
  )

test('a page in two languages says so on both, and its links lead on in its language', async () => {
  const [english, translated] = await Promise.all(['/tnc', '/ms/tnc'].map(async path => (await ask(path)).text()))
  expect([languageOf(english ?? ''), languageOf(translated ?? '')]).toEqual(['en-MY', 'ms-MY'])
  expect(translated).toContain('Terma tempahan')
  expect(translated).toContain('<a href="/ms/faq?q=x">')
  expect(translated).toContain('<a hreflang="en-MY" href="/about">')
  expect(pairsOf(translated ?? '')).toEqual(pairsOf(english ?? ''))
  expect(pairsOf(english ?? '').map(pair => pair.replace(/ .*\/\/[^/]+/, ' '))).toEqual([
    'en-MY /tnc',
    'ms-MY /ms/tnc',
    'x-default /tnc',
  ])
  expect(translated).toMatch(/<link rel="canonical" href="[^"]+\/ms\/tnc"/)
})

test('a page that is in English only is missing under the language, with a link to the English one', async ({
  reader,
}) => {
  expect((await reader.goto(`${site.url}/ms/about`))?.status()).toBe(404)
  await expect(reader.locator('html')).toHaveAttribute('lang', 'ms-MY')
  const link = reader.getByRole('main').getByRole('link', { name: 'About us' })
  await expect(link).toHaveAttribute('hreflang', 'en-MY')
  await expect(link).toHaveAttribute('href', '/about')
  expect((await ask('/zh/tnc')).status).toBe(404)
})

test('the switch leads to the same page with its filters', async ({ reader }) => {
  await reader.goto(`${site.url}/faq?page=2`)
  const languages = reader.getByRole('navigation', { name: 'Language' })
  await expect(languages.getByRole('link')).toHaveText(['English', 'Bahasa Melayu', '中文'])
  await expect(languages.getByRole('link', { name: '中文' })).toHaveAttribute('href', '/zh/faq?page=2')
  await reader.goto(`${site.url}/flights?from=KUL&to=PEN`)
  const malay = languages.getByRole('link', { name: 'Bahasa Melayu' })
  await expect(malay).toHaveAttribute('href', '/ms/flights?from=KUL&to=PEN')
  expect((await ask('/ms/flights?from=KUL&to=PEN')).status).toBe(200)
  await reader.goto(`${site.url}/about`)
  await expect(languages).toHaveCount(0)
})

test('other spellings of a language lead to the right address, and other addresses below it are missing', async () => {
  const moved = await Promise.all(
    ['/en/tnc?page=2', '/MS/Tnc', '/ms/tnc/', '/ms/flightgroupform', '/tnc/bahasa-malaysia', '/data-anda'].map(path =>
      ask(path),
    ),
  )
  expect(moved.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [301, '/tnc?page=2'],
    [301, '/ms/tnc'],
    [301, '/ms/tnc'],
    [301, '/ms/group-flight-request-form'],
    [301, '/ms/tnc'],
    [301, '/ms/your-data'],
  ])
  // Editors preview a page in its language; a link without a signature is refused as in English.
  expect((await ask('/ms/preview')).status).toBe(403)
})

const mark = '%E2%80%8F'
const cookies = ['', 'site-language=xx', `site-language=${'ms'.repeat(2048)}`, 'site-language=zh; site-language=ms']

test('a strange address or cookie of a language gets a page in one language, and no loop of redirects', async () => {
  for (const [path, status, language] of [
    ['/ms/ms/', 404, 'ms-MY'],
    ['/zh/en/', 404, 'zh-Hans-MY'],
    ['/ms/en/tnc', 404, 'ms-MY'],
    ['/en/ms/en/tnc', 404, 'ms-MY'],
    ['/%6ds', 404, 'en-MY'],
    ['/ms%2Ftnc', 400, 'en-MY'],
    ['/ms/', 404, 'ms-MY'],
    ['/MS/TNC/', 200, 'ms-MY'],
    ['//Ms//tnc', 200, 'ms-MY'],
    ['/en/', 200, 'en-MY'],
    ['/en/en/tnc/', 200, 'en-MY'],
    ['/ms/img/x', 404, 'ms-MY'],
    ['/ms/healthz', 404, 'ms-MY'],
    ['/ms/robots.txt', 404, 'en-MY'],
    [`/ms/${mark}tnc`, 404, 'ms-MY'],
    [`/ms/tnc${mark}`, 404, 'ms-MY'],
    [`/${mark}ms/tnc`, 404, 'en-MY'],
    [`/ms${mark}/tnc`, 404, 'en-MY'],
  ] as const)
    for (const cookie of cookies) {
      const answer = await fetch(site.url + path, { headers: { cookie, 'accept-language': 'zh' } })
      expect([path, answer.status, languageOf(await answer.text())]).toEqual([path, status, language])
    }
})

test('the path alone decides, in every order, also for what the cache holds', async () => {
  const strange = { 'accept-language': 'zh', cookie: `site-language=ms; big=${'x'.repeat(4000)}` }
  const order = ['/faq', '/ms/faq', '/zh/faq', '/faq', '/zh/faq', '/ms/faq']
  for (const path of order) {
    const answer = await ask(path, strange)
    expect([answer.status, languageOf(await answer.text())], path).toEqual([
      200,
      { '/faq': 'en-MY', '/ms/faq': 'ms-MY', '/zh/faq': 'zh-Hans-MY' }[path],
    ])
    expect(answer.headers.get('vary') ?? '').not.toMatch(/accept-language|cookie/i)
  }
})

test('the site map has each page in its languages, and names all of them at each', async () => {
  const xml = await (await ask('/sitemaps/pages-1.xml')).text()
  const entries = [...xml.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry.replaceAll(/https?:\/\/[^/<"]+/g, ''))
  const pairs =
    '<xhtml:link rel="alternate" hreflang="en-MY" href="/tnc"/><xhtml:link rel="alternate" hreflang="ms-MY" href="/ms/tnc"/>'
  for (const path of ['/tnc', '/ms/tnc'])
    expect(
      entries.find(one => one.includes(`<loc>${path}</loc>`)),
      path,
    ).toContain(pairs)
  expect(entries.filter(entry => /<loc>\/(?:ms|zh)\/about/.test(entry))).toEqual([])
})

test('a site in one language has no prefix', async () => {
  const english = await startForeignInstallation([home, terms, about])
  const other = await startSite({ CONTENT_URL: english.url })
  try {
    await answers(other, '/tnc')
    expect((await fetch(`${other.url}/ms/tnc`)).status).toBe(404)
    expect((await fetch(`${other.url}/en/tnc`)).status).toBe(404)
    expect(await (await fetch(`${other.url}/tnc`)).text()).not.toMatch(/hreflang|Bahasa Melayu/i)
  } finally {
    await other.stop()
    await english.stop()
  }
})

test('an installation with segments of its own in Malay has one page under two addresses', async () => {
  const words = { ms: { title: 'Utama' } }
  const own = {
    ...prose(2, 'tours', 'Tours', '<p><a href="/tours">All</a></p>'),
    words: { ms: { urlSegment: 'lawatan' } },
  }
  const other = await startForeignInstallation([{ ...home, words }, own, about])
  const mapping = path.join(mkdtempSync(path.join(tmpdir(), 'mapping-')), 'mapping.yaml')
  writeFileSync(mapping, 'languages:\n  ms: { header: ms-MY }\n')
  const both = await startSite({ CONTENT_URL: other.url, CONTENT_MAPPING: mapping })
  try {
    const [english, malay, former, missing] = await Promise.all(
      ['/tours', '/ms/lawatan', '/ms/tours?page=2', '/ms/about'].map(at =>
        fetch(both.url + at, { redirect: 'manual' }),
      ),
    )
    expect([english?.status, malay?.status, former?.status, missing?.status]).toEqual([200, 200, 301, 404])
    expect(former?.headers.get('location')).toBe('/ms/lawatan?page=2')
    const [one, two] = [await english?.text(), await malay?.text()].map(html => pairsOf(html ?? ''))
    expect(one).toEqual(two)
    expect(one?.map(pair => pair.replace(/ .*\/\/[^/]+/, ' '))).toEqual([
      'en-MY /tours',
      'ms-MY /ms/lawatan',
      'x-default /tours',
    ])
    expect(await (await fetch(`${both.url}/ms/lawatan`)).text()).toContain('<a href="/ms/lawatan">All')
    expect(await missing?.text()).toContain('href="/about"')
  } finally {
    await both.stop()
    await other.stop()
  }
})

test('the cookie remembers the language for the way back, and English only when it is chosen', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'site-language')?.value
  await page.goto(`${site.url}/tnc`)
  await page.goto(`${site.url}/ms/tnc`)
  await expect.poll(remembered).toBe('ms')
  const back = await fetch(`${site.url}/tnc?notice=x`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'site-language=ms' },
  })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/ms/tnc?notice=x'])
  await page.goto(`${site.url}/about`)
  expect(await remembered()).toBe('ms')
  await page.goto(`${site.url}/ms/tnc`)
  await page.waitForFunction(() => 'siteStarted' in window)
  await page.getByRole('navigation', { name: 'Bahasa' }).getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`${site.url}/tnc`)
  expect(await remembered()).toBe('en')
  await context.close()
})
