import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { expect, type Page } from '@playwright/test'
import { fillForm, readThanks, someone } from '../enquiry/form-steps.ts'
import { accessTokens } from './providers/facebook.ts'
import { people, wrongTokens } from './providers/google.ts'
import { test } from './providers/stack-with-providers.ts'
import { agent } from './sample-people.ts'

// One stack for all of them: each worker would start its own.
test.describe.configure({ mode: 'default' })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log In & Sign Up' })
const googleButton = (page: Page) => dialog(page).getByRole('button', { name: 'Sign in with Google' })
const facebookButton = (page: Page) => dialog(page).getByRole('button', { name: 'Login with Facebook' })
const menu = (page: Page) => page.locator('.user-menu summary')

async function openDialog(page: Page): Promise<void> {
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

/** Presses a provider's button, and then one in the window that it opens. */
async function choose(page: Page, button: ReturnType<typeof googleButton>, name: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await button.click()
  await (await opening).getByRole('button', { name, exact: true }).click()
}

async function nobodyIsSignedIn(page: Page): Promise<void> {
  const me = await page.request.get('/account/me')
  expect(await me.json()).toEqual({ signedIn: false })
}

test('the scripts of Google and Facebook load 300 ms after the dialog opens', async ({ page, providers }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.clock.install()
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Create an Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(asked).not.toContain(providers.facebook.scriptUrl)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(facebookButton(page)).toBeEnabled()
  await page.clock.runFor(299)
  expect(asked).toContain(providers.facebook.scriptUrl)
  expect(asked).not.toContain(providers.google.scriptUrl)
  await page.clock.runFor(1)
  await expect(googleButton(page)).toBeVisible()
})

test('a member signs in with Google: the dialog is disabled, then the browser goes to the booking site', async ({
  page,
  providers,
}) => {
  await openDialog(page)
  let dialogWasDisabled: boolean | null = null
  const visited: string[] = []
  await page.route('**/account/google', async route => {
    dialogWasDisabled = await dialog(page)
      .locator('#login-panel')
      .evaluate((panel: HTMLElement) => panel.inert)
    await route.continue()
  })
  page.on('request', request => visited.push(request.url()))
  await choose(page, googleButton(page), 'Aisyah')
  await expect(menu(page)).toContainText('Hi, Aisyah')
  expect(dialogWasDisabled).toBe(true)
  const callback = visited.find(url => url.includes('/Account/ExternalLoginCallback')) ?? ''
  expect(Object.fromEntries(new URL(callback).searchParams)).toMatchObject({
    provider: 'Google',
    id: people.Aisyah.sub,
    email: people.Aisyah.email,
    assertion: expect.any(String),
  })
  for (const token of providers.google.tokens) expect(visited.join('\n')).not.toContain(token)
  // The same account as by password: its balances are there.
  await menu(page).click()
  await expect(page.locator('.user-menu').getByText('Travel Wallet')).toBeVisible()
})

test('a member signs in with Google by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  await openDialog(page)
  await expect(googleButton(page)).toBeVisible()
  await googleButton(page).focus()
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  await expect(popup.getByRole('heading')).toBeVisible()
  await popup.keyboard.press('Tab')
  await expect(popup.getByRole('button', { name: 'Aisyah' })).toBeFocused()
  // The window closes while the key is still down.
  await popup.keyboard.press('Enter').catch(() => undefined)
  await expect(menu(page)).toContainText('Hi, Aisyah')
})

test('a new visitor becomes a member', { tag: '@nightly' }, async ({ page }) => {
  await openDialog(page)
  await choose(page, googleButton(page), 'A new member')
  await expect(menu(page)).toContainText('Hi, Mei')
})

test('an address unconfirmed by Google does not open the account of its owner', async ({ page }) => {
  await openDialog(page)
  await choose(page, googleButton(page), 'An address that is not confirmed')
  await expect(dialog(page).getByText('we could not confirm that this email address is yours')).toBeVisible()
  await nobodyIsSignedIn(page)
})

for (const name of wrongTokens) {
  const tag = name === 'A token signed with another key' ? [] : '@nightly'
  test(`${name} is refused, and the dialog says so`, { tag }, async ({ page }) => {
    await openDialog(page)
    await choose(page, googleButton(page), name)
    await expect(dialog(page).getByText('Google could not confirm who you are. Please try again.')).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Login Now' })).toBeEnabled()
    await dialog(page).getByLabel('E-mail').first().fill('still@works.example')
    await nobodyIsSignedIn(page)
  })
}

