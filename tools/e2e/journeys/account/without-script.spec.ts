import { expect, type Page } from '@playwright/test'
import { test } from '../read-only.ts'
import { newMember } from './new-member.ts'
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

test('the link "Sign up" shows the form, and a spent referral code is not sent', async ({ page }) => {
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

test('a refused registration shows the reason', async ({ page }) => {
  await page.goto('/Login')
  await signUp(page, member.email)
  await expect(page.getByText('Email already exists')).toBeVisible()
})

test('a mailed link replaces a forgotten password', async ({ page }) => {
  const { email } = await newMember(page.request)
  await page.goto('/Login')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account')).toBeVisible()
  let link = ''
  await expect
    .poll(async () => {
      const mailbox = await (await page.request.get(`${booking}/dev/mailbox`)).text()
      const letter = mailbox.split('<article').find(one => one.includes(email) && one.includes('resetpassword')) ?? ''
      link = /[^"\s>]*resetpassword\?token=[\w-]+/.exec(letter)?.[0] ?? ''
      return link
    })
    .toContain('token=')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('the second one')
  await page.getByLabel('Confirm new password').fill('the second one')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await logIn(page, email, 'the second one')
  await goOn(page)
  await expect(page.locator('.user-menu summary')).toContainText('Hi, Mei')
})

test('agents see whom to call, as their check needs script', async ({ page }) => {
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
