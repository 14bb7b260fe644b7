import { expect, test } from '@playwright/test'
import { type SiteProcess, startSite } from '../../operations/upstream/site-process.ts'

/* SIGN_IN=link: the booking site takes no forms but its own, so every way to log in leads to its pages. */
test.describe.configure({ mode: 'default' })

const booking = 'https://booking.agency.example'
let site: SiteProcess

test.beforeAll(async () => {
  const CONTENT_URL = process.env.E2E_CONTENT_URL ?? ''
  site = await startSite({ CONTENT_URL, BOOKING_URL: booking, SIGN_IN: 'link', LOG_LEVEL: 'silent' })
})
test.afterAll(() => site.stop())

test('“Log in” and “Sign up” of the header lead there, without a dialog', async ({ page }) => {
  await page.route(`${booking}/**`, route => route.fulfill({ body: 'the booking site' }))
  await page.goto(`${site.url}/tnc`)
  await expect(page.locator('html')).toHaveClass(/scripted/)
  const back = encodeURIComponent(site.url)
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' })
  await expect(signUp).toHaveAttribute('href', `${booking}/Member/SimpleRegister?returnURL=${back}`)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${booking}/account/login?ReturnUrl=${back}`)
})

for (const [path, name, target] of [
  ['/Login', 'Log in', '/account/login?ReturnUrl='],
  ['/AgentLogin', 'Log in as an agent', '/agent/login'],
] as const) {
  test(`${path} has the way there in the place of forms`, async ({ page }) => {
    await page.goto(site.url + path)
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    expect(await link.getAttribute('href')).toContain(booking + target)
    await expect(page.getByRole('main').locator('input[type=password]')).toHaveCount(0)
  })
}

test('an address that asks for the dialog leads to the page with the ways there', async ({ page }) => {
  await page.goto(`${site.url}/tnc#login`)
  await expect(page).toHaveURL(`${site.url}/Login`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a log-in that failed there is told here, and no dialog opens', async ({ page }) => {
  await page.goto(`${site.url}/?loginerror=Nope`)
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await expect(page.getByText('You were not logged in. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
