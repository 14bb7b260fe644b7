import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { expect } from '@playwright/test'
import { freePort, type SiteProcess, startSite } from '../../operations/upstream/site-process.ts'
import { type StandInContent, startStandInContent } from '../content/stand-in-content.ts'
import { test } from '../read-only.ts'

/* Log-in, forms, thanks and links work without content. */
test.describe.configure({ mode: 'default' })
for (const state of ['has a home page and nothing else', 'is away'] as const) {
  test.describe(`while the content system ${state}`, () => {
    let content: StandInContent | undefined
    let site: SiteProcess

    test.beforeAll(async () => {
      if (state !== 'is away') {
        const home = { key: 'home', alias: 'homePage', name: 'Home', urlSegment: 'home' }
        content = await startStandInContent([home])
      }
      const contentUrl = content?.url ?? `http://127.0.0.1:${await freePort()}`
      site = await startSite({ CONTENT_URL: contentUrl, LOG_LEVEL: 'silent' })
    })
    test.afterAll(async () => {
      await site.stop()
      await content?.stop()
    })

    test('members and agents log in', async ({ page }) => {
      await page.goto(`${site.url}/Login`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In & Sign Up')
      await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible()
      await page.goto(`${site.url}/AgentLogin`)
      await expect(page.getByLabel('Trading ID / Username')).toBeVisible()
      await expect(page.locator('form:has(#agent-password)')).toHaveAttribute('action', /^\/AgentLogin\?loginerror=/)
    })

    test('every form can be sent, and thanks its sender', async ({ page }) => {
      for (const path of Object.values(enquiryKinds).map(({ page }) => page)) {
        const answer = await page.goto(site.url + path)
        expect(answer?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty()
        await expect(page.getByRole('main').getByRole('button', { name: 'Send' }), path).toBeVisible()
      }
      const answer = await page.goto(`${site.url}/contactthanks`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    })
  })
}

test('no link of the menus or of the page for unknown addresses is broken', async ({ page, request }) => {
  const home = { key: 'home', alias: 'homePage', name: 'Home', urlSegment: 'home' }
  const tours = { key: 'tours', alias: 'contentCatogory', name: 'Tours', urlSegment: 'ground-package', items: [] }
  const content = await startStandInContent([home, tours])
  const site = await startSite({ CONTENT_URL: content.url, LOG_LEVEL: 'silent' })
  try {
    const missing = await page.goto(`${site.url}/nowhere-at-all`)
    expect(missing?.status()).toBe(404)
    await expect(page.locator('.navigation__link')).toHaveText([/Tour Packages/])
    await expect(page.locator('.board').getByRole('link')).toHaveText([/Home/, /Tour Packages/])
    const links = await page
      .locator('header a[href^="/"], footer a[href^="/"], main a[href^="/"]')
      .evaluateAll(found => [...new Set(found.map(link => link.getAttribute('href') ?? ''))])
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) expect((await request.get(site.url + link)).status(), link).toBe(200)
  } finally {
    await site.stop()
    await content.stop()
  }
})
