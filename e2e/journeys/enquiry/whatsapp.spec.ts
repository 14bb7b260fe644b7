import { expect, type Page, test } from '@playwright/test'
import { test as reading } from '../read-only.ts'
import { fillForm, readMailbox, send, someone } from './form-steps.ts'

const cruise = '/royal-caribbean-cruise/icon-of-the-seas-caribbean'
const about = `about=${encodeURIComponent(cruise)}`

/** Presses the link of the card. @returns The words with which WhatsApp would open. */
async function pressWhatsApp(page: Page): Promise<string> {
  let target = ''
  await page.route('**/whatsapp?*', async route => {
    const answer = await route.fetch({ maxRedirects: 0 })
    target = answer.headers().location ?? ''
    await route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' })
  })
  await page.getByRole('link', { name: 'Ask on WhatsApp' }).click()
  await expect(page).toHaveTitle('WhatsApp')
  expect(target).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  return new URL(target).searchParams.get('text') ?? ''
}

test('one reference leads from an offer to WhatsApp, to the planner, and to the enquiry', async ({ page }) => {
  await page.goto(cruise)
  const card = page.getByRole('region', { name: 'Your choice' })
  await card.getByLabel('Departure').selectOption('12 June 2027')
  await card.getByLabel('Cabin', { exact: true }).selectOption({ value: 'Balcony' })
  await card.getByLabel('Adults').fill('4')
  const words = await pressWhatsApp(page)
  expect(words).toContain('Departure: 12 June 2027\nCabin: Balcony\nAdults: 4\nPrice: 4 × RM 14,688.00 = RM 58,752.00')
  const [, reference = ''] = /^Reference: (\S+)$/m.exec(words) ?? []
  const { pathname, search } = new URL(/https?:\S+$/.exec(words)?.[0] ?? '')

  // Not by the public address: it may name this machine otherwise than the tests do, and has no cookie of theirs then.
  await page.goto(pathname + search)
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText('Nothing of this has changed since.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Cabin Balcony Balcony' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('RM 58,752.00')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: 'Open the page with this choice' }).click()
  await expect(card.getByLabel('Departure')).toHaveValue('12 June 2027')

  await card.getByRole('button', { name: 'Ask for these dates' }).click()
  await expect(page.getByRole('region', { name: 'What you are asking about' })).toContainText('Balcony')
  await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
  const email = someone('thread')
  await fillForm(page, { message: 'As I wrote on WhatsApp.', name: 'Aisyah', email, consent: true })
  expect(await send(page)).toBe(reference)
  expect(await readMailbox(page)).toContain(`[${reference}]`)
})

test('a link that was changed says so', async ({ page }) => {
  const answer = await page.goto('/asked?t=abc.000000000000000000000000')
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([403, 'private, no-store'])
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
})

reading.describe('without script', () => {
  reading('WhatsApp is asked about the offer', async ({ page }) => {
    await page.goto(cruise)
    const link = page.getByRole('link', { name: 'Ask on WhatsApp' })
    await expect(link).toHaveAttribute('href', `/whatsapp?${about}`)
    expect(await pressWhatsApp(page)).toMatch(
      /^Hello, I have a question about Icon of the Seas, Caribbean\.\nPrice: from RM/,
    )
  })
})
