import { test as base, type Page } from '@playwright/test'

const unread = ['*/img/*', '*.woff2', '*.js']
const viewport = { width: 1280, height: 720 }

/**
 * For tests that only read what the server sent: one page a worker, without script, pictures and fonts. Such a test takes
 * half the processor time of one with a page of its own.
 */
export const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
        baseURL: process.env.E2E_SITE_URL,
      })
      const page = await context.newPage()
      const chromium = await context.newCDPSession(page)
      await chromium.send('Network.enable')
      await chromium.send('Network.setBlockedURLs', { urls: unread })
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ reader }, use) => {
    await reader.context().clearCookies()
    await reader.setViewportSize(viewport)
    await use(reader)
    // A page that stands open goes on drawing.
    await reader.goto('about:blank')
  },
})
