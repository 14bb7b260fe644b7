import { expect, type Page } from '@playwright/test'
import { test } from '../read-only.ts'
import { member } from './sample-people.ts'

const booking = process.env.E2E_BOOKING_URL ?? ''
/** The booking site's page posts the visitor back; without script it has a button for that. */
const goOn = (page: Page) => page.getByRole('button', { name: /continue|back/i }).click()

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/Login')
  await page.getByLabel('E-mail').first().fill(email)
  await page.locator('#Pwd').fill(password)
  await page.getByRole('button', { name: 'Login Now' }).click()
}

/** Fills the sign-up form of the page and sends it. */
async function signUp(page: Page, email: string): Promise<void> {
  // A link to the form has opened it already.
  if (!page.url().endsWith('#sign-up')) await page.getByText('Quick Sign Up').click()
  await page.locator('#register-email').fill(email)
  await page.locator('#Password').fill('quiet rivers of Pahang')
  await page.locator('#ConfirmPassword').fill('quiet rivers of Pahang')
  await page.locator('#firstName').fill('Mei')
  await page.locator('#lastName').fill('Tan')
  await page.locator('#PrimaryPhone').fill('0123456789')
  await page.locator('#agreeTnC').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
}

test('a member logs in, sees the balances on a page, and logs out', async ({ page }) => {
  await page.goto('/tnc')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(page).toHaveURL('/Login')
  await logIn(page, member.email, member.password)
  await goOn(page)
  await expect(page.locator('.user-menu')).toHaveCount(1)
  await page.locator('.user-menu summary').click()
  await page.getByRole('link', { name: 'See your balances' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hi, ${member.firstName}`)
  await expect(page.getByText('Travel Wallet')).toBeVisible()
  await page.locator('.user-menu summary').click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})

test('a wrong log-in on a Malay page leads back to Malay', async ({ page }) => {
  const picture = page.waitForResponse('**/ms/account/language')
  await page.goto('/ms/Login')
  await picture
  await page.locator('#UserName, input[type=email]').first().fill(member.email)
  await page.locator('#Pwd').fill('not this one')
  await page.locator('#Pwd').press('Enter')
  await expect(page).toHaveURL(/\/ms\?loginerror=/)
})

test('a visitor becomes a member, and then logs in', async ({ page }) => {
  const email = `plain-${Date.now()}@example.com`
  await page.goto('/tnc')
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await signUp(page, email)
  await expect(page.getByText('Your account is ready. You are not logged in yet')).toBeVisible()
  await logIn(page, email, 'quiet rivers of Pahang')
  await goOn(page)
  await expect(page.locator('.user-menu summary')).toContainText('Hi, Mei')
})

test('the link "Sign up" shows the form, and a spent referral code is not sent', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/tnc')
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await page.locator('#register-email').fill(`spent-${Date.now()}@example.com`)
  for (const id of ['#Password', '#ConfirmPassword']) await page.locator(id).fill('quiet rivers of Pahang')
  await page.locator('#ActivationCode').fill(' scb100 ')
  await page.locator('#agreeTnC').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.locator('#ActivationCode:invalid')).toBeFocused()
  await page.locator('#ActivationCode').fill('SCB1000')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Your account is ready. You are not logged in yet')).toBeVisible()
})

test('both sign-ups of the booking site are linked', async ({ page }) => {
  await page.goto('/Login#sign-up')
  const own = page.getByRole('link', { name: 'sign up on our booking site' })
  expect(await own.getAttribute('href')).toMatch(/\/Member\/SimpleRegister\?returnURL=/)
  await page.goto('/AgentLogin')
  expect(await page.getByRole('link', { name: 'Sign Up', exact: true }).getAttribute('href')).toBe(
    `${booking}/Agent/Register`,
  )
})

test('agents see whom to call, as their check needs script', { tag: '@nightly' }, async ({ page }) => {
  const document = await (await page.goto('/AgentLogin'))?.text()
  // The browser of these tests ignores scripts without telling the parser, so that it shows no `noscript`.
  expect(document).toMatch(
    /<noscript>.*Agent log-in checks that a person is there, and that needs script.*<\/noscript>/,
  )
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"]').last()).toBeVisible()
})
