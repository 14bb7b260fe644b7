import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { stripes } from './stripes.ts'
import { ownPage, signIn } from './studio-steps.ts'

test('dropped files upload one after the other; a file that is no picture stays with its reason', async ({ page }) => {
  await signIn(page, 'writer')
  await page.getByRole('link', { name: 'Pictures', exact: true }).click()
  const hint = page.getByText('or drop them here')
  const folder = mkdtempSync(path.join(tmpdir(), 'dropped-'))
  const mark = crypto.randomUUID().slice(0, 8)
  const names = [`first-${mark}.jpg`, `torn-${mark}.jpg`, `second-${mark}.jpg`]
  // Small: three large ones are encoded for longer than anything is waited for where a machine is busy.
  const photo = await stripes(page, 320, 180)
  for (const name of names)
    writeFileSync(path.join(folder, name), name.startsWith('torn') ? photo.subarray(0, 400) : photo)
  const pictures = page.getByRole('listbox', { name: 'Pictures' }).getByRole('option')
  await expect(pictures.first()).toBeVisible()
  const pointer = await page.context().newCDPSession(page)
  const data = { items: [], files: names.map(name => path.join(folder, name)), dragOperationsMask: 1 }
  // Where the hint is now: what loads above it moves it.
  const drag = async (type: 'dragEnter' | 'dragOver' | 'drop') => {
    const { x, y } = (await hint.boundingBox()) ?? { x: 0, y: 0 }
    await pointer.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 8, data })
  }
  await drag('dragEnter')
  await drag('dragOver')
  await expect(page.locator('[data-drop-target]')).toBeVisible()
  // A browser drops only where its last answer to a move was that files are taken; systems report moves all the time.
  await drag('dragOver')
  await drag('drop')
  await expect(page.getByText('2 of 3 added')).toBeVisible()
  const torn = page.getByRole('listitem').filter({ hasText: `torn-${mark}` })
  await expect(torn.getByRole('alert')).toContainText('damaged or incomplete')
  await torn.getByRole('button', { name: 'Try again' }).click()
  await expect(torn.getByRole('alert')).toContainText('damaged or incomplete')
  await page.getByLabel('Find a picture').fill(mark)
  await expect(pictures).toHaveCount(2)
  rmSync(folder, { recursive: true })
})

test('a page is copied with the pages below it', { tag: '@nightly' }, async ({ page, request }) => {
  const own = await ownPage(request, 'First words.', { isFirst: true })
  const below = await ownPage(request, `Back to [above](${own.path}).`, { parentKey: own.key })
  await signIn(page, 'writer', `pages/${own.key}`)
  await page.getByRole('row', { name: new RegExp(own.name) }).focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Copy' }).press('Enter')
  await page.getByLabel('Name of the copy').fill(`${own.name} again`)
  await page.getByLabel('Include the page below it').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${own.name} again` })).toBeVisible()
  await page.getByRole('row', { name: new RegExp(`${own.name} again`) }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: below.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'above' })).toHaveAttribute('href', `${own.path}-again`)
  await own.remove()
})
