import { expect, type Page, test } from '@playwright/test'
import { member } from './sample-people.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create an Account' })

test.beforeEach(async ({ page }) => {
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await expect(dialog(page)).toBeVisible()
})

test('the sign-up is at most 700 pixels wide, Malaysia comes first, and no checkbox is ticked', {
  tag: '@nightly',
}, async ({ page }) => {
  expect((await dialog(page).boundingBox())?.width).toBeLessThanOrEqual(700)
  await expect(dialog(page).getByLabel('Country of your phone').locator('option').first()).toHaveText('Malaysia (+60)')
  for (const box of await dialog(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
})

test('an address, a password and the terms suffice; Kosovo can be chosen', async ({ page }) => {
  const posts: URLSearchParams[] = []
  await page.route('**/member/SimpleRegister**', async route => {
    posts.push(new URLSearchParams(route.request().postData() ?? ''))
    await route.continue()
  })
  await dialog(page).locator('#register-email').fill(`short-${Date.now()}@example.com`)
  for (const id of ['#Password', '#ConfirmPassword']) await dialog(page).locator(id).fill('quiet rivers of Pahang')
  await dialog(page).getByLabel('Country of your phone').selectOption({ label: 'Kosovo (+383)' })
  await dialog(page).locator('#agreeTnC').check()
  await dialog(page).getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Your account is ready.').first()).toBeVisible()
  expect(Object.fromEntries(posts[0] ?? [])).toMatchObject({ PhoneCode1: 'XKX', firstName: '', PrimaryPhone: '' })
})

test('a link opens the form, and on its own page no dialog opens', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/Login#sign-up')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await expect(page.locator('#register-email')).toBeFocused()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(page.locator('#Email')).toBeFocused()
  await expect(page.locator('#register-email')).toBeHidden()
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await expect(page.locator('#register-email')).toBeFocused()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('leaving the field reports that the address has an account', async ({ page }) => {
  await dialog(page).locator('#register-email').fill(member.email)
  await dialog(page).locator('#Password').focus()
  await expect(dialog(page).getByText('Email already exists')).toBeVisible()
})

test('a failed check is reported and does not block the sign-up', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/account/check-email', route => route.abort())
  await dialog(page).locator('#register-email').fill('new@example.com')
  await dialog(page).locator('#Password').focus()
  await expect(dialog(page).getByText('An error occurred while checking the email.')).toBeVisible()
})

test('the posted form has every field, with the old referral codes blanked', { tag: '@nightly' }, async ({ page }) => {
  const posts: URLSearchParams[] = []
  await page.route('**/member/SimpleRegister**', async route => {
    posts.push(new URLSearchParams(route.request().postData() ?? ''))
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<title>taken</title>' })
  })
  await dialog(page).locator('#register-email').fill(`new-${Date.now()}@example.com`)
  await dialog(page).locator('#Password').fill('quiet rivers of Pahang')
  await dialog(page).locator('#ConfirmPassword').fill('quiet rivers of Pahang')
  await dialog(page).locator('#firstName').fill('Mei')
  await dialog(page).locator('#lastName').fill('Tan')
  await dialog(page).locator('#PrimaryPhone').fill('0123456789')
  await dialog(page).locator('#ActivationCode').fill('scb100')
  await dialog(page).locator('#agreeTnC').check()
  await dialog(page).getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveTitle('taken')
  const [sent] = posts
  expect(Object.fromEntries(sent ?? [])).toMatchObject({
    firstName: 'Mei',
    lastName: 'Tan',
    PhoneCode1: 'MYS',
    PrimaryPhone: '0123456789',
    ActivationCode: '',
    agreeTnC: 'true',
    Password: 'quiet rivers of Pahang',
    ConfirmPassword: 'quiet rivers of Pahang',
  })
  expect([sent?.has('pdpaConsent'), sent?.has('subscribeNews')]).toEqual([false, false])
})
