import { expect, type Locator, type Page, test } from '@playwright/test'
import { member } from './sample-people.ts'

const signUp = (page: Page) => page.getByRole('dialog', { name: 'Create an Account' })
const create = (page: Page) => signUp(page).getByRole('button', { name: 'Create my account' })

async function open(page: Page, path = '/tnc'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveClass(/scripted/)
}

async function openSignUp(page: Page): Promise<void> {
  await open(page)
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await expect(signUp(page)).toBeVisible()
}

async function middleOf(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y }
}

/** Presses as a hand does: the pointer goes down and up at one place, even if the page moves. */
async function press(page: Page, element: Locator): Promise<void> {
  const { x, y, top } = await middleOf(element)
  await page.mouse.move(x, y)
  await page.mouse.down()
  expect((await element.boundingBox())?.y, 'it moves under the pointer').toBe(top)
  await page.mouse.up()
}

async function fill(page: Page): Promise<void> {
  const panel = signUp(page)
  await panel.locator('#register-email').fill(`press-${Date.now()}@example.com`)
  for (const id of ['#Password', '#ConfirmPassword']) await panel.locator(id).fill('quiet rivers of Pahang')
  await panel.locator('#firstName').fill('Mei')
  await panel.locator('#lastName').fill('Tan')
  await panel.locator('#PrimaryPhone').fill('0123456789')
}

test('a form that was refused for the terms is sent by the next click after agreement', async ({ page }) => {
  await openSignUp(page)
  await fill(page)
  await press(page, create(page))
  const terms = 'Please check the term and condition to proceed with registration.'
  await expect(signUp(page).getByText(terms)).toBeVisible()
  await press(page, signUp(page).locator('#agreeTnC'))
  await expect(signUp(page).getByText(terms)).toBeHidden()
  await press(page, create(page))
  await expect(page.getByText('Your account is ready.').first()).toBeVisible()
})

test('a message about the field just left waits until the click is complete', { tag: '@nightly' }, async ({ page }) => {
  await openSignUp(page)
  await fill(page)
  await signUp(page).locator('#agreeTnC').check()
  const code = signUp(page).locator('#ConfirmPassword')
  await code.fill('another')
  await press(page, create(page))
  await expect(signUp(page).getByText("The password and confirmed password don't match.")).toBeVisible()
  await code.fill('quiet rivers of Pahang')
  await press(page, create(page))
  await expect(page.getByText('Your account is ready.').first()).toBeVisible()
})

test('a tap works like a click', { tag: '@nightly' }, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await open(page, '/Login')
  const button = page.getByRole('button', { name: 'Login Now' })
  const tap = async () => {
    const { x, y } = await middleOf(button)
    await page.touchscreen.tap(x, y)
  }
  await page.getByLabel('E-mail').first().fill(member.email)
  await tap()
  await expect(page.getByText('Password field is required.')).toBeVisible()
  await page.locator('#Pwd').fill(member.password)
  await tap()
  await expect(page.locator('.user-menu')).toHaveCount(1)
  await context.close()
})

test('a late answer about a corrected address does not affect the new one', { tag: '@nightly' }, async ({ page }) => {
  await openSignUp(page)
  const asked: string[] = []
  const late = Promise.withResolvers<void>()
  await page.route('**/account/check-email', async route => {
    const { email } = route.request().postDataJSON() as { email: string }
    asked.push(email)
    if (email === member.email) await late.promise
    await route.fulfill({ json: { exists: email === member.email } }).catch(() => undefined)
    if (email === member.email) asked.push('told')
  })
  const email = signUp(page).locator('#register-email')
  await email.fill(member.email)
  await email.blur()
  await expect.poll(() => asked).toContain(member.email)
  await email.fill('corrected@example.com')
  await email.blur()
  await expect.poll(() => asked).toContain('corrected@example.com')
  late.resolve()
  await expect.poll(() => asked).toContain('told')
  // What the page does with an answer, it has done before it answers this.
  await page.evaluate(() => fetch('/healthz'))
  await expect(signUp(page).getByText('Email already exists')).toHaveCount(0)
})

test('a double click on "Log in" opens one dialog', { tag: '@nightly' }, async ({ page }) => {
  await open(page)
  const panel = Promise.withResolvers<void>()
  await page.route('**/account/forms', async route => {
    await panel.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Log in' }).first().dblclick()
  panel.resolve()
  await expect(page.getByRole('dialog', { name: 'Log In & Sign Up' })).toBeVisible()
  await expect(page.locator('#login-dialog')).toHaveCount(1)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a click beside the dialog closes it, a text selection that ends there does not', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Log In & Sign Up' })
  const email = panel.getByLabel('E-mail').first()
  await email.fill('half an addr')
  const { x, y } = await middleOf(email)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(5, y)
  await page.mouse.up()
  await expect(panel).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(panel).toBeHidden()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(email).toHaveValue('half an addr')
})
