import { expect } from '@playwright/test'
import {
  expectUsable,
  fillSignIn,
  linkMailedTo,
  newPerson,
  openAsAdministrator,
  openStudio,
  samplePassword,
  test,
} from './studio-alone.ts'
import { signInOf } from './studio-steps.ts'

// One after the other, so that one content system serves the whole file.
test.describe.configure({ mode: 'default' })

test('an invited person chooses a password and takes the tour by keyboard, once', async ({ browser, page, studio }) => {
  const administrator = await openAsAdministrator(browser, studio, 'users')
  await administrator.getByLabel('Name', { exact: true }).fill('Tan Mei Ling')
  await administrator.getByLabel('E-mail', { exact: true }).fill('mei.ling@example.com')
  await administrator.getByLabel('Role', { exact: true }).selectOption('Publisher')
  await administrator.getByRole('button', { name: 'Invite' }).click()
  await expect(administrator.getByRole('row', { name: /Tan Mei Ling/ })).toContainText('invited')
  await administrator.context().close()

  await page.goto(await linkMailedTo(studio, 'mei.ling@example.com'))
  await page.getByLabel('Password', { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Use this password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, 'mei.ling@example.com')
  const tour = page.getByRole('dialog')
  const titles = [
    'All pages are here',
    'Edit the page in a form',
    'See it before your visitors do',
    'Put it on the site',
    'Find anything',
  ]
  for (const [index, title] of titles.entries()) {
    await expect(tour.getByRole('heading', { name: title })).toBeFocused()
    await expect(tour).toContainText(`Step ${index + 1} of 5`)
    await expectUsable(page)
    await page.keyboard.press('Tab')
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await expect(tour).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()

  await page.goto(studio.address('studio/'))
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Tan Mei Ling' })).toBeVisible()
  await expect(tour).toHaveCount(0)
  await page.getByRole('button', { name: 'Tan Mei Ling' }).click()
  await page.getByRole('menuitem', { name: 'Show me around' }).click()
  await expect(tour.getByRole('heading', { name: 'All pages are here' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)
})

test('an administrator blocks, unblocks, changes and removes a user', { tag: '@nightly' }, async ({
  browser,
  studio,
}) => {
  test.slow()
  let { name, email } = await newPerson(studio)
  const page = await openAsAdministrator(browser, studio, 'users')
  const other = await openStudio(browser, studio, { email, screen: 'account' })
  const row = page.getByRole('row', { name: new RegExp(email) })
  const choose = async (action: string) => {
    await row.getByRole('button', { name: `More: ${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await row.getByRole('combobox', { name: `Role of ${name}` }).selectOption('Publisher')
  await expect(page.getByText(`${name} has a new role.`)).toBeVisible()
  await choose('Block')
  await expect(page.getByRole('dialog')).toContainText('They have no unpublished changes.')
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(row).toContainText('blocked')
  await other.reload()
  await fillSignIn(other, email)
  await expect(other.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
  await choose('Unblock')
  await expect(row).not.toContainText('blocked')
  await fillSignIn(other, email)
  await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await choose('Sign out everywhere')
  await expect(page.getByText(`${name} is signed out everywhere.`)).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), choose('Download their data')])
  expect(download.suggestedFilename()).toBe(`${email}.json`)
  await choose('Send a password link')
  expect(await linkMailedTo(studio, email)).toContain('/studio/password/')
  await choose('Change name')
  const dialog = page.getByRole('dialog', { name: `Change ${name}` })
  await dialog.getByLabel('Name').fill(`${name} binti Omar`)
  await dialog.getByLabel('E-mail').fill(signInOf('administrator').email)
  await dialog.getByLabel('Role').selectOption('Writer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Another user has this e-mail address.')).toBeVisible()
  await expectUsable(page)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(`${name} binti Omar`)
  await expect(row.getByRole('combobox')).toHaveValue('writer')
  name = `${name} binti Omar`
  await choose('Remove and erase data')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove and erase data' }).click()
  await expect(row).toHaveCount(0)
  await Promise.all([page, other].map(one => one.context().close()))
})

for (const width of [390, 820, 1440]) {
  const tag = width === 390 ? [] : '@nightly'
  test(`people are accessible on a screen of ${width} pixels`, { tag }, async ({ browser, studio }) => {
    const page = await openAsAdministrator(browser, studio, 'users')
    await page.setViewportSize({ width, height: 900 })
    await expectUsable(page)
    await page.context().close()
  })
}
