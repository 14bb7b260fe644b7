/**
 * `node tools/e2e/screenshots.ts`: pictures of every page type at 390, 820 and 1440 pixels, for people to look at, in `screenshots/`.
 * Against a site that runs (`E2E_SITE_URL`) or one that this starts for the time of the run. Paths may be given as arguments.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pageTypes } from '@agency/site/app/addresses/page-type.ts'
import { chromium, type Page } from '@playwright/test'
import { root } from '../scripts/install/steps.mjs'
import { findBrowser } from '../scripts/machine/browser.ts'
import browserSetup from './operations/stack/browser-setup.ts'

const widths = [390, 820, 1440]
const examples = Object.values(pageTypes).map(({ example }) => example)
const everyType = [...examples, '/hotel-deals-thailand', '/no-such-page', '/dev/components']

const folder = path.join(root, 'screenshots')
mkdirSync(folder, { recursive: true })
const stop = await browserSetup()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
const paths = process.argv.length > 2 ? process.argv.slice(2) : everyType
try {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    for (const address of paths) await photograph(page, address, width)
    await page.close()
  }
} finally {
  await browser.close()
  await stop?.()
}

/**
 * @param address path on the site
 * @param width pixels
 */
async function photograph(page: Page, address: string, width: number) {
  await page.goto(new URL(address, process.env.E2E_SITE_URL).href)
  // Late pictures are fetched now, not as they scroll into view.
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(
      pictures.filter(({ complete }) => !complete).map(picture => picture.decode().catch(() => undefined)),
    )
  })
  const name = address.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
  const file = path.join(folder, `${name}-${width}.png`)
  await page.screenshot({ path: file, fullPage: true })
  console.log(path.relative(process.cwd(), file))
}
