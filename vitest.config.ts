import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { useTemporaryFolder } from './tools/testing/temporary-folder.ts'

useTemporaryFolder()

const ignored = ['**/node_modules/**', '**/build/**', '**/.data/**', '**/.cache/**']

/** Tests that leave no state behind share what their worker has imported: a third of the processor time (84 s, 28 s). */
const withoutState = '{ui,contracts,reference-data,drawings,systems/content/studio,site/app}/**/*.test.{ts,tsx}'

/** Tests that the calendar fails, not a change (a clone of any age has to build), and tests that wait for half a minute. */
const atNight = '**/*.nightly.test.ts'

/** Components that are operated in a real browser. */
const inBrowser = '**/*.browser.test.tsx'

/** Awaited conditions come true within moments; on a busy machine a moment is long. */
const patient = { poll: { timeout: 20_000 } }

// Property tests, databases and pictures take their time on a busy machine; none of them measures time.
const unit = { exclude: [...ignored, inBrowser, atNight], testTimeout: 60_000, hookTimeout: 60_000, expect: patient }

/** Each of these starts everything; side by side they would measure each other. */
const wholeStack = { fileParallelism: false, testTimeout: 300_000, hookTimeout: 300_000, expect: patient }

/** The browser of this machine; `npm test` finds it and sets `TEST_BROWSER`. Chromium's sandbox refuses root. */
const executablePath = process.env.TEST_BROWSER ?? '/usr/bin/chromium'
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking']

export default defineConfig({
  test: {
    // Many tests wait for a process or a clock: two cores are busy with three at a time, and a fourth gains nothing.
    maxWorkers: 3,
    // `npm run verify` counts the tests from this file.
    outputFile: process.env.VITEST_REPORT ? { json: process.env.VITEST_REPORT } : undefined,
    projects: [
      { test: { ...unit, name: 'unit', include: [withoutState], isolate: false } },
      {
        test: {
          ...unit,
          name: 'process',
          globalSetup: './tools/testing/database-server.ts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...unit.exclude, withoutState, 'tools/e2e/**'],
        },
      },
      {
        // Packages that are found only while tests run would come twice, and React must not.
        optimizeDeps: { entries: [inBrowser, 'ui/**/*.tsx'], include: ['react-dom/server', 'react-dom/client'] },
        resolve: { dedupe: ['react', 'react-dom'] },
        test: {
          name: 'components',
          include: [inBrowser],
          exclude: ignored,
          testTimeout: 60_000,
          expect: patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { ...wholeStack, name: 'stack', include: ['tools/e2e/operations/stack/**/*.test.ts'] } },
      {
        test: {
          ...wholeStack,
          name: 'nightly',
          include: [
            'tools/e2e/{operations/{instances,failover,aspnet,image},journeys/{enquiry,engines}}/**/*.test.ts',
            atNight,
          ],
          exclude: ignored,
        },
      },
    ],
  },
})
