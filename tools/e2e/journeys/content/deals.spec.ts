import { addDays, malaysianDay, weekdayOf } from '@agency/contracts/dates/calendar-day.ts'
import { readCmsDate } from '@agency/contracts/dates/cms-date.ts'
import { sealedCookie } from '@agency/contracts/session/testing/sealed-cookies.ts'
import { airlineByCode } from '@agency/reference-data/airlines.ts'
import { mainCode } from '@agency/reference-data/airport-groups.ts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { panelStarted, postedSearch } from '../search/posted-search.ts'
import { cardLinks, dealsOnOffer, formOf, targetOf, type WireDeal } from './deal-path.ts'

const today = malaysianDay(Date.now())
const countries = new Set(['malaysia', 'china', 'vietnam'])
const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

test('every deal card leads to its deal: the booking site receives the deal’s search', async ({ request }) => {
  test.setTimeout(300_000)
  const cookie = await sealedCookie({ isAgent: true })
  const deals = await dealsOnOffer(request, today)
  expect(deals.length).toBeGreaterThan(20)
  for (const deal of deals) {
    const target = targetOf(deal)
    expect(target, deal.title).toBeDefined()
    if (!target) continue
    const page = await request.get(target, { headers: deal.agentOnly ? { cookie } : {} })
    expect(page.status(), target).toBe(200)
    const html = await page.text()
    if (deal.link) await expectItsPage(deal, html)
    else {
      const fields = await received(request, html, deal.title)
      expect(fields, deal.title).toMatchObject(searchOf(deal))
      expectDays(deal, fields)
    }
  }
})

test('cards link where their deals say, and never to their own page', { tag: '@nightly' }, async ({ request }) => {
  const deals = await dealsOnOffer(request, today)
  const targets = new Map(deals.map(deal => [deal.title, targetOf(deal)]))
  const siteMap = await (await request.get('/sitemap.xml')).text()
  const parts = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const pages = parts.some(path => path.startsWith('/sitemaps/'))
    ? (await Promise.all(parts.map(async path => (await request.get(path)).text()))).flatMap(text =>
        [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
      )
    : parts
  const withDeals = pages.filter(path =>
    /^\/$|deals|motf|scb|^\/(holidays-in|discover|go-china|xin-chao|thailand\/|malaysia-states\/)/.test(path),
  )
  const seen = new Map<string, string[]>()
  for (const path of withDeals) {
    const html = await (await request.get(path)).text()
    const all = /href="([^"]*[?]show=offers)#deals"/.exec(html)?.[1]
    const more = all ? await (await request.get(all)).text() : ''
    for (const { href, title } of [...cardLinks(html), ...cardLinks(more)]) {
      expect(href.split('?')[0], `${title} on ${path}`).not.toBe(path)
      if (!targets.has(title)) continue
      // In a row of a season the search begins on a day of it.
      const target = href.replace(/&(depart|arrive|pick-up)=\d{4}-\d\d-\d\d$/, '')
      expect(target.replace(/^\/(?:ms|zh)(?=\/)/, ''), `${title} on ${path}`).toBe(targets.get(title))
      seen.set(title, [...(seen.get(title) ?? []), path])
    }
  }
  // The pages of these countries lead to every deal in them.
  const ofCountries = deals.filter(deal => !deal.agentOnly && deal.dealTags?.some(tag => countries.has(tag)))
  expect(ofCountries.length).toBeGreaterThan(20)
  expect(ofCountries.filter(({ title }) => !seen.has(title)).map(({ title }) => title)).toEqual([])
})

