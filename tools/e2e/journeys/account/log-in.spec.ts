import { expect, type Page, test } from '@playwright/test'
import { brokenRules } from '../pages/broken-rules.ts'
import { watchForErrors } from '../pages/page-checks.ts'
import { agent, member, memberWithoutWallet } from './sample-people.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log In & Sign Up' })

async function openDialog(page: Page, path = '/tnc'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(dialog(page).getByLabel('E-mail').first()).toBeVisible()
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await openDialog(page)
  await dialog(page).getByLabel('E-mail').first().fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).first().fill(password)
  await dialog(page).getByRole('button', { name: 'Login Now' }).click()
}

test('the dialog opens over the page with both fields, at most 498 pixels wide', async ({ page }) => {
  const errors = watchForErrors(page)
  // A page that shares no style with the log-in page.
  await openDialog(page, '/hotel-deals')
  expect((await dialog(page).boundingBox())?.width).toBe(498)
  expect(errors()).toEqual([])
  await dialog(page).getByRole('button', { name: 'Login Now' }).click()
  await expect(dialog(page).getByText('Email field is required.')).toBeVisible()
  await expect(dialog(page).getByText('Password field is required.')).toBeVisible()
  await expect(dialog(page).getByLabel('E-mail').first()).toBeFocused()
  await expect(page).toHaveURL('/hotel-deals')
})

test('a member logs in, sees name, credit and wallet, and logs out', async ({ page }) => {
  await logIn(page, member)
  const menu = page.locator('.user-menu')
  await expect(menu.locator('summary')).toContainText(`Hi, ${member.firstName}`)
  await menu.locator('summary').click()
  await expect(menu.getByText('Travel Credit (E-Cash Voucher)')).toBeVisible()
  await expect(menu.getByText('Travel Wallet')).toBeVisible()
  await expect(menu.getByText(/^RM [\d,]+\.\d{2}$/).first()).toBeVisible()
  await expect(menu.getByText(/expires on \d{2}\/\d{2}\/\d{4}/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Agent', exact: true })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})

test('a member without a wallet sees the credit only', { tag: '@nightly' }, async ({ page }) => {
  await logIn(page, memberWithoutWallet)
  await page.locator('.user-menu summary').click()
  await expect(page.locator('.user-menu').getByText('Travel Credit (E-Cash Voucher)')).toBeVisible()
  await expect(page.locator('.user-menu').getByText('Travel Wallet')).toHaveCount(0)
})

test('an agent passes the check, logs in and sees Agent Credit and the Agent link only', async ({ page }) => {
  test.slow()
  await openDialog(page)
  await dialog(page).getByText('Agent', { exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: 'Login Now' })).toBeHidden()
  await dialog(page).getByLabel('Trading ID / Username').fill(agent.tradingId)
  await dialog(page).locator('#agent-password').fill(agent.password)
  await dialog(page).getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.locator('.user-menu summary')).toBeVisible({ timeout: 30_000 })
  await page.locator('.user-menu summary').click()
  await expect(page.locator('.user-menu').getByText('Agent Credit')).toBeVisible()
  await expect(page.locator('.user-menu').getByText('Travel Wallet')).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Agent', exact: true }),
  ).toBeVisible()
})

test('an agent with a wrong password stays at the form for agents, and the right one leads to the page for agents', {
  tag: '@nightly',
}, async ({ page }) => {
  test.slow()
  await page.goto('/AgentLogin')
  const send = async (password: string) => {
    await expect(page.locator('html')).toHaveClass(/scripted/)
    await page.locator('#agent-password').fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  }
  await page.getByLabel('Trading ID / Username').fill(agent.tradingId)
  await send('not the password')
  await expect(page).toHaveURL(/AgentLogin\?loginerror=/, { timeout: 30_000 })
  await expect(page.getByLabel('Trading ID / Username')).toHaveValue(agent.tradingId)
  await expect(page.getByLabel('Trading ID / Username')).toBeVisible()
  await send(agent.password)
  await expect(page).toHaveURL(/\/agent$/, { timeout: 30_000 })
})

test('a log-off in one tab logs the other tab off', { tag: '@nightly' }, async ({ page, context }) => {
  await logIn(page, member)
  await expect(page.locator('.user-menu summary')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/tnc')
  await expect(other.locator('.user-menu summary')).toBeVisible()
  await page.locator('.user-menu summary').click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})

test('a link can open the dialog', async ({ page }) => {
  await page.goto('/tnc#login')
  await expect(dialog(page)).toBeVisible()
})

test('the dialog is accessible, with its messages and in both tabs', async ({ page }) => {
  const faults = () => brokenRules(page, { within: '#login-dialog' })
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Login Now' }).click()
  await expect(dialog(page).getByText('Email field is required.')).toBeVisible()
  expect(await faults()).toEqual([])
  await dialog(page).getByText('Agent', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Login', exact: true }).click()
  await expect(dialog(page).getByText('Required', { exact: true }).first()).toBeVisible()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Please check the term and condition')).toBeVisible()
  expect(await faults()).toEqual([])
})
