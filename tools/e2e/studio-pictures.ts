/**
 * The pictures of `docs/editing.md`. `node tools/e2e/studio-pictures.ts`, against a stack that runs (`E2E_SITE_URL`, `E2E_CONTENT_URL`) or
 * one that this starts for the time of the run.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { root } from '../scripts/install/steps.mjs'
import { findBrowser } from '../scripts/machine/browser.ts'
import { content, type Role, signIn } from './journeys/studio/studio-steps.ts'
import browserSetup from './operations/stack/browser-setup.ts'

const folder = path.join(root, 'docs', 'pictures', 'studio')
mkdirSync(folder, { recursive: true })
const stop = await browserSetup()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
})
try {
  await asPublisher(await openedBy(browser, 'publisher'))
  await asAdministrator(await openedBy(browser, 'administrator'))
} finally {
  await browser.close()
  await stop?.()
}

async function openedBy(browser: Browser, role: Role): Promise<Page> {
  const viewport = { width: 1280, height: 800 }
  const page = await browser.newPage({ viewport, deviceScaleFactor: 0.75, locale: 'en-MY', reducedMotion: 'reduce' })
  await signIn(page, role)
  return page
}

async function picture(page: Page, name: string) {
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode().catch(() => undefined))))
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 })
}

/** Finds a page by Ctrl K. */
async function open(page: Page, words: string, name: RegExp) {
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('option', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function screen(page: Page, name: string) {
  await page.goto(content(`studio/${name}`))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture(page, name)
}

async function asPublisher(page: Page) {
  await picture(page, 'start')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('penang')
  await page
    .getByRole('option', { name: /Penang/ })
    .first()
    .waitFor()
  await picture(page, 'search')
  await page.keyboard.press('Escape')

  await open(page, 'langkawi island escape', /^Langkawi Island Escape/)
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  const days = page.getByRole('group', { name: 'Day by day' })
  await days.getByRole('button', { name: /^Day 1/ }).click()
  await days.evaluate(element => element.scrollIntoView())
  await picture(page, 'itinerary')
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  await picture(page, 'sharing')
  await page.getByRole('tab', { name: 'Address and dates' }).click()
  await picture(page, 'dates')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now', disabled: false }).waitFor()
  await picture(page, 'publish')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Content' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  const site = page.frameLocator('iframe')
  await site.getByRole('heading', { level: 1 }).waitFor()
  await site
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
  await picture(page, 'page')

  await open(page, 'langkawi ground series', /^Langkawi ground series/)
  await picture(page, 'deal')
  await cutPicture(page)
  for (const name of ['calendar', 'checks']) await screen(page, name)
}

/** A picture that the run brings, and takes away again. */
async function cutPicture(page: Page) {
  await page.goto(content('studio/pictures'))
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture from this computer' }).click()
  const drawing = await page.request.get(content('media/0/deal-hotel-penang.svg'))
  const chosen = { name: 'shophouse-hotel.svg', mimeType: 'image/svg+xml', buffer: await drawing.body() }
  await (await choosing).setFiles(chosen)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^What it shows/).fill('A shophouse hotel with louvred shutters')
  await dialog.getByRole('radio', { name: /^Top of a page on a phone/ }).check()
  await picture(page, 'crops')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function asAdministrator(page: Page) {
  for (const name of ['account', 'users']) await screen(page, name)
}