test('three clicks lead from a deal to the booking site, and its days are marked in the calendar', async ({ page }) => {
  await page.goto('/flight-deals')
  await page.getByRole('link', { name: 'Kuala Lumpur to Kuching, return' }).first().click()
  const deal = page.getByRole('region', { name: 'Kuala Lumpur to Kuching, return' })
  await expect(deal).toContainText('Batik Air Malaysia')
  await expect(deal).toContainText(/Travel 5 Jan – 30 Jun 2027/)
  await expect(deal).toContainText(/RM 259\.00/)
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Depart' }).click()
  await expect(page.getByRole('gridcell', { name: /in the deal/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  const fields = await postedSearch(page, () => page.getByRole('button', { name: 'Search flights' }).click())
  expect(fields).toMatchObject({ ArrivalStationCodeCMS: 'KCH', PrefferedAirlineCodeCMS: 'OD - Batik Air Malaysia' })
})

test('expired and unknown deals are reported, and a bad value leaves the rest of the form filled in', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/flights?from=KUL&to=PKX&deal=flight-beijing-autumn')
  await expect(page.getByText('This deal ended on 15 Nov 2026.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('Beijing Daxing (PKX)')
  await page.goto('/hotels?place=Kyoto&adults=many&deal=nonsense')
  await expect(page.getByText('We do not have this deal on offer.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Choose 1 to 32 adults.')
  await expect(page.getByRole('combobox', { name: 'Where to' })).toHaveValue('Kyoto, Japan')
})

/** A page at the deal's price from which it can be asked about, or a form that is filled in. */
async function expectItsPage(deal: WireDeal, html: string) {
  if (deal.product !== 'package' || deal.agentOnly) return expect(html).toContain('<form')
  expect(html.replaceAll(/<\/?small>/g, '')).toContain(`RM ${deal.price.toLocaleString('en-MY')}.00`)
  expect(html).toContain(`/contactus?about=${encodeURIComponent(deal.link ?? '')}`)
}

/** Presses the button of the search page and of the one after it, as a browser without script. */
async function received(request: APIRequestContext, html: string, title: string): Promise<Record<string, string>> {
  const search = formOf(html, 'class="search-form ')
  const answer = await request.post(search.action, { data: encoded(search.fields), headers: asForm })
  expect(answer.status(), `${title}: ${search.action}`).toBe(200)
  const handOver = formOf(await answer.text(), 'data-hand-over')
  const arrived = await request.post(handOver.action, { data: encoded(handOver.fields), headers: asForm })
  expect(await arrived.text(), title).toContain('search has arrived')
  return Object.fromEntries(handOver.fields)
}

const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const encoded = (fields: [string, string][]) => new URLSearchParams(fields).toString()

/** What the booking site must receive for a deal. */
function searchOf(deal: WireDeal) {
  const guests = String(deal.guests ?? 1)
  const promo = deal.promoCode ?? ''
  if (deal.product === 'car') {
    return { locationCode: deal.toStation }
  }
  if (deal.product === 'hotel') {
    return {
      DestinationCMS: deal.city,
      NoOfRoomCMS: String(deal.rooms ?? 1),
      NoOfAdultCMS: guests,
      StarCMS: String(deal.stars),
      PromoCodeCMS: promo,
    }
  }
  return {
    DepartureStationCodeCMS: mainCode(deal.fromStation ?? ''),
    ArrivalStationCodeCMS: mainCode(deal.toStation ?? ''),
    AdultsCMS: guests,
    CabinClassCMS: deal.cabin ?? 'Y',
    DirectFlightCMS: String(deal.nonStop ?? false),
    PrefferedAirlineCodeCMS: airlineByCode(deal.airline ?? '')?.field,
    PromoCodeCMS: promo,
    ...(deal.product === 'flight-plus-hotel' && { IsFlightHotel: 'true', RoomCMS: String(deal.rooms ?? 1) }),
  }
}

const dayFields: Record<string, [first: string, last: string]> = {
  hotel: ['ArrivalDateCMS', 'DepartureDateCMS'],
  car: ['PickupDateTime', 'ReturnDateTime'],
}

/** The first day is in the period and on a weekday of the deal, the last one its nights later. */
function expectDays(deal: WireDeal, fields: Record<string, string>) {
  const { title, product, travelFrom, travelUntil, weekdays = week, nights = 1 } = deal
  const names = dayFields[product] ?? ['BeginDateCMS', 'EndDateCMS']
  const [first = '', last = ''] = names.map(name => readCmsDate(fields[name] ?? '')?.day)
  expect(first >= travelFrom && first > today && last <= travelUntil, `${title}: ${first} to ${last}`).toBe(true)
  expect(weekdays, title).toContain(week[weekdayOf(first)])
  expect(last, title).toBe(addDays(first, nights))
}
