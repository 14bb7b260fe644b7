import { expect, type Locator, type Page } from '@playwright/test'
import { content, type Role, signInOf } from './studio-steps.ts'

/** More stops than any screen has. */
const maxKeys = 200

/** Presses a key until something has the focus. */
export async function goTo(target: Locator, key: string) {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < maxKeys; stops++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${key} never leads to ${target}`)
}

/** Goes on by Tab, or back by Shift and Tab, until something has the focus. */
export const tabTo = (target: Locator, way: 'on' | 'back' = 'on') => goTo(target, way === 'on' ? 'Tab' : 'Shift+Tab')

/** Puts other words into a field. */
export async function retype(field: Locator, text: string, way: 'on' | 'back' = 'on') {
  await tabTo(field, way)
  await field.page().keyboard.press('Control+a')
  await field.page().keyboard.type(text)
}

/** Presses a button or follows a link. */
export async function pressByKey(target: Locator, way: 'on' | 'back' = 'on') {
  await tabTo(target, way)
  await target.page().keyboard.press('Enter')
}

export async function signInByKeys(page: Page, role: Role) {
  const { email, password } = signInOf(role)
  await page.goto(content('studio/'))
  await retype(page.getByLabel('E-mail', { exact: true }), email)
  await retype(page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treegrid', { name: 'Pages of the site' })).toBeVisible()
}

/** Finds a page by its name and opens it. */
export async function openByKeys(page: Page, name: string) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Goes back into the tree by Shift and Tab. @returns the row that has the focus */
export async function rowOfTreeByKeys(page: Page): Promise<Locator> {
  const focused = page.getByRole('treegrid').locator('[role=row]:focus')
  for (let stops = 0; stops < maxKeys && (await focused.count()) === 0; stops++) await page.keyboard.press('Shift+Tab')
  return focused
}

/** Goes to a page in the tree by the first letters of its name. */
export async function findInTreeByKeys(page: Page, name: string) {
  const focused = await rowOfTreeByKeys(page)
  // The tree forgets what was typed a second ago, so a slow attempt starts again.
  await expect(async () => {
    await page.keyboard.type(name)
    await expect(focused).toContainText(name, { timeout: 1500 })
  }).toPass()
  return focused
}

/** The same, and opens the menu of what can be done with the page. */
export async function menuInTreeByKeys(page: Page, name: string) {
  await findInTreeByKeys(page, name)
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
}

/** Chooses in an open menu, by the first letters of what is chosen. */
export async function chooseByKeys(page: Page, name: string) {
  await page.keyboard.type(name)
  await expect(page.getByRole('menuitem', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
}

/**
 * Publishes the open page.
 * @param takesOff Confirms that visitors will not see the page until its time comes.
 */
export async function publishByKeys(page: Page, says: string | RegExp = '', { takesOff = false } = {}) {
  await pressByKey(page.getByRole('button', { name: 'Publish', exact: true }), 'back')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(says)
  if (takesOff) {
    await tabTo(dialog.getByRole('checkbox', { name: 'Take this page off the site until then' }))
    await page.keyboard.press('Space')
  }
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await pressByKey(dialog.getByRole('button', { name: 'Publish now' }))
  await expect(dialog.getByText(/^Published\./)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}
