import { createHash } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { newMember } from './new-member.ts'
import { startStandIn } from './providers/stand-in.ts'
import { agent, member } from './sample-people.ts'
import { sealedCookie, wrongCookies } from './sealed-cookies.ts'

const site = process.env.E2E_SITE_URL ?? ''
const booking = process.env.E2E_BOOKING_URL ?? ''
const me = async (request: APIRequestContext, cookie: string) =>
  (await request.get('/account/me', { headers: { cookie } })).json()

test('a cookie of the booking site is believed', async ({ request }) => {
  expect(await me(request, await sealedCookie())).toEqual({ signedIn: true, firstName: 'Aisyah', isAgent: false })
})

test('cookies that are forged, old, rotated out, cut or changed are signed out everywhere', async ({ request }) => {
  for (const [wrong, cookie] of Object.entries(await wrongCookies())) {
    expect(await me(request, cookie), wrong).toEqual({ signedIn: false })
    expect((await request.get('/account/balances', { headers: { cookie } })).status(), wrong).toBe(401)
    const page = await request.get('/tnc', { headers: { cookie } })
    expect(await page.text(), wrong).toMatch(/>Log in<\/a>/)
  }
})

test('nothing in a request but the cookie says whose balances are shown', async ({ request }) => {
  const balances = async (path: string, headers: Record<string, string>) =>
    (await request.get(path, { headers })).text()
  const cookie = await sealedCookie({ userId: 1 })
  const own = await balances('/account/balances', { cookie })
  const others = await balances('/account/balances', { cookie: await sealedCookie({ userId: 2 }) })
  expect(own).toContain('RM ')
  expect(others).not.toBe(own)
  for (const query of ['id=2', 'Id=2', 'userId=2', 'UserId=2', 'SessionTransferMemberId=2']) {
    expect(await balances(`/account/balances?${query}`, { cookie })).toBe(own)
  }
  const more = { cookie: `${cookie}; userId=2; UserId=2`, 'x-user-id': '2', 'x-member-id': '2' }
  expect(await balances('/account/balances', more)).toBe(own)
  const page = await balances('/account?id=2&userId=2', { cookie })
  for (const amount of own.match(/RM [\d,.]+/g) ?? []) expect(page).toContain(amount)
})

test('a page shown to one person is never shown to another', async ({ request }) => {
  const signedIn = await sealedCookie()
  for (const path of ['/tnc', '/', '/Login', '/account', '/blog?page=2']) {
    for (const cookie of ['', signedIn, '', signedIn, '']) {
      const page = await request.get(path, { headers: { cookie }, maxRedirects: 0 })
      expect((await page.text()).includes('Aisyah'), `${path} ${cookie}`).toBe(cookie !== '')
      if (cookie) expect(page.headers()['cache-control']).toBe('private, no-store')
    }
  }
})

