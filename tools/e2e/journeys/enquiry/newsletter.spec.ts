import { expect, type Page, test } from '@playwright/test'
import { watchForErrors } from '../pages/page-checks.ts'
import { newestMail, someone } from './form-steps.ts'

/** The link of the mail to an address. Mails leave soon after the page has said so. */
async function mailedLink(page: Page, email: string, what: string): Promise<string> {
  const wanted = new RegExp(`/newsletter/${what}\\?token=[\\w-]+`)
  let link = ''
  await expect
    .poll(async () => {
      link = wanted.exec((await newestMail(page, email)).replaceAll('&amp;', '&'))?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('an address joins the list when its owner confirms, and leaves it with one click', async ({ page, request }) => {
  const email = someone('offers')
  const errors = watchForErrors(page)
  await page.goto('/blog')
  await page.waitForFunction(() => 'siteStarted' in globalThis)
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('E-mail address').fill(email)
  await form.getByRole('button', { name: 'Send me offers' }).click()
  await expect(form.getByRole('status')).toContainText('confirm your address')
  await expect(form.getByRole('status')).toBeFocused()
  await expect(form.getByRole('status')).toBeInViewport()
  await expect(page).toHaveURL(/\/blog\?offers=/)
  expect(errors()).toEqual([])

  await page.goto(await mailedLink(page, email, 'confirm'))
  await page.getByRole('button', { name: 'Yes, send me offers' }).click()
  await expect(page.getByRole('status').first()).toContainText('Your address is on the list now')

  // As a mail program does it by itself (RFC 8058): no cookies, no token in the body.
  const leave = await mailedLink(page, email, 'unsubscribe')
  const response = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('Your address is off the list')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is loaded again with the answer on it', async ({ page }) => {
    const email = someone('plain')
    await page.goto('/faq')
    const title = await page.title()
    await page.getByRole('contentinfo').getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send me offers' }).click()
    await expect(page.getByRole('contentinfo').getByRole('status')).toContainText('confirm your address')
    await expect(page.getByRole('contentinfo').getByRole('status')).toBeInViewport()
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL(/\/faq\?offers=/)
    await page.goto('/faq')
    await expect(page.getByText('confirm your address')).toHaveCount(0)
  })
})

test('an invalid address is refused with a message, and can be corrected', async ({ page, request }) => {
  const response = await request.post('/newsletter', { form: { email: 'nobody', from: '//evil.example' } })
  expect(response.status()).toBe(422)
  const text = await response.text()
  expect(text).not.toContain('evil.example')
  await page.setContent(text)
  await expect(page.getByRole('alert')).toContainText('Please enter an e-mail address')
  await expect(page.getByLabel('Your e-mail address')).toHaveValue('nobody')
})
