import type { AroundNode } from '@agency/contracts/manage/nodes/around.ts'
import type { Check } from '@agency/contracts/manage/nodes/checks.ts'
import type { FoundNode } from '@agency/contracts/manage/nodes/search.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const visa = uuidOfPath('pages/services/visa')
const deal = (name: string, from: string, until: string) =>
  `  - { alias: deal, name: ${name}, place: Penang, product: package, link: /services, price: 1, priceUnit: each, facts: Hawker food, validFrom: ${from}, validUntil: ${until}, themes: [long-weekends], dealTags: [penang], image: 'poster:none' }\n`
const head = (alias: string, name: string, more: string) =>
  `---\nalias: ${alias}\nname: ${name}\ntitle: ${name}\nmetaTitle: ${name}\nmetaDescription: ${name}\n${more}---\n`
const offersPage = (name: string, product: string, items = '') =>
  head('dealsPage', name, `product: ${product}\n${items}`)
const row = (theme: string) =>
  `items:\n  - {alias: section, name: Row, title: Row, kind: deals, product: package, theme: ${theme}}\n`
const where = 'latitude: 5, longitude: 100'
const place = (name: string, tags: string[]) =>
  head(
    'destinationPage',
    name,
    Object.entries({
      place: name,
      country: 'Malaysia',
      latitude: 5,
      longitude: 100,
      flightTime: '1 h',
      language: 'Malay',
      currency: 'RM',
      timeZone: 'Asia/Kuala_Lumpur',
      months: `[${Array(12).fill('{rating: 2}')}]`,
      mapPoints: `[${Array(4).fill(`{name: Pier, ${where}}`)}]`,
      dealTags: `[${tags}]`,
    })
      .map(([field, value]) => `${field}: ${value}\n`)
      .join(''),
  )
const later = 'publishAt: 2099-05-01T00:00:00+08:00\nunpublishAt: 2099-06-01T00:00:00+08:00\n'
const it = await testSystem(
  contentFolder({
    'pages/services.md': prose('Services'),
    'pages/services/visa.md': prose('Visa', 'A [dead](/nowhere) link about the durian season. ![](/a.jpg)'),
    'pages/harbour.md': prose('The harbour, and how to cross'),
    'pages/tides.md': prose('Tides', 'The master of the harbour says when to cross. More is [there](/services/visa).'),
    'pages/ferries.md': prose('Ferries', 'It is slow, but you cross the harbour at night.'),
    'pages/later.md': prose('Later', 'Text', later),
    'footer.md': '---\nalias: footer\nname: Footer\n---\n',
    'widgets/harbour-row.md':
      "---\nalias: widget\nname: Slides\nitems:\n  - {alias: slide, name: One, title: Cross, image: 'poster:none'}\n---\n",
    'pages/offers.md': `---\nalias: dealsPage\nname: Offers\ntitle: Offers\nmetaTitle: Offers\nmetaDescription: Offers\nproduct: all\nslider: ${uuidOfPath('widgets/harbour-row')}\n---\n`,
    'pages/packages.md': offersPage('Packages', 'package'),
    'pages/hotels.md': offersPage('Hotels', 'hotel'),
    'pages/by-theme.md': offersPage('By theme', 'all', row('long-weekends')),
    'pages/by-theme/other.md': offersPage('Another theme', 'all', row('islands')),
    'pages/penang.md': place('Penang', ['penang', 'malaysia']),
    'pages/ipoh.md': place('Ipoh', ['ipoh', 'penang']),
    'pages/home.md': `---\nalias: homePage\nname: Home\ntitle: Home\nmetaTitle: Home\nmetaDescription: Home\nitems:\n  - {alias: section, name: Row, title: Row, kind: slides, slider: ${uuidOfPath('widgets/harbour-row')}}\n---\n`,
    'deals.md': `---\nalias: folder\nname: Deals\nitems:\n  - {alias: menuItem, name: Later, menuLink: /later}\n${deal('Over', '2020-01-01', '2020-01-31')}${deal('Now', '2099-05-01', '2099-05-31')}---\n`,
  }),
)
afterAll(() => it.stop())

