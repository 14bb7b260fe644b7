import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { someone } from '../enquiry/form-steps.ts'

test.use({ javaScriptEnabled: false })

const subscribe = (page: Page, email: string) =>
  page.request.post(`${process.env.E2E_BACKEND_URL}/v1.0/ContactUs/newsSubcribe`, { data: { email } })

/** The link of the mail to an address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get(`${process.env.E2E_BACKEND_URL}/dev/mailbox`)).text()
  const mail = list.split('<article>').find(part => part.includes(email) && part.includes('/your-data/link'))
  return /\/your-data\/link\?token=[\w-]+/.exec(mail ?? '')?.[0] ?? 'no link'
}

test('the owner of an address gets a copy of their data once', async ({ page }) => {
  const email = someone('copy')
  await subscribe(page, email)
  await page.goto('/pdpa')
  await page.getByRole('link', { name: 'Get a copy of your data' }).click()
  await page.getByRole('main').getByLabel('Your e-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a link to my copy' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(`We have sent an e-mail to ${email}`)
  const link = await mailedLink(page, email)
  await page.goto(link)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the copy' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('personal-data.json')
  const copy = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(copy).toMatchObject({ email, notCovered: [], held: { newsletter: [{ email }], 'kept by the site': [] } })
  expect((await page.goto(link))?.status()).toBe(410)
  await expect(page.getByText('This link has ended or was used.')).toBeVisible()
})

test('erasure begins with a button, not with a link, and ends with a receipt in the language chosen', {
  tag: '@nightly',
}, async ({ page }) => {
  const email = someone('erase')
  await subscribe(page, email)
  await page.goto('/ms/pdpa')
  await page.getByRole('link', { name: 'Dapatkan salinan data anda' }).click()
  await page.getByRole('main').getByLabel('Alamat e-mel anda').fill(email)
  await page.getByRole('button', { name: 'Hantar pautan untuk memadamkan data saya' }).click()
  const link = await mailedLink(page, email)
  await page.goto(link)
  await page.goto(link)
  await page.getByRole('button', { name: 'Padamkan data saya' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data anda telah dipadamkan')
  await expect(page.getByRole('main')).toContainText('langganan tawaran: 1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY')
  await expect(page).toHaveTitle('Data peribadi anda')
  const receipt = await page.getByRole('main').innerText()
  await page.goto(link)
  expect(await page.getByRole('main').innerText()).toBe(receipt)
})
