import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { type SiteProcess, startSite } from '../../operations/upstream/site-process.ts'

/* SIGN_IN=link: the booking site takes no forms but its own, so every way to log in leads to its pages. */
test.describe.configure({ mode: 'default' })

/** A stand-in, by a name that makes it another site to browsers. */
let booking: string
let server: Server
let site: SiteProcess

test.beforeAll(async () => {
  server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(handBack()))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  booking = `http://booking.localhost:${(server.address() as AddressInfo).port}`
  const contentUrl = process.env.E2E_CONTENT_URL ?? ''
  site = await startSite({ CONTENT_URL: contentUrl, BOOKING_URL: booking, SIGN_IN: 'link', LOG_LEVEL: 'silent' })
})
test.afterAll(async () => {
  await site.stop()
  server.close()
})

/** What it shows once people have logged in: a form that leads back. */
const handBack = () =>
  `<form method="post" action="${site.url}/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect?destinationUrl=${site.url}"><button>Back</button></form>`

test('“Log in” in the header opens the booking site without a dialog, which returns to the same page', async ({
  page,
}) => {
  await page.goto(`${site.url}/tnc`)
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${booking}/account/login?ReturnUrl=${encodeURIComponent(site.url)}`)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(`${site.url}/tnc`)
})

for (const [path, name, target] of [
  ['/tnc', 'Sign up', '/Member/SimpleRegister?returnURL='],
  ['/Login', 'Log in', '/account/login?ReturnUrl='],
  ['/AgentLogin', 'Log in as an agent', '/agent/login'],
] as const) {
  test(`“${name}” on ${path} links there instead of showing forms`, async ({ page }) => {
    await page.goto(site.url + path)
    const link = page.getByRole(path === '/tnc' ? 'banner' : 'main').getByRole('link', { name, exact: true })
    const led = await page.request.get(site.url + (await link.getAttribute('href')), { maxRedirects: 0 })
    expect(led.headers().location).toContain(booking + target)
    await expect(page.locator('main input[type=password]')).toHaveCount(0)
  })
}

test('an address that asks for the dialog opens the page with the links', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${site.url}/tnc#login`)
  await expect(page).toHaveURL(`${site.url}/Login`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the site shows that a log-in failed there, without a dialog', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`${site.url}/?loginerror=Nope`)
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await expect(page.getByText('You were not logged in. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
