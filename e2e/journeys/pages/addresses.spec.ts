import { expect, test } from '@playwright/test'

const noRedirects = { maxRedirects: 0 }

for (const [asked, clean] of [
  ['/tnc/', '/tnc'],
  ['/tnc//?a=1&b=2', '/tnc?a=1&b=2'],
  ['/TNC', '/tnc'],
  ['/Blog//', '/blog'],
] as const) {
  test(`${asked} moved for good to ${clean}`, async ({ request }) => {
    const response = await request.get(asked, noRedirects)
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(clean)
  })
}

for (const path of ['/Login', '/login', '/AGENTLOGIN', '/AgentLogin']) {
  test(`${path} answers as it is spelt and names one clean address`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(/\/(Login|AgentLogin)$/)
  })
}

test('an old Detail address answers with the page and names the clean one', async ({ page }) => {
  await page.goto('/ground-package')
  const detail = (await page.locator('main .card__link').first().getAttribute('href')) ?? ''
  for (const old of ['/ground-packageDetail/', '/ground-package-detail/']) {
    const response = await page.goto(detail.replace('/ground-package/', old))
    expect(response?.status()).toBe(200)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(detail)
  }
})

test('HEAD has the headers of GET and no body', async ({ request }) => {
  const response = await request.head('/tnc')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('text/html')
  expect(await response.text()).toBe('')
})

test('OPTIONS names the methods, and others are refused by name', async ({ request }) => {
  const options = await request.fetch('/tnc', { method: 'OPTIONS' })
  expect(options.status()).toBe(204)
  expect(options.headers().allow).toContain('GET')
  const refused = await request.delete('/tnc')
  expect(refused.status()).toBe(405)
  expect(refused.headers().allow).toContain('GET')
})

test('there is no second way to a page for scripts that navigate', async ({ request }) => {
  for (const path of ['/ground-package.data', '/_root.data?_routes=root', '/contactus.data'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the policy forbids inline script that is not ours, and the page runs under it', async ({ page }) => {
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
