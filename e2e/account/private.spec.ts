import { expect, test } from '@playwright/test'

test('the private calls say nothing to strangers, and are never kept', async ({ request }) => {
  const me = await request.get('/account/me')
  expect(await me.json()).toEqual({ signedIn: false })
  expect(me.headers()['cache-control']).toContain('no-store')
  expect((await request.get('/account/balances')).status()).toBe(401)
})

for (const cookie of ['session=', 'session=x', `session=${'x'.repeat(5000)}`, 'session=eyJhbGciOiJub25lIn0.e30.']) {
  test(`a cookie that is not ours (${cookie.slice(0, 24)}…) means signed out, not an error`, async ({ request }) => {
    const page = await request.get('/tnc', { headers: { cookie } })
    expect(page.status()).toBe(200)
    expect(await page.text()).toContain('data-login="log-in"')
    expect(await (await request.get('/account/me', { headers: { cookie } })).json()).toEqual({ signedIn: false })
  })
}

test('a verification is not given out without a solved captcha', async ({ request, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  for (const token of ['', 'x', 'e30=']) {
    const answer = await request.post('/account/agent-verification', { data: { token }, headers })
    expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String) })
  }
})

for (const origin of ['https://evil.example', 'null', undefined]) {
  test(`the private calls refuse posts from ${origin}`, async ({ request }) => {
    const headers: Record<string, string> = origin ? { origin } : {}
    const answer = await request.post('/account/check-email', { data: { email: 'a@b.example' }, headers })
    expect(answer.status()).toBe(403)
  })
}

test('words in the address are shown as text and cut', async ({ page }) => {
  const words = `<img src=x onerror=alert(1)>${'y'.repeat(400)}`
  await page.goto(`/?loginerror=${encodeURIComponent(words)}`)
  const shown = (await page.locator('.return-notice').textContent()) ?? ''
  expect(shown).toContain('<img src=x')
  expect(shown.length).toBeLessThanOrEqual(200)
  expect(await page.locator('.return-notice img').count()).toBe(0)
})
