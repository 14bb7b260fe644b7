import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { pressByKey, retype, tabTo } from './keys.ts'
import { content, enter, expectSaved, ownPage, signInOf, written } from './studio-steps.ts'

/** Another tab of the same browser, in which the editor signs out. */
async function signOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(content('studio/calendar'))
  await other.getByRole('button', { name: 'Sample publisher' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other.getByLabel('E-mail', { exact: true })).toBeVisible()
  return other
}

/** An open page whose session ended in another tab. */
async function openSignedOut(page: Page, request: APIRequestContext) {
  const own = await ownPage(request)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await page.goto(content(`studio/pages/${own.key}`))
  await enter(page, 'publisher')
  await expect(title).toBeVisible()
  return { own, title, other: await signOutElsewhere(page) }
}

test.slow()

test('a session that ends during typing loses no text: the editor signs in on the spot', async ({ page, request }) => {
  const { own, title, other } = await openSignedOut(page, request)
  const dialog = page.getByRole('dialog', { name: 'Not saved yet: you are signed out' })
  await other.close()

  await retype(title, 'Typed while signed out')
  await expect(page.getByRole('status').getByText('Not saved yet: you are signed out')).toBeVisible()
  await page.keyboard.type(', and')
  await expect(title).toHaveValue('Typed while signed out, and')
  await page.keyboard.press('Tab')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await tabTo(title, 'back')
  await page.keyboard.press('End')
  await page.keyboard.type(' more')
  expect(await written(request, own.key)).toMatchObject({ title: own.name })

  await pressByKey(page.getByRole('button', { name: 'Sign in' }), 'back')
  const { email, password } = signInOf('publisher')
  await retype(dialog.getByLabel('E-mail', { exact: true }), email)
  await retype(dialog.getByLabel('Password', { exact: true }), 'not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('is wrong')
  await retype(dialog.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expectSaved(page)
  await expect(title).toHaveValue('Typed while signed out, and more')
  expect(await written(request, own.key)).toMatchObject({ title: 'Typed while signed out, and more' })
  await own.remove()
})

test('signing in in another tab continues this one, and other screens ask for the sign-in', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { own, title, other } = await openSignedOut(page, request)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Mulu')
  await expect(page.getByText('You are signed out. Sign in to continue.')).toBeVisible()
  await page.keyboard.press('Escape')
  await enter(other, 'publisher')
  await expect(other.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await retype(title, 'Signed in elsewhere')
  await expectSaved(page)

  await signOutElsewhere(page)
  await tabTo(page.getByRole('link', { name: 'Redirects', exact: true }), 'back')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await enter(page, 'publisher')
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible()
  await own.remove()
})
