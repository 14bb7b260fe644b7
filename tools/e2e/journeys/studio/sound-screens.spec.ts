import { expect, type Page, test } from '@playwright/test'
import { brokenRules, studioTags } from '../pages/broken-rules.ts'
import { watchForErrors } from '../pages/page-checks.ts'
import { chooseScreen, content, openAs, ownDeal, ownTour, signIn } from './studio-steps.ts'

/** The row of slides above the title of the home page. */
const homeSlider = '00000000-0000-4000-8000-000000000011'

async function expectAccessible(page: Page) {
  expect(await brokenRules(page, { tags: studioTags })).toEqual([])
}

test('the sign-in is accessible', async ({ page }) => {
  await page.goto(content('studio/'))
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
})

/** Opens the tree, and closes it again where it covers the rest. */
async function begin(page: Page, width: number) {
  await page.setViewportSize({ width, height: 1100 })
  if (width >= 960) return signIn(page, 'administrator')
  await openAs(page, 'administrator')
  await page.getByRole('button', { name: 'Pages' }).click()
  await expect(page.getByRole('treegrid')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pages' }).click()
}

const screens = 'Calendar,Releases,Find pages,To do,Translations,Pictures,Redirects,Trash,History,People'.split(',')

for (const [name, width] of [
  ['a desk', 1440],
  ['a tablet', 820],
] as const) {
  // A tablet shows the same screens one after the other.
  const tag = width === 1440 ? [] : '@nightly'
  test(`every list is accessible on ${name}`, { tag }, async ({ page }) => {
    test.slow()
    await begin(page, width)
    const errors = watchForErrors(page)
    await expectAccessible(page)
    for (const screen of screens) {
      await chooseScreen(page, screen)
      await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
      await expectAccessible(page)
    }
    expect(errors()).toEqual([])
  })

  test(`an open page is accessible on ${name}`, { tag }, async ({ page, request }) => {
    test.slow()
    const tour = await ownTour(request, 900)
    await begin(page, width)
    const errors = watchForErrors(page)
    await page.goto(content(`studio/pages/${tour.key}`))
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
    await expectAccessible(page)
    for (const tab of ['Search and sharing', 'Address and dates']) {
      await page.getByRole('tab', { name: tab }).click()
      await expectAccessible(page)
    }
    await page.goto(content(`studio/pages/${tour.key}/ms`))
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto(content(`studio/pages/${homeSlider}`))
    await expect(page.getByRole('heading', { name: /^What is in it/ })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(errors()).toEqual([])
    await tour.remove()
  })

  test(`itineraries and deals are accessible on ${name}`, { tag }, async ({ page, request }) => {
    test.slow()
    const itinerary = [
      { day: 1, title: 'Out', stops: [{ place: 'Kuah' }], text: 'By ferry.', overnight: 'Kuah' },
      { day: 2, title: 'Home', text: 'By plane.', meals: 'Breakfast' },
    ]
    const [tour, deal] = await Promise.all([ownTour(request, 900, { itinerary }), ownDeal(request)])
    await begin(page, width)
    const errors = watchForErrors(page)
    await page.goto(content(`studio/pages/${tour.key}`))
    await page.getByRole('button', { name: /^Day 1 · Out/ }).click()
    await page.getByRole('button', { name: 'Add a hotel in Kuah' }).click()
    await expect(page.getByRole('button', { name: 'Move Kuah', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto(content(`studio/pages/${deal.key}`))
    await expect(page.getByRole('region', { name: 'As visitors see it' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(errors()).toEqual([])
    await Promise.all([tour.remove(), deal.remove()])
  })
}
