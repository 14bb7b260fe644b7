import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/machine/browser.ts'

/** What somebody does on a page that has just loaded, most of it before React is there. */
const presses: { what: string; path: string; press: (page: Page) => Promise<void> }[] = [
  { what: 'opens the menu', path: '/', press: page => page.getByRole('button', { name: 'Menu' }).tap() },
  {
    what: 'opens the search, enters KUL',
    path: '/',
    async press(page) {
      await page.getByRole('link', { name: 'Where to?' }).tap()
      await page.getByRole('combobox', { name: 'From' }).tap()
      await page.keyboard.type('kul', { delay: 150 })
      await page.getByRole('option').first().tap()
    },
  },
  {
    what: 'opens the calendar, chooses a day',
    path: '/flights?from=KUL&to=PEN',
    async press(page) {
      await page.getByRole('textbox', { name: 'Leave' }).tap()
      await page.getByRole('grid').last().getByRole('button').last().tap()
    },
  },
  {
    what: 'enters a name in an enquiry',
    path: '/contactus',
    async press(page) {
      await page.getByRole('textbox', { name: /name/i }).first().tap()
      await page.keyboard.type('Mei Ling', { delay: 100 })
    },
  },
]

/**
 * How long a phone with a processor four times slower takes to show what a press or a key does: the slowest of each
 * journey in milliseconds (rounded to 8 by browsers), as Interaction to Next Paint counts it; medians of `rounds`.
 */
export async function measurePresses(
  site: string,
  rounds: number,
): Promise<{ what: string; path: string; ms: number }[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const measured = []
  try {
    for (const { what, path, press } of presses) {
      const slowest: number[] = []
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
        })
        slowest.push(await slowestPress(context, site + path, press))
        await context.close()
      }
      measured.push({ what, path, ms: slowest.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN })
    }
  } finally {
    await browser.close()
  }
  return measured
}

async function slowestPress(context: BrowserContext, url: string, press: (page: Page) => Promise<void>) {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const found: number[] = []
    Object.assign(window, { interactions: found })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) found.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url)
  await press(page)
  // Two frames, so that the last press is painted and counted.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(300)
  const found = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions)
  return Math.max(16, ...found)
}
