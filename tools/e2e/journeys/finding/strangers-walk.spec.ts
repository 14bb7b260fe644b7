import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { fillForm, send, someone } from '../enquiry/form-steps.ts'
import { panelStarted, postedSearch } from '../search/posted-search.ts'

/*
 * A stranger presses until the booking site has a search, or an enquiry has a reference. What is typed is no press; from
 * an offer, opening its form is one press and sending it another.
 */
const screens = {
  'a low laptop': { viewport: { width: 1366, height: 650 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** A page whose presses are counted. */
class Walk {
  presses = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }
}

const deal = 'Kuala Lumpur to Kuching, return'
const penangDeal = 'Johor Bahru to Penang, return'
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first()

async function searchThere(walk: Walk, isScripted: boolean) {
  const { page } = walk
  if (isScripted) await panelStarted(page)
  const fields = await postedSearch(page, async () => {
    await walk.press(page.getByRole('button', { name: 'Search flights' }))
    // Without script, a page in between hands the search over.
    if (!isScripted) await walk.press(page.getByRole('button', { name: 'See what is available' }))
  })
  await expect(page.getByText(/search has arrived/)).toBeVisible()
  return fields
}

async function ask(walk: Walk, name: string): Promise<void> {
  const { page } = walk
  const message = 'The first week of June, two of us.'
  await fillForm(page, { message, name: 'Aisyah', email: someone(name), consent: true })
  walk.presses += 1
  await send(page)
}

for (const [screen, options] of Object.entries(screens)) {
  for (const javaScriptEnabled of [true, false]) {
    const where = `on ${screen}${javaScriptEnabled ? '' : ' without script'}`
    const isPhone = screen === 'a phone'
    const tag = javaScriptEnabled && isPhone ? [] : '@nightly'

    async function begin(browser: Browser, path: string): Promise<Walk> {
      const context = await browser.newContext({ ...options, javaScriptEnabled, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(path)
      return new Walk(page)
    }

    test(`from a deal to the booking site ${where}`, { tag }, async ({ browser }) => {
      const walk = await begin(browser, '/flight-deals')
      await walk.press(card(walk.page, deal))
      const fields = await searchThere(walk, javaScriptEnabled)
      expect(fields).toMatchObject({ DepartureStationCodeCMS: 'KUL', ArrivalStationCodeCMS: 'KCH' })
      expect(walk.presses).toBeLessThanOrEqual(3)
      await walk.page.context().close()
    })

    test(`from a destination to the booking site ${where}`, { tag: '@nightly' }, async ({ browser }) => {
      const walk = await begin(browser, '/holidays-in-penang')
      // Also in the banner of a wide screen; there is never more than one to see.
      await walk.press(walk.page.getByRole('link', { name: 'See the trips' }))
      await walk.press(card(walk.page, penangDeal))
      expect(await searchThere(walk, javaScriptEnabled)).toMatchObject({ ArrivalStationCodeCMS: 'PEN' })
      expect(walk.presses).toBeLessThanOrEqual(4)
      await walk.page.context().close()
    })

    test(`from an article to the booking site ${where}`, { tag: '@nightly' }, async ({ browser }) => {
      const walk = await begin(browser, '/blog/penang-hawker-day')
      if (isPhone) await walk.press(walk.page.getByRole('link', { name: 'See the trips' }))
      await walk.press(card(walk.page, penangDeal))
      expect(await searchThere(walk, javaScriptEnabled)).toMatchObject({ ArrivalStationCodeCMS: 'PEN' })
      expect(walk.presses).toBeLessThanOrEqual(4)
      await walk.page.context().close()
    })

    test(`from the home page by a deal to the booking site ${where}`, { tag: '@nightly' }, async ({ browser }) => {
      const walk = await begin(browser, '/')
      const first = walk.page.getByRole('main').locator('a[href^="/flights?"]').first()
      await walk.press(first)
      await searchThere(walk, javaScriptEnabled)
      expect(walk.presses).toBeLessThanOrEqual(3)
      await walk.page.context().close()
    })

    test(`from a tour to an enquiry with a reference ${where}`, { tag }, async ({ browser }) => {
      const walk = await begin(browser, '/ground-package/langkawi-island-escape')
      await walk.press(walk.page.getByRole('link', { name: 'Ask about this' }))
      await ask(walk, 'walk')
      expect(walk.presses).toBe(2)
      await walk.page.context().close()
    })
  }
}
