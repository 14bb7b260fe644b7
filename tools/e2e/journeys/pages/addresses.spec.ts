import { expect, test } from '@playwright/test'

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
