/**
 * The pictures of `docs/editing.md`. `npm run screenshots:docs`, against a stack that runs (`E2E_SITE_URL`, `E2E_CONTENT_URL`) or
 * one that this starts for the time of the run.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../scripts/install/steps.mjs'
import { findBrowser } from '../scripts/machine/browser.ts'
import { content, signIn } from './journeys/studio/studio-steps.ts'
import browserSetup from './operations/stack/browser-setup.ts'

const folder = path.join(root, 'docs', 'pictures', 'studio')
mkdirSync(folder, { recursive: true })
const stop = await browserSetup()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  const viewport = { width: 1280, height: 800 }
  const page = await browser.newPage({ viewport, deviceScaleFactor: 0.75, locale: 'en-MY' })
  const picture = (name: string) =>
    page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 75 })
  await signIn(page, 'publisher')
  await picture('start')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('penang')
  await page
    .getByRole('option', { name: /Penang/ })
    .first()
    .waitFor()
  await picture('search')
  await page
    .getByRole('option', { name: /^Penang, 3 nights/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await picture('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  await picture('sharing')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now', disabled: false }).waitFor()
  await picture('publish')
  await page.goto(content('studio/calendar'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture('calendar')
} finally {
  await browser.close()
  await stop?.()
}
