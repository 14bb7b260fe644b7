import { expect, test } from '@playwright/test'
import { chooseScreen, expectSaved, ownPage, signIn, typeDate } from './studio-steps.ts'

/** The next full minute that leaves time to choose it, in Malaysian time: `311220982330` for 31/12/2098, 23:30. */
function nextMinute() {
  const [year, month, day, hour, minute] = new Date(Date.now() + 8 * 3600_000 + 80_000).toISOString().split(/[-T:]/)
  return `${day}${month}${year}${hour}${minute}`
}

// Waits for the minute that it chose.
test('a draft goes live at the minute that was chosen, and the old version stays until then', {
  tag: '@nightly',
}, async ({ page, request }) => {
  test.setTimeout(150_000)
  const own = await ownPage(request)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const textOfSite = async () => (await request.get(own.path)).text()
  await signIn(page, 'publisher', `pages/${own.key}`)
  await title.fill('The price of Friday')
  await expectSaved(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'At a chosen hour' }).check()
  const choose = dialog.getByRole('button', { name: 'Go live at this hour' })
  await expect(choose).toBeEnabled()
  await typeDate(page, 'Day and time', '010120990900')
  await choose.click()
  await expect(dialog.getByText(/goes live on 1 January 2099, 09:00/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await title.fill('A later thought')
  await expectSaved(page)
  await expect(page.getByText(/Your changes since then are not in it/)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${own.name}.*goes live on 1 January 2099`) })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(page.url().replace(/pages\/.*/, 'calendar?month=2099-01'))
  const entry = page.getByRole('listitem').filter({ hasText: own.name }).last()
  await entry.getByRole('button', { name: 'Change or take back' }).click()
  await typeDate(page, 'Day and time', nextMinute())
  await dialog.getByRole('button', { name: 'Change the hour' }).click()
  await expect(page.getByText(/^It goes live on/)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('link', { name: 'Studio', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Goes live at a chosen hour' })).toBeVisible()
  expect(await textOfSite()).not.toContain('The price of Friday')
  await expect.poll(textOfSite, { timeout: 100_000 }).toContain('The price of Friday')
  await chooseScreen(page, 'History')
  await expect(page.getByText('published at an hour').first()).toBeVisible()
  await signIn(page, 'publisher', `pages/${own.key}`)
  await expect(title).toHaveValue('A later thought')
  await own.remove()
})
