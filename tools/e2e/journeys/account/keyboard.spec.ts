import { expect, type Locator, type Page, test } from '@playwright/test'
import { agent, member } from './sample-people.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log In & Sign Up' })

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: Locator, most = 40): Promise<void> {
  const isThere = () => wanted.evaluate(element => element === document.activeElement)
  for (let presses = 0; presses < most && !(await isThere()); presses++) await page.keyboard.press('Tab')
  if (await isThere()) return
  throw new Error(`${wanted} was not reached in ${most} presses`)
}

async function openByKeyboard(page: Page, link: 'Log in' | 'Sign up'): Promise<void> {
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await tabTo(page, page.getByRole('link', { name: link }).first())
  await page.keyboard.press('Enter')
}

test('a member logs in and out', async ({ page }) => {
  await openByKeyboard(page, 'Log in')
  const panel = dialog(page)
  await expect(panel.getByLabel('E-mail').first()).toBeFocused()
  await page.keyboard.type(member.email)
  await tabTo(page, panel.locator('#Pwd'), 1)
  await page.keyboard.type(member.password)
  await tabTo(page, panel.getByRole('button', { name: 'Show password' }).first(), 1)
  await page.keyboard.press('Enter')
  await expect(panel.locator('#Pwd')).toHaveAttribute('type', 'text')
  await page.keyboard.press('Space')
  await expect(panel.locator('#Pwd')).toHaveAttribute('type', 'password')
  await tabTo(page, panel.getByLabel('Stay logged in'), 1)
  await page.keyboard.press('Space')
  await tabTo(page, panel.getByRole('link', { name: 'Forgot Password' }), 1)
  await tabTo(page, panel.getByRole('button', { name: 'Login Now' }), 1)
  await page.keyboard.press('Enter')

  const menu = page.locator('.user-menu')
  await expect(menu.locator('summary')).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await tabTo(page, menu.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible()
  await tabTo(page, menu.getByRole('button', { name: 'Log Out' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})

test('the dialog traps the focus, and returns it on closing', { tag: '@nightly' }, async ({ page }) => {
  await openByKeyboard(page, 'Log in')
  await expect(dialog(page)).toBeVisible()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const element = document.activeElement
      return element === document.body || element?.closest('#login-dialog') ? 'inside' : element?.outerHTML
    })
    expect(place).toBe('inside')
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeFocused()
})

test('an agent changes the tab with the arrows and logs in', { tag: '@nightly' }, async ({ page }) => {
  await openByKeyboard(page, 'Log in')
  const panel = dialog(page)
  await tabTo(page, panel.getByRole('radio', { name: 'Member' }))
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('radio', { name: 'Agent' })).toBeFocused()
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(450)
  await tabTo(page, panel.getByLabel('Trading ID / Username'), 1)
  await page.keyboard.type(agent.tradingId)
  await tabTo(page, panel.locator('#agent-password'), 1)
  await page.keyboard.type(agent.password)
  await page.keyboard.press('Enter')
  await expect(page.locator('.user-menu summary')).toBeVisible({ timeout: 30_000 })
})

test('a visitor becomes a member, asks for offers, and reads the next step', async ({ page }) => {
  const email = `keys-${Date.now()}@example.com`
  await openByKeyboard(page, 'Sign up')
  const panel = page.getByRole('dialog', { name: 'Create an Account' })
  for (const [label, value] of [
    ['#register-email', email],
    ['#Password', 'quiet rivers of Pahang'],
    ['#ConfirmPassword', 'quiet rivers of Pahang'],
    ['#firstName', 'Mei'],
    ['#lastName', 'Tan'],
    ['#PrimaryPhone', '0123456789'],
  ] as const) {
    await tabTo(page, panel.locator(label), 3)
    await page.keyboard.type(value)
  }
  await tabTo(page, panel.locator('#agreeTnC'), 3)
  await page.keyboard.press('Space')
  await tabTo(page, panel.locator('#pdpaConsent'), 3)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account is ready. You are not logged in yet').first()).toBeVisible()
  // The list of offers is the backend's, which asks the address to confirm.
  await expect
    .poll(async () => (await page.request.get(`${process.env.E2E_BACKEND_URL}/dev/mailbox`)).text())
    .toContain(email)
})
