import {
  sampleCarSearch,
  sampleFlightHotelSearch,
  sampleFlightSearch,
  sampleHotelSearch,
} from '@agency/contracts/booking/searches/sample-searches.ts'
import { addDays, daysBetween, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { readCmsDate, writeCmsDate } from '@agency/contracts/dates/cms-date.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { knowSite } from '../http/know-site.ts'
import { addSearches } from './search-routes.ts'

const siteUrl = 'http://site.example'
const local = appThatExplains(true)
const production = appThatExplains(false)

function appThatExplains(explain: boolean) {
  const app = new Hono<ServiceEnv>()
  app.use(knowSite({ SITE_URL: siteUrl, BRAND_NAME: 'Contoh Travel', languages: ['en'], secure: false }))
  addSearches(app, { explain })
  return app
}

/** Posts and goes where the answer sends, as a browser does. */
async function submit(app: Hono<ServiceEnv>, path: string, body: URLSearchParams | FormData) {
  const sent = await app.request(path, { method: 'POST', body })
  const address = sent.headers.get('location')
  return sent.status === 303 && address ? app.request(address) : sent
}

async function post(app: Hono<ServiceEnv>, path: string, fields: Record<string, string> | [string, string][]) {
  const answer = await submit(app, path, new URLSearchParams(fields))
  const text = (await answer.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  return { status: answer.status, text }
}

test('a posted search redirects to the address of its results, so that Back returns to them', async () => {
  const sent = (promo: string) => ({ ...sampleFlightSearch, PromoCodeCMS: promo })
  const post = (promo: string) =>
    production.request('/Home/Index', { method: 'POST', body: new URLSearchParams(sent(promo)) })
  const answer = await post('RAYA')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/Home/Index?${new URLSearchParams(sent('RAYA'))}`)
  expect((await post('A'.repeat(4000))).headers.get('location')).toBeNull()
})

test('a flight search is shown field by field as it was read', async () => {
  const { status, text } = await post(local, '/Home/Index', {
    ...sampleFlightSearch,
    CabinClassCMS: 'C',
    ChildrensCMS: '2',
  })
  expect(status).toBe(200)
  expect(text).toContain('Kuala Lumpur (KUL) to Langkawi (LGK)')
  expect(text).toContain('5–8 Sep 2027')
  expect(text).toContain('1 adult, 2 children')
  expect(text).toContain('Departure day BeginDateCMS Sunday 5 September 2027 05-Sep-2027 12:00:00 AM')
  expect(text).toContain('Departure time DepartureTimeCMS any time 00002359')
  expect(text).toContain('Cabin class CabinClassCMS Business C')
  expect(text).toContain('Promo code PromoCodeCMS none (empty)')
})

test('airports have the names of the language', async () => {
  const headers = { cookie: 'site-language=zh' }
  const answer = await production.request(`/Home/Index?${new URLSearchParams(sampleFlightSearch)}`, { headers })
  const text = await answer.text()
  // This website is in one language.
  expect(text).not.toContain('Bahasa Melayu')
  expect(text).toMatch(/<h1>吉隆坡 \(KUL\)至\p{Script=Han}+ \(LGK\)<\/h1>/u)
})

test('flight + hotel, hotel and car searches', async () => {
  const flightHotel = await post(local, '/Home/Index', sampleFlightHotelSearch)
  expect(flightHotel.text).toContain('Your flight + hotel search has arrived')
  const family: [string, string][] = Object.entries({ ...sampleHotelSearch, NoOfChildrensCMS: '1', NoOfInfantCMS: '1' })
  for (const path of ['/Hotel/GetHotelSearch20', '/Hotel/']) {
    const hotel = await post(local, path, [...family, ['childAges', '7'], ['childAges', '0']])
    expect(hotel.status).toBe(200)
    expect(hotel.text).toContain('1 room 2 adults, 2 children')
    expect(hotel.text).toContain('Ages of children childAges 7, under 1 7, 0')
  }
  const old = await post(local, '/Hotel/GetHotelSearch', [...family, ['childAges', '7']])
  expect(old.status).toBe(200)
  const car = await post(local, '/CarRental/GetCarRentalSearch', sampleCarSearch)
  expect(car.text).toContain('Pick-up PickupDateTime Sunday 5 September 2027, 10:00')
})

test('a wrong field redirects to the error page, which shows the reason in development only', async () => {
  const wrong = { ...sampleFlightSearch, DepartureStationCMS: 'KUL' }
  const explained = await post(local, '/Home/Index', wrong)
  expect(explained.status).toBe(422)
  expect(explained.text).toContain('DepartureStationCMS must be like KUL - KUALA LUMPUR, MALAYSIA')
  const silent = await post(production, '/Home/Index', wrong)
  expect(silent).toMatchObject({ status: 422, text: expect.stringContaining('An error occurred') })
  expect(silent.text).not.toContain('DepartureStationCMS')
})

test('an unreadable pick-up date silently becomes tomorrow; development shows it', async () => {
  const back = writeCmsDate(addDays(malaysianDay(new Date()), 3))
  const returned = { ReturnDateTime: back, ReturnDateTimeCMS: back }
  const soon = { ...sampleCarSearch, ...returned, PickupDateTime: '5/9/2027', PickupDateTimeCMS: '5/9/2027' }
  const explained = await post(local, '/CarRental/GetCarRentalSearch', soon)
  expect(explained.status).toBe(200)
  expect(explained.text).toContain('PickupDateTime cannot be read as a date, so it became tomorrow')
  const silent = await post(production, '/CarRental/GetCarRentalSearch', soon)
  expect(silent).toMatchObject({ status: 200, text: expect.not.stringContaining('became tomorrow') })
})

test('the page escapes what was posted', async () => {
  const hostile = { ...sampleHotelSearch, DestinationCMS: '<script>alert(1)</script>Ipoh, "Malaysia"' }
  const answer = await submit(local, '/Hotel/GetHotelSearch20', new URLSearchParams(hostile))
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;')
})

test('a form may be multipart; other content types are refused', async () => {
  const body = new FormData()
  for (const [name, value] of Object.entries(sampleCarSearch)) body.append(name, value)
  expect((await submit(local, '/CarRental/GetCarRentalSearch', body)).status).toBe(200)
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  expect((await local.request('/Home/Index', json)).status).toBe(415)
})

const later = { BeginDateCMS: '05-Sep-2099 12:00:00 AM', EndDateCMS: '08-Sep-2099 12:00:00 AM' }
const flight = { ...sampleFlightSearch, ...later }

async function get(query: Record<string, string>) {
  const answer = await production.request(`/Home/Index?${new URLSearchParams(query)}`)
  return (await answer.text()).replace(/<select.*?<\/select>/gs, '')
}

const pricesIn = (page: string) =>
  Array.from(page.matchAll(/price__amount">RM\s([\d,]+)<small>\.00/g), ([, ringgit = '']) =>
    Number(ringgit.replace(',', '')),
  )

test('a search shows sample fares, cheapest first, the same each time and marked as samples', async () => {
  const { text } = await post(production, '/Home/Index', flight)
  expect(text).toContain('Sample fares: nothing is booked or held, and nothing can be paid here.')
  expect(text).toMatch(/AirAsia Economy · Hand baggage 7 kg Out \d\d:\d\d KUL/)
  expect(text).not.toMatch(/\w+CMS|Students/)
  const page = await get(flight)
  const prices = pricesIn(page)
  expect(prices.length).toBeGreaterThan(5)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(await get(flight)).toBe(page)
})

test('flights arrive by the local clock of their day, in summer time too', async () => {
  const legs = /<b>(\d\d):(\d\d)<\/b> KUL.*?(\d+) h(?: (\d+) min)?.*?<b>(\d\d):(\d\d)/s
  const hoursAhead = async (day: string) => {
    const days = { BeginDateCMS: writeCmsDate(day), EndDateCMS: writeCmsDate(day), TripTypeCMS: 'OneWay' }
    const [, ...numbers] = legs.exec(await get({ ...flight, ...days, ArrivalStationCodeCMS: 'MEL' })) ?? []
    const [fromHour = 0, from = 0, hours = 0, minutes = 0, toHour = 0, to = 0] = numbers.map(one => Number(one ?? 0))
    const ahead = toHour * 60 + to - (fromHour * 60 + from + hours * 60 + minutes)
    return (((ahead / 60) % 24) + 24) % 24
  }
  expect(await hoursAhead('2099-02-12')).toBe(3)
  expect(await hoursAhead('2099-07-12')).toBe(2)
})

test('one student is told from none, above the fares and in them', async () => {
  const student = await get({ ...flight, StudentFareCMS: 'true', ArrivalStationCodeCMS: 'MEL' })
  expect(student).toContain('<li>1 student fare</li>')
  expect(student).toMatch(/Student fare.{1,3}· checked baggage 40 kg/)
  expect(student).toContain(`students=1`)
  expect(await get({ ...flight, ArrivalStationCodeCMS: 'MEL' })).not.toMatch(/student fare|[?;]students=/i)
})

test('the query filters and sorts the fares; without a match the page says so and links to all fares', async () => {
  const malaysian = await get({ ...flight, airline: 'Malaysia Airlines' })
  expect(malaysian).toContain('<h3>Malaysia Airlines</h3>')
  expect(malaysian).not.toContain('<h3>AirAsia</h3>')
  const times = Array.from(
    (await get({ ...flight, sort: 'departure' })).matchAll(/Out<.*?<b>(\d\d:\d\d)/g),
    ([, time]) => time,
  )
  expect(times.length).toBeGreaterThan(5)
  expect(times).toEqual(times.toSorted())
  const none = await get({ ...flight, airline: 'British Airways' })
  expect(none).toContain('No fares match')
  expect(none).toContain('Show all fares')
})

test('the searched airline and direct flights are filters that can be removed', async () => {
  const wished = { ...flight, PrefferedAirlineCodeCMS: 'MH - Malaysia Airlines', DirectFlightCMS: 'true' }
  expect(await get(wished)).not.toContain('<h3>AirAsia</h3>')
  expect(await get({ ...wished, airline: '', stops: '' })).toContain('<h3>AirAsia</h3>')
  // What was wished stands above the fares; on a phone the filters open for what is chosen here.
  expect(await get(wished)).not.toContain('<details class="choice" open')
  expect(await get({ ...wished, airline: '', stops: '' })).toContain('<details class="choice" open')
})

test('a past day has no fares, and the link back opens the form with the search filled in', async () => {
  const past = { ...sampleFlightSearch, BeginDateCMS: '05-Sep-2025 12:00:00 AM', EndDateCMS: '08-Sep-2025 12:00:00 AM' }
  const page = await get(past)
  expect(page).toContain('No fares for this search')
  const form = `${siteUrl}/flights?from=KUL&amp;to=LGK&amp;depart=2025-09-05&amp;return=2025-09-08&amp;adults=1`
  expect(page).toContain(`href="${form}`)
  expect(await get({ ...past, DepartureStationCMS: 'KUL' })).toContain(`href="${form}`)
})

const cheaperIn = (page: string) =>
  Array.from(
    page.matchAll(/<a href="([^"]*)"><b>[^<]*<\/b> from RM\s([\d,]+)\.00<\/a>/g),
    ([, href = '', ringgit = '']) => ({
      query: Object.fromEntries(new URL(href.replaceAll('&amp;', '&'), siteUrl).searchParams),
      ringgit: Number(ringgit.replace(',', '')),
    }),
  )

test('cheaper days lead to the same search on them, at the price that they name', async () => {
  const asked = { ...flight, stops: 'Direct' }
  const page = await get(asked)
  const cheaper = cheaperIn(page)
  expect(cheaper.length).toBeGreaterThan(0)
  for (const { query, ringgit } of cheaper) {
    expect(ringgit).toBeLessThan(Math.min(...pricesIn(page)))
    expect({ ...query, ...later }).toMatchObject(asked)
    const day = readCmsDate(query.BeginDateCMS ?? '')?.day ?? ''
    expect(Math.abs(daysBetween('2099-09-05', day))).toBeLessThanOrEqual(3)
    expect(readCmsDate(query.EndDateCMS ?? '')?.day).toBe(addDays(day, 3))
    expect(Math.min(...pricesIn(await get(query)))).toBe(ringgit)
  }
})

test('a cheaper day is never one that has passed, and at the end of the calendar there is none after it', async () => {
  const today = malaysianDay(Date.now())
  const begins: string[] = []
  for (const depart of [today, addDays(today, 1), '9999-12-30']) {
    const days = { BeginDateCMS: writeCmsDate(depart), EndDateCMS: writeCmsDate(depart), TripTypeCMS: 'OneWay' }
    for (const code of ['LGK', 'PEN', 'BKI', 'SIN']) {
      const page = await get({ ...flight, ...days, ArrivalStationCodeCMS: code })
      expect(page).toContain('Sample fares')
      begins.push(...cheaperIn(page).map(({ query }) => readCmsDate(query.BeginDateCMS ?? '')?.day ?? ''))
    }
  }
  expect(begins.length).toBeGreaterThan(0)
  expect(begins.filter(day => day < today)).toEqual([])
})

test('a search path without a search redirects to the website', async () => {
  const answer = await local.request('/Home/Index')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`href="${siteUrl}/"`)
})
