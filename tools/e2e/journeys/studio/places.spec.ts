import { expect, test } from '@playwright/test'
import { content, expectSaved, ownPage, ownTour, publishOpenPage, signIn, typeDate } from './studio-steps.ts'

test('a page is scheduled past midnight in Kuala Lumpur from any time zone', { tag: '@nightly' }, async ({
  browser,
  request,
}) => {
  const own = await ownPage(request)
  const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-MY' })
  const page = await context.newPage()
  await signIn(page, 'publisher', `pages/${own.key}`)
  await page.getByRole('tab', { name: 'Address and dates' }).click()
  await typeDate(page, 'Shown until', '311220982330')
  await typeDate(page, 'Shown from', '011220980030')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('off the site until 1 December 2098, 00:30, Malaysian time')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  // What was found stands above the box, and pushes it down as it comes.
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Take this page off the site until then' }).check({ force: true })
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('dialog').getByText(/^Published\./)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(content('studio/calendar?month=2098-12'))
  const day = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(day('1 December 2098')).toContainText(own.name)
  await expect(day('1 December 2098')).toContainText('00:30')
  await expect(day('31 December 2098')).toContainText('23:30')
  await expect.poll(async () => (await request.get(own.path)).status()).toBe(404)
  await own.remove()
  await context.close()
})

test('a page is renamed, and its old address redirects to the new one', async ({ page, request }) => {
  const own = await ownPage(request)
  await signIn(page, 'publisher', `pages/${own.key}`)
  await page.getByRole('tab', { name: 'Address and dates' }).click()
  await page.getByLabel('Address', { exact: true }).fill(`${own.path.slice(1)}-renamed`)
  await expectSaved(page)
  await publishOpenPage(page)
  await expect.poll(async () => (await request.get(own.path)).url()).toContain('-renamed')
  await page.getByRole('link', { name: 'Redirects' }).click()
  await expect(page.getByRole('row').filter({ hasText: own.path }).first()).toContainText('automatically')
  await own.remove()
})

test('a page is created, deleted and restored with the keyboard', async ({ page }) => {
  await signIn(page, 'publisher')
  const home = page.getByRole('row', { name: /^Home/ })
  await home.focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'New page below' }).press('Enter')
  const name = `By keys ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Move to trash' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'Trash' }).press('Enter')
  const trashed = page.getByRole('row').filter({ hasText: name })
  await trashed.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(trashed.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('the accessible name of a button that opens a window contains its text', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const tour = await ownTour(request, 900)
  await signIn(page, 'writer', `pages/${tour.key}`)
  const button = page.getByRole('button', { name: 'Choose another: Picture', exact: true })
  await expect(button).toHaveText('Choose another')
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Choose a picture' })).toBeVisible()
  await tour.remove()
})

test('a page found by Ctrl K shows in the tree below its ancestors', { tag: '@nightly' }, async ({ page, request }) => {
  const [above, other] = await Promise.all([ownPage(request), ownPage(request)])
  const below = await ownPage(request, 'Words.', { parentKey: above.key })
  await signIn(page, 'writer')
  for (const own of [below, other]) {
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').fill(own.name)
    await page.getByRole('option', { name: own.name }).click()
    await expect(page.getByRole('row', { name: own.name })).toBeInViewport({ ratio: 1 })
  }
  await Promise.all([below.remove(), other.remove()])
  await above.remove()
})

test('buttons of the text toolbar have accessible names that match their texts', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const own = await ownPage(request)
  await signIn(page, 'writer', `pages/${own.key}`)
  const buttons = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button')
  await expect(buttons).not.toHaveCount(0)
  for (const button of await buttons.all()) {
    const seen = (await button.innerText()).trim()
    if (/\w/.test(seen)) await expect(button).toHaveAccessibleName(new RegExp(seen, 'i'))
  }
  await own.remove()
})
