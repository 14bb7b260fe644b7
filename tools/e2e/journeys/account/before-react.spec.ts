import { expect, type Page, test } from '@playwright/test'
import { hold } from '../look/hold.ts'
import { watchForErrors } from '../pages/page-checks.ts'

/* The log-in while its code is on the way, or does not arrive. */

const entry = /\/assets\/entry\.client-[^/]+\.js$/
const react = /\/assets\/react-[^/]+\.js$/
const links = /\/assets\/sign-in\.island-[^/]+\.js$/
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log In & Sign Up' })
const logIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).first()

for (const [what, address] of [
  ['the site’s script', entry],
  ['the code of the dialog', links],
] as const) {
  test(`a click before ${what} has loaded opens the dialog once it has`, async ({ page }) => {
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

  test(`while ${what} fails to load, “Log in” opens the page with the forms`, async ({ page }) => {
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

test('a click for a new tab is not delayed', async ({ page, context }) => {
  await hold(page, entry)
  await page.goto('/tnc', { waitUntil: 'domcontentloaded' })
  const opening = context.waitForEvent('page')
  await logIn(page).click({ modifiers: ['Control'] })
  await expect(await opening).toHaveURL('/Login')
  await expect(page).toHaveURL('/tnc')
})

test('entries typed into the log-in page before React loads stay, and are validated with the rest', async ({
  page,
}) => {
  const complaints = watchForErrors(page)
  const arrive = await hold(page, react)
  await page.goto('/Login')
  const email = page.getByLabel('E-mail').first()
  await email.pressSequentially('mei')
  await email.press('Home')
  arrive()
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeVisible()
  await expect(email).toBeFocused()
  await email.pressSequentially('mei.tan+')
  await expect(email).toHaveValue('mei.tan+mei')
  await page.getByRole('button', { name: 'Login Now' }).click()
  await expect(email).toHaveAccessibleDescription('Invalid email format.')
  await expect(page.locator('#Pwd')).toHaveAccessibleDescription('Password field is required.')
  await expect(email).toHaveValue('mei.tan+mei')
  expect(complaints()).toEqual([])
})
