import { expect, type Page, test } from '@playwright/test'
import { oneMore, panelStarted } from './posted-search.ts'

/*
 * What opens and closes as the focus moves must not move what is about to be pressed: the button has to be where it was
 * when the press ends, and the press has to count.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const forms = [
  { path: '/flights', place: 'From', day: 'Depart', people: 'Travellers and cabin', button: 'Search flights' },
  { path: '/hotels', place: 'Where to', day: 'Check in', people: 'Rooms and guests', button: 'Search hotels' },
  {
    path: '/flight-plus-hotel',
    place: 'From',
    day: 'Depart',
    people: 'Travellers and rooms',
    button: 'Search flight + hotel',
  },
  { path: '/cars', place: 'Pick up at', day: 'Pick up', people: '', button: 'Search cars' },
]
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [screen, viewport] of Object.entries(screens)) {
  for (const { path, place, day, people, button } of forms) {
    const openings: Record<string, (page: Page) => Promise<unknown>> = {
      'nothing open': page => page.getByRole('combobox', { name: place }).press('Tab'),
      'the suggestions open': async page => {
        await page.getByRole('combobox', { name: place }).fill('kuala')
        await expect(page.getByRole('option').first()).toBeVisible()
      },
      'no suggestion found': async page => {
        await page.getByRole('combobox', { name: place }).fill('qqqqqq')
        await expect(page.getByText('No place found').first()).toBeAttached()
      },
      'the calendar open': async page => {
        await page.getByRole('textbox', { name: day, exact: true }).click()
        await expect(page.getByRole('dialog', { name: /Choose the day/ })).toBeVisible()
      },
    }
    if (people)
      openings['the travellers open'] = async page => {
        await page.getByText(people).click()
        await oneMore(page, 'Children').click()
      }
    for (const [what, open] of Object.entries(openings)) {
      // All forms are laid out alike, and a phone has the least room.
      const tag = path === '/flights' && screen === 'phone' && what === 'the suggestions open' ? [] : '@nightly'
      test(`${path} on a ${screen}: with ${what}, a click hits its button`, { tag }, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await panelStarted(page)
        // The faults of an earlier attempt stand beside the fields while they are corrected.
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('alert')).toBeFocused()
        await open(page)
        // The faults that are left get the focus, or the search leaves.
        const counts = Promise.any([
          expect(page.getByRole('alert')).toBeFocused(),
          page.waitForRequest(request => request.method() === 'POST'),
        ])
        await pressSlowly(page, button)
        await counts
      })
    }
  }
}

test('a day can be clicked while the holidays arrive', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-10T10:00:00+08:00')
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('/search/holidays', async route => {
    await held
    await route.continue()
  })
  await page.goto('/flights')
  await panelStarted(page)
  await page.getByRole('textbox', { name: 'Depart' }).click()
  await page.getByRole('button', { name: /^Tuesday 15 December 2026/ }).hover()
  await page.mouse.down()
  const arrived = page.waitForResponse('**/search/holidays')
  answer()
  await (await arrived).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Depart' })).toHaveValue('Tue 15 Dec 2026')
  await expect(page.getByRole('listitem').filter({ hasText: /^25 Christmas Day$/ })).toBeVisible()
})

/** Presses a button as people do: between down and up the page gets time to move under the pointer. */
async function pressSlowly(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  const before = await button.boundingBox()
  await page.mouse.down()
  for (let frame = 0; frame < 5; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await button.boundingBox()).toEqual(before)
  await page.mouse.up()
}
