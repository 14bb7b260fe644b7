import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { test as reading } from '../read-only.ts'

/** A field of the flight form; its list of suggestions has the same name. */
const field = (page: Page, name: string) => {
  const form = page.getByRole('form', { name: 'Flights' })
  return form.getByLabel(name, { exact: true }).and(form.locator('input:not([type=radio])'))
}

test('in a low laptop window the whole row of search fields is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/')
  for (const name of ['From', 'To', 'Depart', 'Return']) await expect(field(page, name)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeInViewport({ ratio: 1 })
})

test('in the same window a list shows its first cards, and an offer its title and price', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/tours')
  await expect(page.locator('#results').getByRole('article').first()).toBeInViewport()
  await page.goto('/ground-package/langkawi-island-escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').getByText('RM 598.00').first()).toBeInViewport({ ratio: 1 })
})

test('on a phone the search field covers no words below slides that are pictures alone', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.evaluate(() => {
    for (const words of document.querySelectorAll('.hero-slide__text')) words.remove()
  })
  const field = await page.locator('.search__open').boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
})

test('nothing moves when the slides of the home page arrive after its search', async ({ page, request, baseURL }) => {
  const html = await (await request.get('/')).text()
  const server = createServer(async ({ url = '' }, response) => {
    if (url !== '/') return response.writeHead(302, { location: baseURL + url }).end()
    const cut = html.indexOf('class="carousel')
    response.setHeader('content-type', 'text/html').write(html.slice(0, cut))
    await sleep(500)
    response.end(html.slice(cut))
  }).listen(0)
  const { port } = server.address() as AddressInfo
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`http://127.0.0.1:${port}/`)
    const shifts = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          let sum = 0
          const add = (list: PerformanceObserverEntryList) => {
            for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value
          }
          new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 500)
        }),
    )
    // The font may move a line by a pixel; slides that push the search moved a fifth of the screen.
    expect(await shifts, `at ${width}`).toBeLessThan(0.01)
  }
  server.close()
})

test('on a phone the price and the search button of a deal are both visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/flight-deals')
  await page.getByRole('main').getByRole('link', { name: 'Kuala Lumpur to Kuching, return', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search flights' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/^RM [\d,]+\.\d{2}$/)
      .first(),
  ).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeInViewport({ ratio: 1 })
})

test('on a tablet the names of places are not cut', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/')
  for (const name of ['From', 'To']) {
    const place = field(page, name)
    await place.fill('Kuala Lumpur International (KUL)')
    // One of them is rounded up.
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1)
  }
})

reading('the tiles of tours, ships and tickets say from which price on', async ({ page }) => {
  await page.goto('/')
  const tile = page.getByRole('main').getByRole('link', { name: /^Ground packages/ })
  await expect(tile).toContainText(/from RM [\d,]+\.\d{2}/)
})

reading('no card stands twice on a page', async ({ page }) => {
  for (const path of ['/', '/flight-deals', '/hotel-deals', '/flight-plus-hotel-deals', '/car-rental-deals']) {
    await page.goto(path)
    const links = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .evaluateAll(found => found.map(link => link.getAttribute('href')))
    expect(links.length, path).toBeGreaterThan(3)
    expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([])
  }
})

test('a row wider than the screen has arrows, a count and a part of the next card', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/discover-malaysia')
  const row = page.getByRole('region', { name: /deals/i })
  await row.scrollIntoViewIfNeeded()
  await expect(page.getByText(/^\d+ in this row/)).toBeVisible()
  const cards = row.getByRole('article')
  await expect(cards.nth(4)).toBeInViewport({ ratio: 0.2 })
  await expect(cards.nth(6)).not.toBeInViewport()
  const box = await row.boundingBox()
  const place = await row.evaluate(element => {
    const { width, right } = getComputedStyle(element, '::scroll-button(right)')
    return { width: Number.parseFloat(width), right: Number.parseFloat(right) }
  })
  const frame = await page.locator('.rail-frame').filter({ has: row }).boundingBox()
  if (!box || !frame) throw new Error('The row is not there.')
  await page.mouse.click(frame.x + frame.width - place.right - place.width / 2, frame.y + 120)
  await expect(cards.nth(6)).toBeInViewport({ ratio: 0.5 })
})

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the footer is folded, and every column opens with a tap', async ({ page }) => {
    await page.goto('/tnc')
    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: 'All cruises' })
    await expect(link).toBeHidden()
    expect((await footer.boundingBox())?.height).toBeLessThan(1400)
    await footer.getByText('Cruises', { exact: true }).filter({ visible: true }).click()
    await expect(link).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

  test('the panel over the picture opens the page of the form for an airline', async ({ page }) => {
    await page.goto('/')
    await page.getByText('Airline, student fares, promo code').first().click()
    await page.getByRole('link', { name: 'Choose an airline' }).first().click()
    await expect(page).toHaveURL('/flights')
    await page.getByText('Airline, student fares, promo code').click()
    await expect(page.getByLabel('Preferred airline').getByRole('option')).not.toHaveCount(1)
  })
})
