import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { sealSession, sessionDecoder, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { member } from './sample-people.ts'

const keys = sessionKeysSetting.parse(sampleSecrets.SESSION_KEYS)
const decode = sessionDecoder({ name: 'session', keys })
const minute = 60_000
const menu = (page: Page) => page.locator('.user-menu summary')

async function logIn(page: Page): Promise<void> {
  await page.goto('/Login')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.getByLabel('E-mail').first().fill(member.email)
  await page.locator('#Pwd').fill(member.password)
  await page.getByLabel('Stay logged in').check()
  // The last that the page asks about the session when it opens.
  const told = page.waitForResponse(/\/account\/balances$/)
  await page.getByRole('button', { name: 'Login Now' }).click()
  await told
  await expect(menu(page)).toBeVisible()
}

async function cookieOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')
  if (!cookie) throw new Error('there is no session cookie')
  const session = await decode(`session=${cookie.value}`)
  if (!session?.sessionId) throw new Error('the session cookie cannot be read')
  return { cookie, session, sessionId: session.sessionId }
}

/** The cookie that the browser has after half an hour without a visit. */
async function cookieHalfAnHourLater(context: BrowserContext) {
  const { cookie, session, sessionId } = await cookieOf(context)
  const now = new Date(Date.now() - 30 * minute)
  const value = await sealSession(session, { sessionId, now, expires: new Date(now.getTime() + 20 * minute) }, keys)
  return { ...cookie, value }
}

test('"Stay logged in" renews an expired cookie at the booking site, and the page shows the member', async ({
  page,
  context,
}) => {
  await logIn(page)
  const { cookie, session } = await cookieOf(context)
  expect(cookie.expires * 1000).toBeGreaterThan(Date.now() + 29 * 24 * 60 * minute)
  expect(session.expires.getTime()).toBeLessThanOrEqual(Date.now() + 20 * minute)
  await context.addCookies([await cookieHalfAnHourLater(context)])
  expect(await (await page.request.get('/account/me')).json()).toEqual({ signedIn: false })
  await page.goto('/tnc')
  await expect(menu(page)).toContainText(member.firstName)
  expect((await cookieOf(context)).session.expires.getTime()).toBeGreaterThan(Date.now() + 15 * minute)
})

test('after a log-off neither a copied cookie nor the browser is signed in', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await logIn(page)
  const lapsed = await cookieHalfAnHourLater(context)
  await menu(page).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([])

  await context.addCookies([lapsed])
  // The page asks this once the booking site has answered, whose own answer it may not see.
  const asked = page.waitForResponse(/\/account\/me$/)
  await page.goto('/tnc')
  await asked
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'session')).toEqual([])
})

test('a session that ended elsewhere ends here with the next page, before balances are shown', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await logIn(page)
  const { cookie } = await cookieOf(context)
  await page.request.post(`${process.env.E2E_BOOKING_URL}/Account/LogOff`, {
    headers: { origin: process.env.E2E_SITE_URL ?? '' },
  })
  await context.addCookies([cookie])
  // A minute later.
  await page.evaluate(() => localStorage.removeItem('session-kept-at'))
  const told: number[] = []
  page.on('response', answer => {
    if (answer.url().endsWith('/account/balances')) told.push(answer.status())
  })
  await page.goto('/tnc')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(told).not.toContain(200)
})
