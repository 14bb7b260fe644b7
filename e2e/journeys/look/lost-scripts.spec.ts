import { expect, type Page, test } from '@playwright/test'

const entry = /\/assets\/entry\.client-[^/]+\.js$/

/** Opens the log-in for agents, whose button needs script, while the site's script cannot be had. */
async function openWithoutScript(page: Page): Promise<void> {
  await page.route(entry, route => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed', request => entry.test(request.url()))
  await page.goto('/AgentLogin')
  await failed
}

test('a script that failed to load is fetched again at the next press, which then counts', async ({ page }) => {
  await openWithoutScript(page)
  await page.getByLabel('Trading ID / Username').fill('KLN-0042')
  await page.locator('#agent-password').fill('Wander-2026')
  await page.unroute(entry)
  const posted = page.waitForRequest(request => request.method() === 'POST' && request.url().includes('/agent/login'))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  expect(new URLSearchParams((await posted).postData() ?? '').get('VerificationID')).toBeTruthy()
})

test('while the script stays away, a press loads the page again once and then does without', async ({ page }) => {
  await openWithoutScript(page)
  const login = page.getByRole('button', { name: 'Login', exact: true })
  const again = page.waitForEvent('load')
  await login.click()
  await again
  const posted = page.waitForRequest(request => request.method() === 'POST' && request.url().includes('/agent/login'))
  await page.getByLabel('Trading ID / Username').fill('KLN-0042')
  await page.locator('#agent-password').fill('Wander-2026')
  await login.click()
  await posted
})
