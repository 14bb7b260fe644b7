import { expect, test } from '@playwright/test'
import { chooseByKeys, menuInTreeByKeys, openByKeys, pressByKey, rowOfTreeByKeys, signInByKeys } from './keys.ts'
import { ownPage, signIn } from './studio-steps.ts'

test('a page chosen in the search gets the focus from anywhere', async ({ page, request }) => {
  test.slow()
  const [first, second] = await Promise.all([ownPage(request), ownPage(request)])
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await signInByKeys(page, 'publisher')
  await expect(heading('Welcome, Sample publisher')).toBeFocused()

  await openByKeys(page, first.name)
  await expect(heading(first.name)).toBeFocused()
  await rowOfTreeByKeys(page)
  await openByKeys(page, second.name)
  await expect(heading(second.name)).toBeFocused()
  await pressByKey(page.getByRole('link', { name: 'Calendar', exact: true }), 'back')
  await openByKeys(page, first.name)
  await expect(heading(first.name)).toBeFocused()
  // The page that is already open, too.
  await page.keyboard.press('Tab')
  await openByKeys(page, first.name)
  await expect(heading(first.name)).toBeFocused()
  await Promise.all([first.remove(), second.remove()])
})

test('a page is moved step by step, to the top and below another page with the keyboard; Escape closes at once', {
  tag: '@nightly',
}, async ({ page, request }) => {
  test.slow()
  const parent = await ownPage(request)
  const second = await ownPage(request, 'Words.', { parentKey: parent.key })
  const first = await ownPage(request, 'Words.', { parentKey: parent.key, isFirst: true })
  const dialog = page.getByRole('dialog')
  const place = async (name: string) => {
    const row = page.getByRole('row', { name: new RegExp(name) })
    return [await row.getAttribute('aria-level'), await row.getAttribute('aria-posinset')].map(Number)
  }
  const beginMoving = async () => {
    await menuInTreeByKeys(page, second.name)
    await chooseByKeys(page, 'Move')
    await expect(page.getByRole('searchbox')).toBeFocused()
  }
  await signIn(page, 'publisher')
  await openByKeys(page, second.name)

  await beginMoving()
  await page.keyboard.type('words')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await beginMoving()
  await pressByKey(dialog.getByRole('button', { name: 'Move up' }))
  await expect(dialog.getByRole('status')).toHaveText('Position 1 of 2')
  await expect(dialog.getByRole('button', { name: 'Move up' })).toBeFocused()
  await pressByKey(dialog.getByRole('button', { name: 'Move down' }))
  await expect(dialog.getByRole('status')).toHaveText('Position 2 of 2')
  await pressByKey(dialog.getByRole('button', { name: 'Move to the top of the tree' }))
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => place(second.name)).toEqual([1, expect.any(Number)])
  await expect.poll(async () => (await request.get(`/${second.path.split('/').at(-1)}`)).status()).toBe(200)

  await beginMoving()
  await page.keyboard.type(parent.name)
  await expect(page.getByRole('option', { name: parent.name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: `Move below “${parent.name}”` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await request.get(second.path)).status()).toBe(200)
  await Promise.all([first.remove(), second.remove()])
  await parent.remove()
})