const ask = async <Answer>(path: string) => (await (await it.edit('GET', path)).json()) as Answer
const search = async (q: string) =>
  (await ask<{ hits: { name: string; path: string; excerpt: string }[] }>(`search?q=${q}`)).hits

test('the search lists names before texts, and uses the current drafts', async () => {
  expect(await search('vis')).toMatchObject([{ name: 'Visa', path: 'Services' }])
  expect((await search('later')).map(({ path }) => path)).toEqual(['', 'Deals'])
  const [inText] = await search('durian seas')
  expect(inText).toMatchObject({ name: 'Visa' })
  expect(inText?.excerpt).toContain('durian season')
  expect((await search('hawker')).map(({ name }) => name).sort()).toEqual(['Now', 'Over'])
  const source = { title: 'Rambutan', bodyText: 'Text' }
  const draft = { alias: 'prosePage', parentKey: null, name: 'Fruit', urlSegment: 'fruit', source }
  await it.edit('PUT', 'nodes/7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f41/draft', draft)
  expect(await search('rambutan')).toMatchObject([{ name: 'Fruit' }])
  expect(await search('nothing-like-it')).toEqual([])
  const { version } = await ask<{ version: number }>(`nodes/${visa}`)
  const text = { title: 'Visa', bodyText: 'Café <b>ice</b>d/hot, &amp; mango-tree.' }
  const changed = { alias: 'prosePage', parentKey: null, name: 'Visa', urlSegment: 'visa-two', source: text }
  await it.edit('PUT', `nodes/${visa}/draft`, changed, { 'if-match': `"${version}"` })
  for (const words of ['cafe', 'iced', 'hot mango', 'visa-two', 'MANGO tree'])
    expect(await search(encodeURIComponent(words)), words).toMatchObject([{ name: 'Visa' }])
  expect(await search('durian')).toEqual([])
  await it.edit('DELETE', `nodes/${visa}/draft`)
  expect(await search('durian')).toMatchObject([{ name: 'Visa' }])
  expect(await search('cafe')).toEqual([])
})

test('the search of all texts finds every page, price tables and days included, with the sentence', async () => {
  const key = crypto.randomUUID()
  const priceTable = { caption: 'Ringgit', columns: ['Twin'], rows: [{ label: 'Durian week', prices: [100] }] }
  const source = {
    title: 'Nothing',
    bodyText: 'One line. The durian is ripe!\nNo more.',
    priceTable,
    validUntil: '2031-05-01',
  }
  await it.edit('PUT', `nodes/${key}/draft`, {
    alias: 'contentDetail',
    parentKey: null,
    name: 'Ripe',
    urlSegment: 'ripe',
    source,
  })
  const found = async (q: string) => {
    const { hits } = await ask<{ hits: FoundNode[] }>(`search/lines?q=${q}`)
    return hits.flatMap(hit => (hit.key === key ? hit.lines.map(({ text }) => text) : []))
  }
  expect(await found('durian')).toEqual(['The durian is ripe!', 'Durian week'])
  expect(await found('2031')).toEqual(['2031-05-01'])
  expect(await found('ripe durian')).toEqual([])
})

test('the search lists a phrase before the same words apart', async () => {
  const hits = await search('Cross the harb')
  expect(hits.map(({ name }) => name)).toEqual(['Ferries', 'The harbour, and how to cross', 'Tides'])
  expect(hits[0]?.excerpt).toContain('you cross the harbour at night')
})

