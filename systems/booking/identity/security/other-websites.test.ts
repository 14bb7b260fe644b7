import { request } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser, isSignedIn, logIn, loginFields, type Sending, site } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const booking = await testBooking()

beforeEach(async () => {
  await booking.pool.query('delete from booking.sign_in_attempts; delete from booking.call_counts')
})

afterAll(() => booking.stop())

const hostileSites = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example/',
  'http://evil.example#http://localhost:3000',
  'http://user@localhost:3000/',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%0d%0aset-cookie:%20x=1',
  '/.//evil.example',
  '/.\\\\evil.example',
  'http://localhost:3000/.//evil.example',
  'blob:http://localhost:3000/x',
  'http://[',
]

test.each(hostileSites)('no login, log-off or registration redirects to %s', async address => {
  const query = encodeURIComponent(address)
  const one = browser(booking.service)
  const targets = [
    (await one.post(`/account/login?ReturnUrl=${query}`, loginFields('aisyah@example.com', 'wrong'))).location,
    /action="(http[^"]*)"/.exec((await one.post(`/account/login?ReturnUrl=${query}`, loginFields())).text)?.[1] ??
      (await one.post(`/account/login?ReturnUrl=${query}`, loginFields())).location,
    (await one.get(`/account/login?ReturnUrl=${query}`)).location,
    (await one.post(`/Account/LogOff?ReturnUrl=${query}`, {})).location,
    (await one.post(`/member/SimpleRegister?returnURL=${query}`, {})).location,
    (await one.post(`/agent/login?ReturnUrl=${query}`, { UserLoginID: 'x', Pwd: 'y' })).location,
  ]
  for (const target of targets.filter(one => one !== null)) {
    const { origin } = new URL(target, booking.service.url)
    expect([site, booking.service.url]).toContain(origin)
    expect(target).not.toMatch(/^[/\\]{2}/)
  }
})

test('redirects may lead to the website under both names of the machine and to our own pages', async () => {
  const back = async (address: string, origin: string | null = null) => {
    const path = `/account/login?ReturnUrl=${encodeURIComponent(address)}`
    const answer = await browser(booking.service).post(path, loginFields(), { origin })
    return /action="(http[^"]*)"/.exec(answer.text)?.[1] ?? answer.location
  }
  expect(await back('http://localhost:3000')).toBe('http://localhost:3000/')
  expect(await back('http://127.0.0.1:3000/blog?page=2')).toBe('http://127.0.0.1:3000/blog?page=2')
  expect(await back('/Account/UpcomingTrips')).toBe('/Account/UpcomingTrips')
  expect(await back(`${booking.service.url}/Tools/FrequentFlyer`)).toBe('/Tools/FrequentFlyer')
  expect(await back('')).toBe('http://localhost:3000/')
})

test('a visitor who opened the website as 127.0.0.1 stays on that host for form, cookie and return', async () => {
  const one = browser(booking.service)
  const origin = 'http://127.0.0.1:3000'
  const path = `/account/login?ReturnUrl=${site}`
  const sent = await one.post(path, loginFields(), { origin })
  const there = `http://127.0.0.1:${booking.service.port}`
  expect([sent.status, sent.location]).toEqual([307, `${there}${path}`])
  expect(sent.headers.get('referrer-policy')).toBe('strict-origin')
  // What a browser sends after such a redirect: it no longer names the origin, only the referring page.
  const headers = { referer: `${origin}/`, origin: 'null', 'sec-fetch-site': 'cross-site' }
  const answer = await one.post(`${there}${path}`, loginFields(), { origin: null, headers })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain(`action="${origin}/"`)
  const failed = await one.post(`${there}${path}`, loginFields(undefined, 'wrong'), { origin: null, headers })
  expect(failed.location).toContain(`${origin}/?loginerror=`)
})

const posts: [string, Record<string, string>][] = [
  ['/account/login', loginFields()],
  ['/agent/login', { UserLoginID: 'KLN-0042', Pwd: 'Wander-2026' }],
  ['/member/SimpleRegister', { Email: 'x@example.com' }],
  ['/Account/ExternalLoginCallback', { assertion: 'x' }],
  ['/Account/LogOff', {}],
  ['/account/resetpassword', { Email: 'aisyah@example.com' }],
  ['/Agent/Register', { Email: 'raja@example.com' }],
  ['/Member/ManageProfile', { firstName: 'Mallory', lastName: '', countryCode: 'MYS', phone: '' }],
  ['/Account/ManagePassword', {}],
  ['/Tools/FrequentFlyer', { airlineCode: 'MH', number: '12345' }],
]

