import { expect, test } from '@playwright/test'
import { headOf } from '../content/page-parts.ts'

const noRedirects = { maxRedirects: 0 }

test('log-in pages answer in any spelling and name one canonical address', async ({ request }) => {
  for (const path of ['/Login', '/login', '/AGENTLOGIN', '/AgentLogin']) {
    const response = await request.get(path, noRedirects)
    expect(response.status(), path).toBe(200)
    expect(headOf(await response.text()).canonical).toMatch(/\/(Login|AgentLogin)$/)
  }
})

test('the policy forbids foreign inline scripts, and the page runs under it', async ({ page }) => {
  const response = await page.goto('/tnc')
  const policy = response?.headers()['content-security-policy'] ?? ''
  const scripts = /script-src [^;]*/.exec(policy)?.[0] ?? ''
  expect(scripts).toContain("'sha256-")
  expect(scripts).not.toContain('unsafe-inline')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    return 'injected' in window
  })
  expect(ran).toBe(false)
})
