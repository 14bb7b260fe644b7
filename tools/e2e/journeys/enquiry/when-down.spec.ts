import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { expect, type Page, test } from '@playwright/test'
import { startSite } from '../../operations/upstream/site-process.ts'
import { expectSoundPage } from '../pages/page-checks.ts'
import { type AwayBackend, awayBackend } from './away-backend.ts'
import { fillForm, readMailbox, readThanks, someone } from './form-steps.ts'
import { fullDisk } from './full-disk.ts'

let backend: AwayBackend

test.beforeEach(async () => {
  backend = await awayBackend(process.env.E2E_BACKEND_URL ?? '')
})
test.afterEach(() => backend.stop())

const settings = () => ({
  CONTENT_URL: process.env.E2E_CONTENT_URL ?? '',
  BACKEND_URL: backend.url,
  ENQUIRY_MIN_SECONDS: '0',
})

/** Fills in the form as editors wrote it: a site that has just started may be without its content, and has a plainer one. */
async function fillIn(page: Page, site: string, name: string) {
  await expect(async () => {
    await page.goto(`${site}/contactus`)
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await fillForm(page, { ...sampleEnquiries.contact, email: someone(name) })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', {
    tag: javaScriptEnabled ? '@nightly' : [],
  }, () => {
    test.use({ javaScriptEnabled })

    test('if the disk is full as well, a message says so and whom to call, and the text stays', async ({ page }) => {
      const disk = fullDisk()
      const site = await startSite({ ...settings(), DATA_DIR: disk.folder })
      try {
        await fillIn(page, site.url, 'full')
        await page.getByRole('button', { name: 'Send message' }).click()
        const alert = page.getByRole('alert').filter({ hasText: 'we do not have it yet' })
        await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
        await expect(alert.locator('a[href^="mailto:"]')).toBeVisible()
        await expect(page.getByLabel('Your message')).toHaveValue('Is there a room for four?\nWe like it quiet.')
        await expect(page.getByLabel('Your name')).toHaveValue('Aisyah Rahman')
        if (javaScriptEnabled) await expectSoundPage(page)
        await backend.comeBack()
        await expect(async () => {
          // A press of which the answer is late is not repeated: the page of thanks has no such button.
          if (!page.url().includes('/contactthanks')) await page.getByRole('button', { name: 'Send message' }).click()
          await expect(page).toHaveURL(/\/contactthanks/, { timeout: 3000 })
        }).toPass()
        const reference = await readThanks(page)
        expect((await readMailbox(page)).split(`[${reference}]`)).toHaveLength(2)
      } finally {
        await site.stop({ keepData: true })
        disk.remove()
      }
    })
  })
}