test.each([
  ['Tamil', 'இனிய கடற்கரை பயணம்', ['கடற்கரை', 'கடற்', 'பயணம் இனிய']],
  ['Chinese', '三月的槟城美食之旅。', ['美食', '槟城美食', '三月']],
  ['Arabic', 'رحلة إلى شاطئ البحر الأحمر', ['البحر', 'الأحم']],
])('words in %s and their beginnings are found in the studio and on the site', async (language, text, asked) => {
  const key = crypto.randomUUID()
  const source = { title: language, metaTitle: language, metaDescription: language, bodyText: text }
  await it.publish(key, { alias: 'prosePage', name: language, urlSegment: language.toLowerCase(), source })
  for (const words of asked.map(encodeURIComponent)) {
    expect(await search(words), words).toMatchObject([{ name: language }])
    const { data } = (await it.read(`search/get?q=${words}`)).json
    expect(data, words).toMatchObject({ total: 1 })
  }
})

test('checks name broken links, undescribed pictures and thin descriptions, with their fields', async () => {
  const { checks } = await ask<{ checks: Check[] }>(`nodes/${visa}/checks`)
  expect(checks).toContainEqual({
    level: 'error',
    path: ['source', 'bodyText'],
    message: 'links to /nowhere, which is not there',
    near: '/nowhere',
    blocking: false,
  })
  expect(checks).toContainEqual({
    level: 'error',
    path: ['source', 'bodyText'],
    message: expect.stringMatching(/^picture 1 of 1 in the text says nothing/),
    blocking: true,
  })
  expect(checks).toContainEqual(expect.objectContaining({ level: 'warning', path: ['source', 'metaDescription'] }))
})

test('a link to a redirect is not a broken link', async () => {
  const dead = 'links to /nowhere, which is not there'
  expect((await it.edit('POST', 'redirects', { from: '/nowhere', to: '/visa' })).status).toBe(201)
  const { checks } = await ask<{ checks: Check[] }>(`nodes/${visa}/checks`)
  expect(checks.map(({ message }) => message)).not.toContain(dead)
  const all = await ask<{ checks: Check[] }>('checks')
  expect(all.checks.map(({ message }) => message)).not.toContain(dead)
})

test('links to a page or below it are listed before its deletion, without its own links', async () => {
  const linking = (key: string) => ask<{ nodes: { name: string }[] }>(`nodes/${key}/linked-from`)
  const { nodes } = await linking(uuidOfPath('pages/services'))
  expect(nodes.map(({ name }) => name).sort()).toEqual(['Now', 'Over', 'Tides'])
  expect((await linking(uuidOfPath('pages/tides'))).nodes).toEqual([])
  expect((await it.edit('GET', `nodes/${crypto.randomUUID()}/linked-from`)).status).toBe(404)
})

test('the checks of a draft include what blocks publishing', async () => {
  const draft = { alias: 'prosePage', parentKey: null, name: '', urlSegment: 'visa', source: { bodyText: 'x' } }
  await it.edit('PUT', 'nodes/7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f42/draft', draft)
  const { checks } = await ask<{ checks: Check[] }>('nodes/7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f42/checks')
  expect(checks).toContainEqual({ level: 'error', path: ['name'], message: 'is empty', blocking: true })
  expect(checks).toContainEqual({ level: 'error', path: ['source', 'title'], message: 'is missing', blocking: true })
})

test('the to-do list contains what ends within two weeks', async () => {
  const dayMs = 24 * 3600_000
  const until = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
  const source = { title: 'T', metaTitle: 'T', metaDescription: 'T', bodyText: 'Text' }
  const page = (name: string, days: number) =>
    it.publish(crypto.randomUUID(), {
      alias: 'prosePage',
      name,
      urlSegment: name.toLowerCase().replaceAll(' ', '-'),
      unpublishAt: until(days),
      source,
    })
  for (const [name, days] of [
    ['Ends next week', 7],
    ['Ends tomorrow', 1],
    ['Ends on the fourteenth day', 14],
    ['Ends in spring', 120],
  ] as const)
    expect((await page(name, days)).status).toBe(200)
  const { ending } = await ask<{ ending: { name: string }[] }>('checks')
  expect(ending.map(({ name }) => name)).toEqual(['Ends tomorrow', 'Ends next week', 'Ends on the fourteenth day'])
})

test('checks of all nodes name the node of each finding', async () => {
  const { checks } = await ask<{ checks: (Check & { name: string })[] }>('checks')
  expect(checks).toContainEqual(expect.objectContaining({ name: 'Over', message: 'this offer ended on 2020-01-31' }))
})

