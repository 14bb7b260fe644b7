import { expect, type Page, test } from '@playwright/test'

const entry = /\/assets\/entry\.client-[^/]+\.js$/
const island = /\/assets\/trial\.island-[^/]+\.js$/

/** Opens the log-in for agents, whose button needs script, while the site's script cannot be had. */
async function openWithoutScript(page: Page): Promise<void> {
  await page.route(entry, route => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed', request => entry.test(request.url()))
  await page.goto('/AgentLogin')
  await failed
}

test('a script that failed to load is fetched again at the next click, which then takes effect', async ({ page }) => {
  await openWithoutScript(page)
  await page.getByLabel('Trading ID / Username').fill('KLN-0042')
  await page.locator('#agent-password').fill('Wander-2026')
  await page.unroute(entry)
  const posted = page.waitForRequest(request => request.method() === 'POST' && request.url().includes('/agent/login'))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  expect(new URLSearchParams((await posted).postData() ?? '').get('VerificationID')).toBeTruthy()
})

test('while the script is missing, the first click reloads the page, and the next one shows that the log-in needs script', {
  tag: '@nightly',
}, async ({ page }) => {
  await openWithoutScript(page)
  const login = page.getByRole('button', { name: 'Login', exact: true })
  const again = page.waitForEvent('load')
  await login.click()
  await again
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await page.getByLabel('Trading ID / Username').fill('KLN-0042')
  await page.locator('#agent-password').fill('Wander-2026')
  await login.click()
  await expect(page.getByText('needs script, which did not arrive').first()).toBeVisible()
  expect(posts).toEqual(['/AgentLogin'])
})

/** As on a page that is open while a new version is put in place. */
async function openAfterDeployment(page: Page): Promise<void> {
  await page.route(island, route => route.fulfill({ status: 404, body: '' }))
  await page.goto('/dev/components')
  await expect(page.locator('html')).toHaveClass(/scripted/)
}

test('a missing island reloads the page, where the click takes effect', async ({ page }) => {
  await openAfterDeployment(page)
  const again = page.waitForRequest(request => request.isNavigationRequest())
  await page.getByRole('button', { name: 'One more bag' }).click()
  await again
  await page.unroute(island)
  await expect(page.getByText('Bags: 2')).toBeVisible()
})

test('if an island stays missing, the page is not reloaded again', { tag: '@nightly' }, async ({ page }) => {
  let loaded = 0
  page.on('load', () => (loaded += 1))
  await openAfterDeployment(page)
  await page.getByRole('button', { name: 'One more bag' }).click()
  await expect.poll(() => loaded).toBe(2)
  const gone = page.waitForResponse(response => island.test(response.url()))
  await page.getByRole('textbox', { name: 'Traveller' }).fill('Siti')
  await gone
  await expect(page.getByRole('textbox', { name: 'Traveller' })).toHaveValue('Siti')
  expect(loaded).toBe(2)
})

test('a page with typed text is not reloaded for a lost script', { tag: '@nightly' }, async ({ page }) => {
  await openAfterDeployment(page)
  const traveller = page.getByRole('textbox', { name: 'Traveller' })
  // Filled in before anything is touched, as a password manager does.
  await traveller.evaluate(field => Object.assign(field, { value: 'Siti' }))
  let loaded = 0
  page.on('load', () => (loaded += 1))
  await page.evaluate(() => document.addEventListener('click', () => document.body.setAttribute('data-pressed', '')))
  await page.getByRole('button', { name: 'One more bag' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-pressed')
  await expect(traveller).toHaveValue('Siti')
  expect(loaded).toBe(0)
})
