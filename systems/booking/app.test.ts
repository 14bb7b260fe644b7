import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { expect, test } from 'vitest'
import { bookingApp } from './app.ts'
import { bookingDatabase } from './database/booking-database.ts'
import { bookingSettings } from './settings.ts'

const log = createLogger('test', 'silent')
const settings = bookingSettings({
  LANGUAGES: 'ms,zh',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SITE_URL: 'http://site.example',
})
// None of these tests needs a database: what does is tested against a running service.
const app = bookingApp({
  log,
  ready: {},
  settings,
  queue: {} as never,
  db: bookingDatabase({ query: () => {} } as never),
})

test('an address that leads nowhere is a page for people and problem details for programs', async () => {
  const answer = await app.request('/nowhere/<b>', { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  const text = await answer.text()
  expect(text).toContain('<h1>This page is not here</h1>')
  expect(text).toContain('href="http://site.example/"')
  const program = await app.request('/nowhere')
  expect(program.headers.get('content-type')).toBe('application/problem+json')
})

test('the OpenAPI document describes every call', async () => {
  const document = (await (await app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const operations = Object.values(document.paths).flatMap(Object.values)
  const ids = Object.values(bookingCalls).map(call => call.id)
  expect(operations.map(operation => operation.operationId).sort()).toEqual(ids.sort())
})

test('a page may load its stylesheet and font, and nothing else', async () => {
  const page = await app.request('/')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const addresses = [...(await page.text()).matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(
    ([, address]) => address as string,
  )
  expect(addresses).toEqual(['/assets/plus-jakarta-sans.woff2', '/assets/booking.css'])
  for (const address of addresses) expect((await app.request(address)).status).toBe(200)
})

test('the switch leads to the same page, and sets the cookie of the website', async () => {
  const page = await (await app.request('/account/login?ReturnUrl=x')).text()
  expect(page).toContain('<a href="?ReturnUrl=x&amp;site-language=ms" lang="ms-MY" hrefLang="ms-MY">Bahasa Melayu</a>')
  const answer = await app.request('//evil.example/?a=b&site-language=ms')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '?a=b'])
  expect(answer.headers.get('set-cookie')).toBe('site-language=ms; Max-Age=31536000; Path=/; SameSite=Lax')
  const post = { method: 'POST', headers: { accept: 'text/html' } }
  const posted = await app.request('/Hotel/GetHotelSearch?site-language=zh', post)
  expect([posted.headers.get('set-cookie'), await posted.text()]).toEqual([null, expect.not.stringContaining('Bahasa')])
})

test.each([
  ['en', '/tnc"', 'There is nothing at this address.'],
  ['ms', '/ms/tnc"', 'Tiada apa-apa di alamat ini.'],
  ['zh', '/tnc" hrefLang="en-MY"', '此网址没有内容。'],
])('a refusal in %s is in it, and leads to the terms in Malay or English', async (language, terms, text) => {
  const headers = { accept: 'text/html', cookie: `site-language=${language}` }
  const page = await (await app.request('/nowhere', { headers })).text()
  expect(page).toContain(`href="http://site.example${terms}`)
  expect(page).toContain(`<p>${text}</p>`)
})

test('countries stand in the order of the language, home first', async () => {
  const answer = await app.request('/Member/SimpleRegister', { headers: { cookie: 'site-language=ms' } })
  expect(await answer.text()).toMatch(/Malaysia<.*>Afrika Selatan<.*>Albania</s)
})

test('a path in any case redirects, and a form arrives with its fields', async () => {
  const answer = await app.request('/ACCOUNT/logoff?ReturnUrl=x', { method: 'POST' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/Account/LogOff?ReturnUrl=x'])
  const search = await app.request('/hotel/gethotelsearch')
  expect([search.status, search.headers.get('location')]).toEqual([308, '/Hotel/GetHotelSearch'])
})

test('without the secret of our services, calls about members are refused', async () => {
  const closed = bookingApp({
    log,
    ready: {},
    settings: { ...settings, MEMBERS_API_SECRET: undefined },
    queue: {} as never,
    db: bookingDatabase({ query: () => {} } as never),
  })
  const path = '/internal/members/profile?id=1'
  for (const authorization of ['Bearer ', 'Bearer undefined', 'Bearer sample-members-api-secret'])
    expect((await closed.request(path, { headers: { authorization } })).status).toBe(401)
})
