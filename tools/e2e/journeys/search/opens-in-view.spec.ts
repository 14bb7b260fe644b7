import { expect, type Locator, type Page, test } from '@playwright/test'
import { panelStarted } from './posted-search.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Screens people have, and the room a browser leaves of 768 lines. */
const screens = [
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1180, height: 800 },
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
/** The lowest leaves the least room. */
const daily = screens[3]

/** What opens, how it is opened, and the field that has to stay in sight above it. */
const openings = {
  'the suggestions': async (page: Page) => {
    const field = page.getByRole('combobox', { name: 'From' })
    await field.click()
    await field.pressSequentially('london')
    await expect(page.getByRole('option', { name: 'London Heathrow' })).toBeVisible()
    return { field, opened: page.getByRole('listbox', { name: 'From' }) }
  },
  'the calendar': async (page: Page) => {
    const field = page.getByRole('textbox', { name: 'Depart' })
    await field.click()
    await expect(page.getByRole('listitem').filter({ hasText: /^25 Christmas Day$/ })).toBeVisible()
    return { field, opened: page.getByRole('dialog', { name: /Choose the day/ }) }
  },
  'the travellers': async (page: Page) => {
    const field = page.getByText('Travellers and cabin')
    await field.click()
    return { field, opened: page.getByRole('button', { name: 'Done' }) }
  },
} satisfies Record<string, (page: Page) => Promise<{ field: Locator; opened: Locator }>>

for (const viewport of screens) {
  for (const [what, open] of Object.entries(openings)) {
    const name = `${what} open wholly in view on a screen of ${viewport.width} by ${viewport.height}`
    test(name, { tag: viewport === daily && what === 'the calendar' ? [] : '@nightly' }, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.clock.setFixedTime('2026-12-10T10:00:00+08:00')
      await page.goto('/')
      await panelStarted(page)
      const { field, opened } = await open(page)
      await expect(opened).toBeInViewport({ ratio: 1 })
      await expect(field).toBeInViewport({ ratio: 1 })
      expect(await isCovered(field)).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    })
  }
}

test('without reduced motion the page scrolls smoothly to what opens', { tag: '@nightly' }, async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.goto('/')
  await panelStarted(page)
  await page.getByText('Travellers and cabin').click()
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  await context.close()
})

/** Whether something else, such as the header, lies over the middle of an element. */
function isCovered(locator: Locator): Promise<boolean> {
  return locator.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
    return !topmost || !(element.contains(topmost) || topmost.contains(element))
  })
}
