import { addMonths, malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { expect, test } from '@playwright/test'
import { chooseByKeys, goTo, openByKeys, pressByKey, publishByKeys, retype, tabTo } from './keys.ts'
import { dayPart, expectSaved, ownDeal, ownPage, signIn, written } from './studio-steps.ts'

test.slow()

test('an editor changes the dates of a deal by keyboard', { tag: '@nightly' }, async ({ page, request }) => {
  const deal = await ownDeal(request)
  await signIn(page, 'publisher')
  await openByKeys(page, deal.name)
  for (const [field, day] of [
    ['Travel from', '05042097'],
    ['Travel until', '06072097'],
  ] as const) {
    await tabTo(dayPart(page, field))
    await page.keyboard.type(day)
  }
  await expect(page.getByRole('region', { name: 'As visitors see it' })).toContainText('5 Apr – 6 Jul 2097')
  await expectSaved(page)
  await publishByKeys(page)
  expect(await written(request, deal.key)).toMatchObject({ travelFrom: '2097-04-05', travelUntil: '2097-07-06' })
  await deal.remove()
})

test('an editor schedules the end of a page by keyboard, and shares a link to the draft', {
  tag: '@nightly',
}, async ({ page, request, context }) => {
  const own = await ownPage(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'publisher')
  await openByKeys(page, own.name)
  await retype(page.getByRole('textbox', { name: 'Title', exact: true }), 'Seen by the boss alone')
  await expectSaved(page)
  await pressByKey(page.getByRole('button', { name: 'More', exact: true }), 'back')
  await chooseByKeys(page, 'Copy a link for others')
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(await (await request.get(link)).text()).toContain('Seen by the boss alone')
  expect(await (await request.get(own.path)).text()).not.toContain('Seen by the boss alone')

  await tabTo(page.getByRole('tab', { selected: true }))
  await page.keyboard.press('End')
  await tabTo(dayPart(page, 'Shown until'))
  const [year, month] = addMonths(malaysianDay(Date.now()), 1).split('-')
  await page.keyboard.type(`01${month}${year}0000`)
  await expectSaved(page)
  await publishByKeys(page)
  await pressByKey(page.getByRole('link', { name: 'Calendar', exact: true }), 'back')
  await pressByKey(page.getByRole('navigation', { name: 'Other months' }).getByRole('link').last())
  await expect(
    page.getByRole('listitem').filter({ hasText: 'ends' }).getByRole('link', { name: own.name }),
  ).toBeVisible()
  await own.remove()
})

test('an editor finds and repairs a broken link by keyboard', async ({ page, request }) => {
  const own = await ownPage(request, 'Read [how visas work](/no-such-page) first.')
  await signIn(page, 'publisher')
  await pressByKey(page.getByRole('link', { name: /^To do/ }), 'back')
  await retype(page.getByLabel('Filter'), own.name)
  const row = page.getByRole('row').filter({ hasText: own.name }).filter({ hasText: '/no-such-page' })
  await pressByKey(row.getByRole('link', { name: own.name }))
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toBeFocused()
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  const link = toolbar.getByRole('button', { name: 'Link', exact: true, pressed: true })
  await expect(link).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(toolbar.getByRole('button').last()).toBeFocused()
  await goTo(link, 'ArrowLeft')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Or another address')
  await expect(address).toHaveValue('/no-such-page')
  await retype(address, '/faq')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(text).toBeFocused()
  await expect(text.getByRole('link', { name: 'how visas work' })).toHaveAttribute('href', '/faq')
  await expectSaved(page)
  await publishByKeys(page)
  await expect.poll(async () => (await request.get(own.path)).text()).toContain('<a href="/faq">how visas work</a>')
  await own.remove()
})
