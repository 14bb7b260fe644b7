import { expect, test } from 'vitest'
import { contentFolder, prose } from '../../../testing/content-folder.ts'
import { checkContent } from '../check-content.ts'

const now = new Date('2026-11-26T04:00:00Z')
const about = /countdown|promises|can be used|price of the fair|page of offers/

/** What a folder with a page of offers, some deals and a promotion is told about its promises. */
function told({ deals = [], row = '', page = '', promotion = '' }: Content): string[] {
  const folder = contentFolder({
    'pages/login.md': prose('Log in', '[x](/offers)'),
    'pages/offers.md': prose(page || 'Offers', '', `product: all\n${row && `items:\n  - ${row}\n`}`).replace(
      'prosePage',
      'dealsPage',
    ),
    'deals.md': list('000000000020', deals),
    'promotions.md': list('000000000021', promotion ? [promotion] : []),
  })
  return checkContent(folder, new Set(), now)
    .filter(({ message }) => about.test(message))
    .map(({ level, message }) => `${level}: ${message}`)
}

type Content = { deals?: string[]; row?: string; page?: string; promotion?: string }

const list = (key: string, items: string[]) =>
  `---\nalias: folder\nname: L${key}\nkey: 00000000-0000-4000-8000-${key}\n${items.length > 0 ? `items:\n${items.map(item => `  - ${item}\n`).join('')}` : ''}---\n`

const deal = (name: string, facts: string, themes = 't') =>
  `{alias: deal, name: ${name}, place: P, product: hotel, city: "Kyoto, Japan", hotel: H, stars: 3, priceUnit: u, facts: f, themes: [${themes}], dealTags: [], image: "poster:${name}", ${facts}}`
const period = (from: string, until: string, nights = 3) =>
  `validFrom: 2026-11-01, validUntil: 2026-12-20, price: 100, travelFrom: ${from}, travelUntil: ${until}, nights: ${nights}`

const countdown = (until: string, link = '/offers') =>
  `{alias: promotion, name: P, title: P, product: hotel, from: "2026-11-01T00:00:00+08:00", until: "${until}T23:59:59+08:00", link: ${link}, tag: Ends in}`

test('a countdown is refused if no offer ends with it, or if it leads elsewhere', () => {
  const deals = [deal('d', period('2026-12-01', '2027-05-31'))]
  expect(told({ deals, promotion: countdown('2026-12-20') })).toEqual([])
  expect(told({ deals, promotion: countdown('2026-12-19') })).toEqual([
    'error: no offer ends by then, so that the countdown is not shown',
  ])
  expect(told({ deals, promotion: countdown('2026-12-20', '/Login') })).toEqual([
    'error: is no page of offers: it cannot show what ends',
  ])
})

const row = (title: string, season?: string) =>
  `{alias: section, name: R, title: "${title}", kind: deals, product: all, theme: t${season ? `, season: ${season}` : ''}}`

test('a title that promises a season has to choose it', () => {
  const deals = [deal('d', period('2026-12-01', '2027-05-31'))]
  expect(told({ deals, row: row('For the school holidays', 'school-holidays-a') })).toEqual([])
  expect(told({ deals, row: row('Two nights') })).toEqual([])
  for (const [title, season] of [
    ['For the school holidays', undefined],
    ['For the school holidays', 'mid-year'],
    ['Year-end', 'school-holidays'],
    ['Over Chinese New Year', 'hari-raya'],
    ['Raya with the family', undefined],
  ] as const)
    expect(told({ deals, row: row(title, season) })).toEqual(['error: promises a time: choose its season'])
})

test('a row of a season that nothing can be used in is named when the season is near, and else rests', () => {
  const untrue = 'warning: no offer of this row can be used between 2026-12-04 and 2026-12-31'
  const rests = 'warning: the row rests: no offer can be used then, or its days are not known yet'
  const holidays = (deals: string[]) => told({ deals, row: row('For the school holidays', 'school-holidays') })
  expect(holidays([deal('d', period('2026-12-28', '2027-05-31'))])).toEqual([])
  expect(holidays([deal('d', period('2026-12-29', '2027-05-31'))])).toEqual([untrue])
  expect(holidays([deal('d', period('2026-12-01', '2027-05-31'), 'other')])).toEqual([untrue])
  expect(told({ deals: [deal('d', period('2026-12-21', '2026-12-31'))], row: row('Mid-year', 'mid-year') })).toEqual([
    rests,
  ])
})

test('a fair has days, and prices that are sold on them alone and are lower than any other', () => {
  const fair = 'Our fair'
  const dated = `${row('Cheap')}\npromoFrom: 2027-04-01T00:00:00+08:00\npromoUntil: 2027-04-30T23:59:59+08:00`
  const sold = (from: string, until: string, price: number) =>
    `validFrom: ${from}, validUntil: ${until}, price: ${price}, travelFrom: 2027-05-03, travelUntil: 2027-08-31, nights: 2`
  const everyday = deal('everyday', sold('2026-11-01', '2027-06-30', 100), '')
  const inApril = (price: number) => deal('fair', sold('2027-04-01', '2027-04-30', price))
  expect(told({ page: fair, row: dated, deals: [everyday, inApril(90)] })).toEqual([])
  expect(told({ page: fair, row: row('Cheap'), deals: [inApril(90)] })).toEqual([
    'error: promises a fair: say with promoFrom and promoUntil when it is',
  ])
  expect(told({ page: fair, row: dated, deals: [everyday] })).toEqual([
    'error: promises a fair without a price of the fair',
  ])
  expect(told({ page: fair, row: dated, deals: [everyday, inApril(100)] })).toEqual([
    'error: is no price of the fair: everyday costs RM 100',
  ])
  expect(told({ page: fair, row: dated, deals: [deal('fair', sold('2026-11-01', '2027-04-30', 90))] })).toEqual([
    'error: is no price of the fair, which is from 2027-04-01 to 2027-04-30',
  ])
})