const fromElsewhere: Sending[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: null, headers: { referer: 'https://evil.example/page' } },
  { origin: null, headers: { 'sec-fetch-site': 'cross-site' } },
]

test.each(posts)('a post to %s from a page of another website does nothing', async (path, fields) => {
  const one = browser(booking.service)
  await logIn(one)
  const cookie = one.cookie()
  for (const sending of fromElsewhere) {
    const answer = await one.post(path, fields, sending)
    expect(answer.status).toBe(403)
    expect(answer.cookies).toEqual([])
  }
  expect(one.cookie()).toBe(cookie)
  expect(await isSignedIn(one)).toBe(true)
})

test('no page can be framed or read by another website, or cached', async () => {
  const one = browser(booking.service)
  await logIn(one)
  const pages = ['/', '/account/login', '/agent/login', '/Member/SimpleRegister', '/account/resetpassword']
  const own = ['/Member/ManageProfile', '/Account/ManagePassword', '/Account/UpcomingTrips', '/Account/TravelHistory']
  const more = ['/Tools/FrequentFlyer', '/Tools/TravellerGroup', '/Account/SavedSearch', '/nowhere']
  for (const path of [...pages, ...own, ...more]) {
    const { headers } = await (path === '/account/login' ? browser(booking.service) : one).get(path)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('the policy of the hand-back allows its one script and a post to the website only', async () => {
  const policy = (await logIn(browser(booking.service))).headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'sha256-[\w+/]+=*';/)
  expect(policy).toContain(`form-action 'self' ${site};`)
})

test('links in mails use the configured address, not the Host header', async () => {
  await new Promise<void>((resolve, reject) => {
    const headers = { host: 'evil.example', 'content-type': 'application/x-www-form-urlencoded' }
    const options = { port: booking.service.port, path: '/account/resetpassword', method: 'POST', headers }
    request(options, answer => answer.resume().on('end', resolve))
      .on('error', reject)
      .end('Email=aisyah@example.com')
  })
  const mails = () => booking.pool.query('select text from booking.mails order by id desc')
  await expect.poll(async () => (await mails()).rowCount).toBeGreaterThan(0)
  expect((await mails()).rows[0].text).toContain(`${booking.service.url}/account/resetpassword?token=`)
  expect((await mails()).rows[0].text).not.toContain('evil')
})

test('every page escapes names and addresses', async () => {
  const one = browser(booking.service)
  await logIn(one, 'daniel@example.com')
  const own = { origin: booking.service.url }
  const hostile = '"><script>alert(1)</script>'
  const profile = { firstName: hostile, lastName: hostile, countryCode: 'MYS', phone: '' }
  const refused = await one.post('/Member/ManageProfile', profile, own)
  expect(refused.status).toBe(422)
  expect(refused.text).not.toContain('<script>alert')
  // As it may have come before names were looked at.
  await booking.pool.query(
    `update booking.accounts set first_name = $1, last_name = $1 where email = 'daniel@example.com'`,
    [hostile],
  )
  const traveller = { action: 'add', fullName: hostile, bornOn: '1990-01-01', nationality: 'MYS' }
  await one.post('/Tools/TravellerGroup', traveller, own)
  for (const path of ['/Member/ManageProfile', '/Tools/TravellerGroup', '/Account/UpcomingTrips']) {
    expect((await one.get(path)).text).not.toContain('<script>alert')
  }
  const again = await logIn(browser(booking.service), 'daniel@example.com')
  expect(again.text).not.toContain('<script>alert')
})

test('a foreign or missing origin causes no error 500', async () => {
  const one = browser(booking.service)
  for (const origin of ['https://evil.example', 'evil', 'null', '://', 'http://[', 'about:blank']) {
    for (const path of [
      '/account/login',
      `/account/login?ReturnUrl=${site}`,
      `/member/SimpleRegister?returnURL=${site}`,
    ]) {
      expect((await one.get(path, { origin })).status).toBe(200)
      expect((await one.get(path, { referer: origin })).status).toBe(200)
    }
    expect((await one.post('/account/login', loginFields(), { origin })).status).toBe(403)
  }
})
