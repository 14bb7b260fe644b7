import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { stripes, stripesIn } from './stripes.ts'
import { content, expectSaved, ownPage, ownTour, publishOpenPage, signIn } from './studio-steps.ts'

/** Brings a picture of four stripes, and opens what can be changed of it. */
async function bringStripes(page: Page): Promise<string> {
  const name = `Stripes ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('link', { name: 'Pictures', exact: true }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture from this computer' }).click()
  const buffer = await stripes(page)
  await (await choosing).setFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  return name
}

async function savePicture(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Picture saved.')).toBeVisible()
}

test('a crop for phones shows on phones only', async ({ page, request, browser }) => {
  test.slow()
  const tour = await ownTour(request, 900)
  await signIn(page, 'publisher')
  const name = await bringStripes(page)
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('What it shows').fill('Four stripes')
  await dialog.getByRole('radio', { name: /^Top of a page on a phone/ }).check()
  const part = dialog.getByRole('button', { name: 'Area for “Top of a page on a phone”' })
  await part.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  const narrowed = Number(await dialog.getByLabel('Width').inputValue())
  await dialog.getByLabel('Width').fill('22')
  await dialog.getByLabel('From the left').fill('75')
  await part.focus()
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press('ArrowRight')
  expect(narrowed).toBeLessThan(70)
  await expect(dialog.getByText('77 % from the left')).toBeVisible()
  await savePicture(page)

  await page.goto(content(`studio/pages/${tour.key}`))
  await page.getByRole('button', { name: 'Choose another: Picture' }).click()
  await page.getByRole('dialog').getByLabel('Find a picture').fill(name)
  await page.getByRole('dialog').getByRole('option', { name }).click()
  await expectSaved(page)
  await publishOpenPage(page)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const visit = await phone.newPage()
  await expect.poll(async () => (await visit.goto(tour.path)) && visit.content()).toContain('Four stripes')
  const banner = visit.getByRole('img', { name: 'Four stripes' }).first()
  await expect.poll(() => stripesIn(banner)).toEqual(['yellow'])
  await visit.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => stripesIn(banner)).toEqual(expect.arrayContaining(['red', 'yellow']))
  await phone.close()
  await tour.remove()
})

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

test('a page is copied with the pages below it', async ({ page, request }) => {
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
