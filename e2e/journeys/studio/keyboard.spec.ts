import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/install/steps.mjs'
import { openByKeys, pressByKey, publishByKeys, retype, signInByKeys, tabTo } from './keys.ts'
import { content, expectSaved, ownPage, ownTour } from './studio-steps.ts'

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

test('without a mouse, somebody brings a picture with words for it, and shows it on a tour', async ({
  page,
  request,
}) => {
  const tour = await ownTour(request, 900)
  const mark = crypto.randomUUID().slice(0, 8)
  await signInByKeys(page, 'publisher')
  await pressByKey(page.getByRole('link', { name: 'Pictures', exact: true }), 'back')
  const chooser = page.waitForEvent('filechooser')
  await pressByKey(page.getByRole('button', { name: /picture from this computer$/ }))
  const buffer = readFileSync(path.join(root, 'docs/pictures/studio/start.jpg'))
  await (await chooser).setFiles({ name: `quay-${mark}.jpg`, mimeType: 'image/jpeg', buffer })
  await retype(page.getByRole('dialog').getByLabel(/^What it shows/), `The quay ${mark} at dusk`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The picture is saved.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openByKeys(page, tour.name)
  await pressByKey(page.getByRole('button', { name: 'Picture (optional)', exact: true }).first())
  await retype(page.getByRole('dialog').getByLabel(/^Find a picture/), mark)
  const found = page.getByRole('dialog').getByRole('option')
  await expect(found).toHaveCount(1)
  await pressByKey(found)
  await expectSaved(page)
  await publishByKeys(page)
  await expect.poll(async () => (await request.get(tour.path)).text()).toContain(`The quay ${mark} at dusk`)
  await tour.remove()
})

test('without a mouse, somebody brings an old version back, and makes a page below it', async ({ page, request }) => {
  const own = await ownPage(request)
  await signInByKeys(page, 'publisher')
  await openByKeys(page, own.name)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await retype(title, 'A worse title')
  await expectSaved(page)
  await publishByKeys(page)
  await pressByKey(page.getByRole('button', { name: 'More', exact: true }), 'back')
  await expect(page.getByRole('menuitem', { name: 'Versions' })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressByKey(page.getByRole('button', { name: /^Version 1/ }))
  await pressByKey(page.getByRole('button', { name: 'Bring this version back' }))
  await expect(title).toHaveValue(own.name)
  await publishByKeys(page)
  await expect.poll(async () => (await request.get(own.path)).text()).not.toContain('A worse title')
  await tabTo(page.getByRole('row', { name: new RegExp(own.name) }), 'back')
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'New below' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  const name = `Below ${own.name}`
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const tree = await request.get(content('manage/tree'), { headers: { 'x-editor-key': 'sample-content-editor-key' } })
  expect((await tree.json()).nodes).toContainEqual(
    expect.objectContaining({ name, parentKey: own.key, state: 'draft' }),
  )
  await own.remove()
})