test('a post from the booking site signs no visitor in', async ({ request }) => {
  const form = { SessionTransferMemberId: '1', UserId: '1', FirstName: 'Aisyah', Email: member.email, isAgent: 'True' }
  for (const path of ['/', '/tnc', '/account', '/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect']) {
    const answer = await request.post(path, { form, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
  expect(await me(request, '')).toEqual({ signedIn: false })
})

const calls = ['agent-verification', 'check-email', 'check-phone', 'google', 'facebook']
const fromElsewhere: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: site, 'sec-fetch-site': 'cross-site' },
  { origin: site, 'sec-fetch-site': 'same-site' },
  {},
]

test('pages of other websites cannot call what signs people in', async ({ request }) => {
  for (const call of calls) {
    for (const headers of fromElsewhere) {
      const answer = await request.post(`/account/${call}`, { data: { token: 'x', email: 'a@b.example' }, headers })
      expect(answer.status(), call).toBe(403)
    }
  }
})

test('another website cannot log its visitors in to a foreign account, nor frame a log-in', async ({ page }) => {
  const fields = { Email: member.email, Pwd: member.password, btnLogin: 'Login' }
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`)
  const framed = [`${site}/Login`, `${site}/AgentLogin`, `${site}/tnc#login`, `${booking}/account/login`]
  const frames = framed.map(url => `<iframe src="${url}"></iframe>`).join('')
  const evil = await startStandIn({
    '/': () => ({
      type: 'text/html',
      body: `<form method="post" action="${booking}/account/login?ReturnUrl=${site}">${inputs.join('')}<button>Win</button></form>`,
    }),
    '/frames': () => ({ type: 'text/html', body: frames }),
  })
  try {
    await page.goto(evil.address)
    await page.getByRole('button', { name: 'Win' }).click()
    await expect(page.getByText('This was started on a page that is not ours')).toBeVisible()
    expect(await page.context().cookies()).toEqual([])

    await page.goto(`${evil.address}/frames`)
    const shown = await Promise.all(page.frames().map(frame => frame.locator('body').innerText()))
    expect(shown).toHaveLength(framed.length + 1)
    expect(shown.join('\n')).not.toMatch(/log ?in|password/i)
  } finally {
    await evil.stop()
  }
})

test('no redirect leads to another website', async ({ request, page }) => {
  const evil = 'https://evil.example/'
  for (const path of ['//evil.example/x', '/\\evil.example/x', '/%5Cevil.example', '/.//evil.example']) {
    for (const send of ['get', 'post'] as const) {
      const { location = '/' } = (await request[send](site + path, { maxRedirects: 0 })).headers()
      expect(new URL(location, site).origin).toBe(site)
      expect(location).not.toMatch(/^[/\\]{2}/)
    }
  }
  const multipart = { email: 'no address', url: evil }
  const newsletter = await request.post('/umbraco/surface/homepage/newssubcribe', { multipart, maxRedirects: 0 })
  expect(newsletter.headers().location).toBe('/')
  await page.goto(`/Login?ReturnUrl=${evil}&returnURL=${evil}&destinationUrl=${evil}`)
  for (const form of await page.locator('#login-panel form').all()) {
    expect(await form.getAttribute('action')).not.toContain('evil')
  }
})

test('a solved captcha gives one VerificationID', async ({ request }) => {
  const puzzle = await (await request.get('/account/captcha')).json()
  const isAnswer = (number: number) =>
    createHash('sha256').update(`${puzzle.salt}${number}`).digest('hex') === puzzle.challenge
  let number = 0
  while (!isAnswer(number)) number += 1
  const token = Buffer.from(JSON.stringify({ ...puzzle, number })).toString('base64')
  const ask = async () =>
    (await request.post('/account/agent-verification', { data: { token }, headers: { origin: site } })).json()
  expect(await ask()).toEqual({ success: true, verificationId: expect.any(String) })
  expect(await ask()).toEqual({ success: false, error: expect.stringContaining('used before') })
})

test('no password reaches the website, and neither password nor session stands in an address', async ({ page }) => {
  const member = await newMember(page.request)
  const addresses: string[] = []
  const toSite: string[] = []
  page.on('request', request => {
    addresses.push(request.url(), request.headers().referer ?? '')
    if (new URL(request.url()).origin === site) toSite.push(request.postData() ?? '')
  })
  const secrets = [member.password, 'A-wrong-password-1']
  for (const password of ['A-wrong-password-1', member.password]) {
    await page.goto('/Login')
    await expect(page.locator('html')).toHaveClass(/scripted/)
    await page.getByLabel('E-mail').first().fill(member.email)
    await page.locator('#Pwd').fill(password)
    await page.getByRole('button', { name: 'Login Now' }).click()
    await expect(page).not.toHaveURL(/Login$/)
  }
  await expect(page.locator('.user-menu summary')).toBeVisible()
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
  secrets.push(session?.value ?? '')
  await page.waitForLoadState()
  await page.context().clearCookies()
  await page.goto('/AgentLogin')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.getByLabel('Trading ID / Username').fill(agent.tradingId)
  await page.locator('#agent-password').fill(agent.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.locator('.user-menu summary')).toBeVisible({ timeout: 30_000 })
  expect(toSite.join('\n')).toContain('token')
  for (const secret of secrets) {
    expect(addresses.join('\n').includes(secret), secret).toBe(false)
    expect(toSite.join('\n').includes(secret), secret).toBe(false)
  }
})
