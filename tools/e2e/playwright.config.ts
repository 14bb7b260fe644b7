import { defineConfig } from '@playwright/test'

/** Without a download of its own: the browser of this machine. `npm test` finds it and sets `TEST_BROWSER`. */
const executablePath = process.env.TEST_BROWSER ?? '/usr/bin/chromium'
/** Chromium's sandbox refuses root; without its background calls it leaves the network alone. */
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // `npm test` runs what is not tagged, `npm run test:nightly` the rest.
  projects: [
    { name: 'daily', grepInvert: /@nightly/ },
    { name: 'nightly', grep: /@nightly/ },
  ],
  globalSetup: './operations/stack/browser-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stand still for seconds; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    baseURL: process.env.E2E_SITE_URL,
    launchOptions: { executablePath, args },
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    trace: 'on-first-retry',
  },
})
