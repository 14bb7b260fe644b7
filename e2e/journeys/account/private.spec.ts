import { expect, test } from '@playwright/test'
import { sealedCookie } from './sealed-cookies.ts'

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
    expect(await page.text()).toMatch(/>Log in<\/a>/)
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

test('more than the private calls take is refused, not a failure', async ({ request, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  for (const length of [16_000, 17_000, 200_000]) {
    const answer = await request.post('/account/check-email', { data: { email: 'x'.repeat(length) }, headers })
    expect(answer.status()).toBe(length > 16_384 ? 413 : 400)
  }
})

test('words from a link are not shown', async ({ page }) => {
  await page.goto(`/?loginerror=${encodeURIComponent('Your account is locked. Call 1-900.')}`)
  await expect(page.locator('.return-notice')).toHaveText('You were not logged in. Please try again.')
})

test('words of the booking site are shown as text and cut', async ({ page }) => {
  const words = `<img src=x onerror=alert(1)>${'y'.repeat(400)}`
  await page.goto(`${process.env.E2E_BOOKING_URL}/account/login`)
  const back = `${process.env.E2E_SITE_URL}/?loginerror=${encodeURIComponent(words)}`
  await Promise.all([page.waitForURL(back), page.evaluate(url => location.assign(url), back)])
  const shown = (await page.locator('.return-notice').textContent()) ?? ''
  expect(shown).toContain('<img src=x')
  expect(shown.length).toBeLessThanOrEqual(200)
  expect(await page.locator('.return-notice img').count()).toBe(0)
})

test('every page greets its reader by name, and never by the name of another reader', async ({ request }) => {
  const readers = [
    { firstName: 'Mei-Ling', isAgent: false },
    { firstName: 'Rajan <b>', isAgent: true },
    { firstName: 'Jannah & co', isAgent: false },
    { firstName: undefined, isAgent: false },
  ]
  for (const path of [
    '/',
    '/tnc',
    '/cruises',
    '/blog?page=2',
    '/ground-package/langkawi-island-escape',
    '/not-there',
  ]) {
    for (const _ of ['rendered', 'from memory']) {
      for (const { firstName, isAgent } of readers) {
        const cookie = firstName && (await sealedCookie({ firstName, isAgent, userId: 70 + firstName.length }))
        const answer = await request.get(path, { headers: cookie ? { cookie } : {} })
        const page = await answer.text()
        const names = Array.from(page.matchAll(/data-first-name[^>]*>([^<]*)</g), ([, name]) => name)
        const greeting = firstName?.replace('&', '&amp;').replace('<b>', '&lt;b&gt;')
        expect(names, path).toEqual(greeting ? [greeting] : [])
        for (const word of ['Mei-Ling', 'Rajan', 'Jannah'])
          expect(page.includes(word)).toBe(!!firstName?.includes(word))
        expect(answer.headers()['cache-control']?.includes('private')).toBe(firstName !== undefined)
      }
    }
  }
})
