import { expect, test } from '@playwright/test'
import { openByKeys, pressByKey, publishByKeys, retype, signInByKeys, tabTo } from './keys.ts'
import { stripes, stripesIn } from './stripes.ts'
import { expectSaved, ownTour, signIn } from './studio-steps.ts'

test.slow()

test('an editor signs in, finds a tour, changes its price, sorts its highlights and publishes it by keyboard', async ({
  page,
  request,
}) => {
  const tour = await ownTour(request, 1000)
  await signInByKeys(page, 'publisher')
  await openByKeys(page, tour.name)
  await retype(page.getByLabel('Price (optional)'), '1234')
  const highlights = page.getByRole('group', { name: /^Highlights/ })
  for (const [index, text] of ['Street art', 'Clan jetties'].entries()) {
    await pressByKey(highlights.getByRole('button', { name: /^Add to/ }), index === 0 ? 'on' : 'back')
    await expect(highlights.getByRole('textbox')).toHaveCount(index + 1)
    await retype(highlights.getByRole('textbox').nth(index), text, 'back')
    await tabTo(highlights.getByRole('button', { name: /^Add to/ }))
  }
  await tabTo(highlights.getByRole('button', { name: /^Move/ }).first(), 'back')
  await page.keyboard.press('ArrowDown')
  await expect(highlights.getByRole('textbox').first()).toHaveValue('Clan jetties')
  await expectSaved(page)
  await publishByKeys(page)
  await expect.poll(async () => (await request.get(tour.path)).text()).toMatch(/Clan jetties[\s\S]*Street art/)
  expect(await (await request.get(tour.path)).text()).toContain('1,234<small>.00</small>')
  await tour.remove()
})

test('an editor uploads a picture, describes it, crops it for phones and puts it on a tour by keyboard', {
  tag: '@nightly',
}, async ({ page, request, browser }) => {
  const tour = await ownTour(request, 900)
  const mark = crypto.randomUUID().slice(0, 8)
  await signIn(page, 'publisher')
  await pressByKey(page.getByRole('link', { name: 'Pictures', exact: true }), 'back')
  const choosing = page.waitForEvent('filechooser')
  await pressByKey(page.getByRole('button', { name: 'Add a picture from this computer' }))
  const buffer = await stripes(page)
  await (await choosing).setFiles({ name: `stripes-${mark}.jpg`, mimeType: 'image/jpeg', buffer })
  const dialog = page.getByRole('dialog')
  await tabTo(dialog.getByRole('radio', { checked: true }))
  const phone = dialog.getByRole('radio', { name: /^Top of a page on a phone/ })
  while (!(await phone.isChecked())) await page.keyboard.press('ArrowDown')
  await tabTo(dialog.getByRole('button', { name: 'Area for “Top of a page on a phone”' }))
  await page.keyboard.press('Shift+ArrowLeft')
  await retype(dialog.getByLabel('Width'), '22')
  await retype(dialog.getByLabel('From the left'), '77', 'back')
  await tabTo(dialog.getByRole('button', { name: 'Area for “Top of a page on a phone”' }), 'back')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('78 % from the left')).toBeVisible()
  await retype(dialog.getByLabel(/^What it shows/), `Four stripes ${mark}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Picture saved.')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await openByKeys(page, tour.name)
  await pressByKey(page.getByRole('button', { name: 'Choose another: Picture' }))
  await retype(dialog.getByLabel(/^Find a picture/), mark)
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await pressByKey(dialog.getByRole('option'))
  await expect(dialog).toHaveCount(0)
  await expectSaved(page)
  await publishByKeys(page)

  const visit = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await expect.poll(async () => (await visit.goto(tour.path)) && visit.content()).toContain(`Four stripes ${mark}`)
  const banner = visit.getByRole('img', { name: `Four stripes ${mark}` }).first()
  await expect.poll(() => stripesIn(banner)).toEqual(['yellow'])
  await visit.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => stripesIn(banner)).toEqual(expect.arrayContaining(['red', 'yellow']))
  await visit.context().close()
  await tour.remove()
})
