import { expect, type Page, test } from '@playwright/test'

test('a bar fills over five seconds while the next page loads', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.evaluate(() => {
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]')
      if (bar)
        sessionStorage.setItem('bar', `${sessionStorage.getItem('bar') ?? ''} ${bar.getAttribute('aria-valuenow')}`)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  // A form that takes its time, because browsers render other pages ahead; the next page sees the same session storage.
  await page.route('**/contactus', async route => {
    await new Promise(resolve => setTimeout(resolve, 5600))
    await route.continue()
  })
  await page.locator('footer a[href="/contactus"]').first().click()
  await expect(page).toHaveURL('/contactus')
  const values = ((await page.evaluate(() => sessionStorage.getItem('bar'))) ?? '').trim().split(' ').map(Number)
  expect(values.at(-1)).toBe(100)
  const steps = [...new Set(values)]
  expect(steps).toEqual([...steps].sort((one, other) => one - other))
  expect(steps.length).toBeGreaterThan(10)
})

test('a notice shows while offline', async ({ page, context }) => {
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

/** Addresses that a browser renders while the pointer rests on links of the footer, in the order given. */
async function renderedAhead(page: Page, links: string[], rules = 1): Promise<string[]> {
  const ahead: string[] = []
  page.context().on('request', request => {
    if (request.headers()['sec-purpose'] === 'prefetch;prerender') ahead.push(new URL(request.url()).pathname)
  })
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(rules)
  for (const link of links) await page.locator(`footer a[href="${link}"]`).first().hover()
  return ahead
}

test('a browser may render a cached page before its link is pressed, but none for one visitor', async ({ page }) => {
  const ahead = await renderedAhead(page, ['/contactus', '/cancel'])
  await expect.poll(() => ahead).toEqual(['/cancel'])
})

test('on a 2g line and with data saver on, a browser renders nothing before its link is pressed', {
  tag: '@nightly',
}, async ({ page, browser, baseURL, playwright, launchOptions }) => {
  const slowArgs = [...(launchOptions.args ?? []), '--force-effective-connection-type=2G']
  const slowBrowser = await playwright.chromium.launch({ ...launchOptions, args: slowArgs })
  const slow = await slowBrowser.newPage({ baseURL })
  const saving = await browser.newPage({ baseURL })
  const devTools = await saving.context().newCDPSession(saving)
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const without = [await renderedAhead(slow, ['/cancel'], 0), await renderedAhead(saving, ['/cancel'], 0)]
  // Others began later, and have rendered the page now.
  const control = await renderedAhead(page, ['/cancel'])
  await expect.poll(() => control).toEqual(['/cancel'])
  expect(without).toEqual([[], []])
  await slowBrowser.close()
})

test('without speculation rules a page is fetched when the pointer rests on its link, except with data saver', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = type => type === 'module'
  })
  const fetched: string[] = []
  page.on(
    'request',
    request => request.headers()['x-purpose'] === 'prefetch' && fetched.push(new URL(request.url()).pathname),
  )
  await page.goto('/tnc')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.locator('footer a[href="/cancel"]').first().hover()
  await expect.poll(() => fetched).toEqual(['/cancel'])
  const saveData = (value: boolean) =>
    page.evaluate(
      on => Object.defineProperty(navigator, 'connection', { value: { saveData: on }, configurable: true }),
      value,
    )
  await saveData(true)
  await page.locator('footer a[href="/pdpa"]').first().hover()
  await page.locator('footer a[href="/sitemap"]').first().hover()
  await saveData(false)
  await page.locator('footer a[href="/pdpa"]').first().hover()
  await expect.poll(() => fetched).toEqual(['/cancel', '/pdpa'])
})

test('no script is requested before the page has loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.route('**/img/**', async route => {
    // The pictures are slow; the script must wait for them.
    await expect.poll(() => scripts, { timeout: 1000, intervals: [100] }).toEqual([])
    await route.continue()
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  expect(scripts.length).toBeGreaterThan(0)
})