test('an unreachable Google is reported, and the password still works', { tag: '@nightly' }, async ({
  page,
  providers,
}) => {
  await page.route(providers.google.scriptUrl, route => route.abort())
  await openDialog(page)
  await expect(dialog(page).getByText('Google cannot be reached just now.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Login Now' })).toBeEnabled()
})

test('a member signs in with Facebook by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  await openDialog(page)
  await expect(facebookButton(page)).toBeEnabled()
  await facebookButton(page).focus()
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  await expect(popup.getByRole('heading')).toBeVisible()
  await popup.keyboard.press('Tab')
  await popup.keyboard.press('Enter').catch(() => undefined)
  await expect(menu(page)).toContainText('Hi, Daniel')
})

const notConfirmed = 'Facebook could not confirm who you are. Please try again.'
for (const [name, answer] of [
  ['Another app', notConfirmed],
  ['Over', notConfirmed],
  ['Without an address', 'Facebook gives us no e-mail address of yours. Please sign up with one.'],
] as const) {
  const tag = name === 'Another app' ? [] : '@nightly'
  test(`Facebook: “${name}” is refused, and the dialog says so`, { tag }, async ({ page }) => {
    await openDialog(page)
    await choose(page, facebookButton(page), name)
    await expect(dialog(page).getByText(answer)).toBeVisible()
    await nobodyIsSignedIn(page)
  })
}

test('closing the window of Facebook shows that the log-in was cancelled', { tag: '@nightly' }, async ({ page }) => {
  await openDialog(page)
  await choose(page, facebookButton(page), 'Not now')
  await expect(dialog(page).getByText('Facebook log-in was cancelled.')).toBeVisible()
})

async function logInAsAgent(page: Page): Promise<void> {
  await page.goto('/AgentLogin')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.getByLabel('Trading ID / Username').fill(agent.tradingId)
  await page.locator('#agent-password').fill(agent.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('agents pass reCAPTCHA, whose script is fetched only when they log in', async ({ page, providers }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openDialog(page)
  expect(asked.join('\n')).not.toContain(providers.recaptcha.address)
  await logInAsAgent(page)
  await expect(menu(page)).toBeVisible()
  expect(asked.filter(url => url.startsWith(providers.recaptcha.scriptUrl))).toHaveLength(1)
  expect(asked.join('\n')).not.toContain('/account/captcha')
})

test('a visitor with a low score sees a message, and the form is not sent', { tag: '@nightly' }, async ({
  page,
  providers,
}) => {
  providers.recaptcha.score = 0.1
  const posted: string[] = []
  page.on('request', request => posted.push(request.url()))
  await logInAsAgent(page)
  await expect(page.getByText('The check was not passed. Please try again.')).toBeVisible()
  expect(posted.join('\n')).not.toContain('/agent/login')
})

test('an unreachable reCAPTCHA is reported', { tag: '@nightly' }, async ({ page, providers }) => {
  await page.route(`${providers.recaptcha.scriptUrl}*`, route => route.abort())
  await logInAsAgent(page)
  await expect(page.getByText('The check could not be made just now.')).toBeVisible()
})

test('other forms keep our own check, whatever agents use', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contactus')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  // Sent sooner than this stack takes for a person.
  await fillForm(page, { ...sampleEnquiries.contact, email: someone('soon') })
  await page.getByRole('button', { name: 'Send message' }).click()
  const step = page.getByRole('region', { name: 'One more step' })
  await expect(step.getByText('Done. You can send it now.')).toBeVisible()
  await step.getByRole('button', { name: 'Send it now' }).press('Enter')
  await readThanks(page)
})

test('the footer names the terms of reCAPTCHA where it is in use', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/tnc')
  await expect(page.getByRole('contentinfo').getByText(/protected by reCAPTCHA/)).toBeVisible()
})

test('no log contains a token or a password', async ({ page, providers }) => {
  await openDialog(page)
  await choose(page, googleButton(page), 'A token that is over')
  await choose(page, facebookButton(page), 'Another app')
  await expect(dialog(page).getByText('Facebook could not confirm who you are.')).toBeVisible()
  await logInAsAgent(page)
  await expect(menu(page)).toBeVisible()
  const secret = 'Clear-text-2026'
  const surface = '/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect?destinationUrl=/faq'
  for (const path of [surface, '/', '/tnc']) {
    await page.request.post(path, { form: { Pwd: secret, password: secret, UserId: secret }, maxRedirects: 0 })
  }
  const logs = providers.logs()
  expect(logs).toContain('/account/google')
  for (const word of [
    ...providers.google.tokens,
    ...accessTokens,
    ...providers.recaptcha.tokens,
    agent.password,
    secret,
  ]) {
    expect(logs.includes(word), word).toBe(false)
  }
})
