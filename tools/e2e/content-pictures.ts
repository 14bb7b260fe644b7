/**
 * The pictures of `docs/content.md`: one page of each content type, 640 pixels wide. `node tools/e2e/content-pictures.ts`, against a
 * site that runs (`E2E_SITE_URL`) or one that this starts for the time of the run.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pageTypes } from '@agency/site/app/addresses/page-type.ts'
import { chromium } from '@playwright/test'
import { root } from '../scripts/install/steps.mjs'
import { findBrowser } from '../scripts/machine/browser.ts'
import browserSetup from './operations/stack/browser-setup.ts'

const folder = path.join(root, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })
const stop = await browserSetup()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 0.5 })
  for (const { alias, example } of Object.values(pageTypes)) {
    await page.goto(new URL(example, process.env.E2E_SITE_URL).href, { waitUntil: 'networkidle' })
    await page.screenshot({ path: path.join(folder, `${alias}.jpg`), type: 'jpeg', quality: 70 })
  }
} finally {
  await browser.close()
  await stop?.()
}
