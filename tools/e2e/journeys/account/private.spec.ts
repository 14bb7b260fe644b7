import { sealedCookie } from '@agency/contracts/session/testing/sealed-cookies.ts'
import { expect, test } from '@playwright/test'

test('a text from the booking site is escaped and cut', async ({ page }) => {
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
