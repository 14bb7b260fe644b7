import { expect, type Page, test } from '@playwright/test'
import { hold } from '../look/hold.ts'
import { watchForErrors } from '../pages/page-checks.ts'

/* The log-in while its code is on the way, or does not arrive. */

const entry = /\/assets\/entry\.client-[^/]+\.js$/
const links = /\/assets\/sign-in\.island-[^/]+\.js$/
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log In & Sign Up' })
const logIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).first()

for (const [what, address] of [
  ['the site’s script', entry],
  ['the code of the dialog', links],
] as const) {
  const tag = address === entry ? [] : '@nightly'
  test(`a click before ${what} has loaded opens the dialog once it has`, { tag }, async ({ page }) => {
    const complaints = watchForErrors(page)
    const arrive = await hold(page, address)
    const asked = page.waitForRequest(address)
    await page.goto('/tnc', { waitUntil: 'domcontentloaded' })
    await logIn(page).click()
    await asked
    await expect(page).toHaveURL('/tnc')
    arrive()
    await expect(dialog(page).getByLabel('E-mail').first()).toBeFocused()
    await expect(page).toHaveURL('/tnc')
    expect(complaints()).toEqual([])
  })

  test(`while ${what} fails to load, “Log in” opens the page with the forms`, { tag }, async ({ page }) => {
    await page.route(address, route => route.abort('internetdisconnected'))
    await page.goto('/tnc')
    await logIn(page).click()
    await expect(page).toHaveURL('/Login')
    await expect(page.getByRole('main').getByRole('button', { name: 'Login Now' })).toBeVisible()
  })
}

test('without the settings of the forms, “Sign up” opens the form on its own page', async ({ page }) => {
  await page.route('**/account/forms', route => route.fulfill({ status: 503, body: '' }))
  await page.goto('/tnc')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).first().click()
  await expect(page).toHaveURL('/Login#sign-up')
  await expect(page.getByRole('button', { name: 'Create my account' })).toBeVisible()
})

test('a click for a new tab is not delayed', { tag: '@nightly' }, async ({ page, context }) => {
  await hold(page, entry)
  await page.goto('/tnc', { waitUntil: 'domcontentloaded' })
  const opening = context.waitForEvent('page')
  await logIn(page).click({ modifiers: ['Control'] })
  await expect(await opening).toHaveURL('/Login')
  await expect(page).toHaveURL('/tnc')
})
