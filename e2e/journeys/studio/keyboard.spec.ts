import { expect, test } from '@playwright/test'
import { openByKeys, pressByKey, publishByKeys, retype, signInByKeys, tabTo } from './keys.ts'
import { expectSaved, ownPage, ownTour } from './studio-steps.ts'

test.slow()

test('without a mouse, somebody signs in, finds a tour, changes its price, sorts its highlights and publishes it', async ({
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

test('without a mouse, somebody gives a page another address, and schedules it', async ({ page, request }) => {
  const own = await ownPage(request)
  await signInByKeys(page, 'publisher')
  await openByKeys(page, own.name)
  await tabTo(page.getByRole('tab', { selected: true }))
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Address and dates', selected: true })).toBeVisible()
  await tabTo(page.getByLabel('Address', { exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.type('-renamed')
  await expectSaved(page)
  await publishByKeys(page)
  await expect.poll(async () => (await request.get(own.path)).url()).toContain('-renamed')
  await tabTo(page.getByLabel('Shown from'))
  // The day as the month, so that it is the same wherever the control puts either first.
  await page.keyboard.type('12122098')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('1230a')
  await expect(page.getByLabel('Shown from')).toHaveValue('2098-12-12T00:30')
  await expectSaved(page)
  await publishByKeys(page, 'from 12 December 2098, 00:30 on, Malaysian time')
  await expect.poll(async () => (await request.get(`${own.path}-renamed`)).status()).toBe(404)
  await own.remove()
})
