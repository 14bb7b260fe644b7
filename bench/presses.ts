import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/machine/browser.ts'
import { type FirstTouch, firstTouches, livePresses, type PressesOnPage } from './press-list.ts'
import { taskTimes, traceMainThread } from './trace.ts'

export type FirstTouchTime = { what: string; path: string; visible: number; works: number }
/** Milliseconds by the clock until something was shown, and of processor in the longest task on the way. */
export type PressTime = { what: string; path: string; ms: number; task: number }
/** Its events and the pictures after them: from the first to the last, and the longest of one event. */
type Interaction = { from: number; until: number; longest: number }

/** As `Network.emulateNetworkConditions` takes it: milliseconds and bytes a second. */
const slowLine = { latency: 150, downloadThroughput: 1638.4 * 128, uploadThroughput: 675 * 128 }
const slowdown = 4
const noInteraction = 16

/**
 * How long a phone on a slow line, with a processor four times slower, takes after a touch on a page that has just loaded
 * and whose components are not hydrated: until something is seen, and until it works, both from the moment of the touch.
 * Milliseconds, medians of `rounds`.
 */
export async function measureFirstTouches(site: string, rounds: number): Promise<FirstTouchTime[]> {
  return withBrowser(async browser => {
    const measured = []
    for (const touch of firstTouches) {
      const runs = await repeated(rounds, () =>
        onPhone(browser, site + touch.path, { isSlowLine: true, slowdown }, page => firstTouch(page, touch)),
      )
      const of = (which: 'visible' | 'works') => median(runs.map(run => run[which]))
      measured.push({ what: touch.what, path: touch.path, visible: of('visible'), works: of('works') })
    }
    return measured
  })
}

/**
 * How long that phone takes to show what a press or a key does once the component is hydrated, as Interaction to Next Paint
 * counts it (rounded to 8 by browsers). Milliseconds; the slowest of a kind in one visit, medians of `rounds` visits.
 */
export async function measureLivePresses(site: string, rounds: number): Promise<PressTime[]> {
  return withBrowser(async browser => {
    const measured: PressTime[] = []
    for (const visit of livePresses) {
      const timed = (isTraced: boolean) =>
        repeated(rounds, () =>
          onPhone(browser, site + visit.path, { isSlowLine: false, slowdown: isTraced ? 1 : slowdown }, page =>
            slowest(page, visit, isTraced),
          ),
        )
      // Tracing takes time itself, and a slowed-down browser counts the time that it idles.
      const [byClock, byProcessor] = [await timed(false), await timed(true)]
      for (const [index, { what }] of visit.presses.entries()) {
        const middle = (runs: number[][]) => median(runs.map(run => run[index] ?? Number.NaN))
        measured.push({ what, path: visit.path, ms: middle(byClock), task: middle(byProcessor) })
      }
    }
    return measured
  })
}

async function firstTouch(page: Page, { touch, works }: FirstTouch): Promise<Omit<FirstTouchTime, 'what' | 'path'>> {
  const working = page.evaluate(
    selector =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          if (document.querySelector(selector)?.checkVisibility()) resolve(performance.now())
          else if (performance.now() > 30_000) reject(new Error(`There is no ${selector} after 30 seconds.`))
          else requestAnimationFrame(look)
        }
        look()
      }),
    works,
  )
  await touch(page)
  const worksAt = await working
  const [first] = await interactions(page)
  if (!first) throw new Error('The touch was no interaction.')
  return { visible: first.until - first.from, works: worksAt - first.from }
}

async function slowest(page: Page, { island, presses }: PressesOnPage, isTraced: boolean): Promise<number[]> {
  await page.waitForFunction(() => 'siteStarted' in window)
  if (island) await untilHydrated(page, island)
  const found = []
  for (const { press } of presses) {
    await interactions(page)
    const browser = page.context().browser()
    if (isTraced && browser) {
      const events = await traceMainThread(browser, () => press(page).then(() => interactions(page)))
      found.push(Math.max(...taskTimes(events).map(({ ms }) => ms)))
      continue
    }
    await press(page)
    const seen = await interactions(page)
    found.push(Math.max(noInteraction, ...seen.map(({ longest }) => longest)))
  }
  return found
}

/** Touches the page and watches it until the island has been hydrated. */
export async function untilHydrated(page: Page, island: string): Promise<void> {
  await page.locator('h1').tap()
  await page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor()
}

/** The presses since it was asked last, each from its beginning to the picture that shows what it did. */
async function interactions(page: Page): Promise<Interaction[]> {
  // Two frames and a rest, so that the last press is painted and counted.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(300)
  const entries = await page.evaluate(() => {
    const { interactionEntries } = window as unknown as { interactionEntries: PerformanceEventTiming[] }
    return interactionEntries
      .splice(0)
      .map(({ interactionId, startTime, duration }) => ({ interactionId, startTime, duration }))
  })
  const byPress = new Map<number, Interaction>()
  for (const { interactionId, startTime, duration } of entries) {
    const { from, until, longest } = byPress.get(interactionId) ?? { from: startTime, until: 0, longest: 0 }
    byPress.set(interactionId, {
      from: Math.min(from, startTime),
      until: Math.max(until, startTime + duration),
      longest: Math.max(longest, duration),
    })
  }
  return [...byPress.values()]
}

async function onPhone<Found>(
  browser: Browser,
  url: string,
  { isSlowLine, slowdown }: { isSlowLine: boolean; slowdown: number },
  measure: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const interactionEntries: PerformanceEventTiming[] = []
      Object.assign(window, { interactionEntries })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) interactionEntries.push(entry)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (isSlowLine) await slowLineFor(page)
    await page.goto(url)
    return await measure(page)
  } finally {
    await context.close()
  }
}

export async function slowLineFor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine })
}

export const launchBrowser = async () =>
  chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })

async function withBrowser<Found>(measure: (browser: Browser) => Promise<Found>): Promise<Found> {
  const browser = await launchBrowser()
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

async function repeated<Found>(rounds: number, measure: () => Promise<Found>): Promise<Found[]> {
  const found = []
  for (let round = 0; round < rounds; round++) found.push(await measure())
  return found
}

function median(values: number[]): number {
  return Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN)
}