test('a part says which pages show it, and a parent what lists show of the parts below it', async () => {
  const around = async (key: string) => {
    const { everywhere, pages, children } = await ask<AroundNode>(`nodes/${key}/around`)
    return { everywhere, pages: pages.map(({ name }) => name), children: children.map(({ key: _, ...child }) => child) }
  }
  const shown = { text: 'Cross', picture: 'poster:none', from: null, until: null }
  const row = uuidOfPath('widgets/harbour-row')
  expect(await around(row)).toEqual({ everywhere: false, pages: ['Home', 'Offers'], children: [shown] })
  const [slide] = (await ask<AroundNode>(`nodes/${row}/around`)).children
  expect((await around(slide?.key ?? '')).pages).toEqual(['Home', 'Offers'])
  expect((await ask<AroundNode>(`nodes/${row}/around`)).pages.map(({ path }) => path)).toEqual(['/', '/offers'])
  expect(await around(uuidOfPath('footer'))).toMatchObject({ everywhere: true, pages: [] })
  const offers = (await around(uuidOfPath('deals'))).children
  expect(offers[2]).toMatchObject({ picture: 'poster:none', from: '2099-05-01', until: '2099-05-31' })
  expect(await around(visa)).toEqual({ everywhere: false, pages: [], children: [] })
})

test('an offer says which pages look for it: those of its product first, then rows of its theme, and its places', async () => {
  const offers = (await ask<AroundNode>(`nodes/${uuidOfPath('deals')}/around`)).children
  const { isOffer, pages } = await ask<AroundNode>(`nodes/${offers[2]?.key}/around`)
  expect({ isOffer, pages: pages.map(({ path }) => path) }).toEqual({
    isOffer: true,
    pages: ['/packages', '/by-theme', '/offers', '/penang'],
  })
})

test('the calendar lists starts and ends by Malaysian day', async () => {
  const { entries } = await ask<{ entries: object[] }>('calendar?from=2099-05-01&to=2099-05-31')
  expect(entries).toMatchObject([
    { name: 'Later', at: '2099-04-30T16:00:00.000Z', what: 'begins', isDraft: false },
    { name: 'Now', at: '2099-04-30T16:00:00.000Z', what: 'begins' },
    { name: 'Now', at: '2099-05-31T15:59:59.999Z', what: 'ends' },
  ])
})

test('the calendar lists the departures of trips by the rows of their tables', async () => {
  const key = crypto.randomUUID()
  const rows = ['31 March 2099', '2 April 2099, with a guide', 'May 2099'].map(label => ({ label, prices: [100] }))
  const source = { title: 'Trip', priceTable: { caption: 'Prices', columns: ['Adult'], rows } }
  const draft = { alias: 'contentDetail', parentKey: null, name: 'Trip', urlSegment: 'trip', source }
  await it.edit('PUT', `nodes/${key}/draft`, draft)
  const { entries } = await ask<{ entries: object[] }>('calendar?from=2099-04-01&to=2099-05-31')
  expect(entries).toContainEqual({ key, name: 'Trip', at: '2099-04-01T16:00:00.000Z', what: 'departs', isDraft: true })
  expect(JSON.stringify(entries).match(/departs/g)).toHaveLength(1)
})

test('the calendar names public holidays and those of schools', async () => {
  const { publicHolidays, schoolHolidays } = await ask<{ publicHolidays: object[]; schoolHolidays: object[] }>(
    'calendar?from=2026-12-20&to=2027-02-28',
  )
  expect(publicHolidays).toContainEqual({ day: '2027-02-06', name: 'Chinese New Year' })
  expect(publicHolidays).toContainEqual({
    day: '2027-02-08',
    name: 'Chinese New Year, replacement (Kelantan and Terengganu)',
  })
  expect(schoolHolidays).toContainEqual({ first: '2026-12-05', last: '2026-12-31', where: 'all other states' })
})
