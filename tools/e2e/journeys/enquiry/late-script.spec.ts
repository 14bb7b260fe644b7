import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { expect, type Page, test } from '@playwright/test'
import { keepFromReloading } from '../look/hold.ts'
import { fillForm, readThanks, send, someone } from './form-steps.ts'

const chunk = /enquiry-form\.island/
const sendButton = { name: 'Send message' }

/** Keeps the form's script away. @returns Lets it come, and waits until the form is alive. */
async function holdScript(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(chunk, async route => {
    await held.promise
    await route.continue()
  })
  return async () => {
    held.resolve()
    await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
  }
}

test('a draft is restored around entries typed before the script loads', async ({ page }) => {
  await page.goto('/request-change-form')
  const { name, ...others } = sampleEnquiries['request-change']
  await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
  await fillForm(page, { ...others, name })
  const letCome = await holdScript(page)
  await page.goto('/request-change-form')
  const typed = page.getByLabel('Your name')
  await typed.pressSequentially('Nur')
  await letCome()
  await expect(page.getByText('We put back what you typed')).toBeVisible()
  await expect(typed).toHaveValue('Nur')
  await expect(page.getByLabel('Booking reference')).toHaveValue(String(others.bookingReference))
  await expect(page.getByLabel('What should change?')).toHaveValue(String(others.change))
})

test('a dependent field follows a choice made before the script loads', { tag: '@nightly' }, async ({ page }) => {
  const letCome = await holdScript(page)
  await page.goto('/group-flight-request-form')
  await page.getByRole('radio', { name: 'One way' }).check({ force: true })
  await letCome()
  await expect(page.locator('[name=return]')).toBeDisabled()
  await expect(page.locator('[name=return]')).toBeHidden()
})

test('changes to a returned form are kept when its script loads', { tag: '@nightly' }, async ({ page }) => {
  const letCome = await holdScript(page)
  await page.goto('/contactus')
  await fillForm(page, { ...sampleEnquiries.contact, email: 'nobody' })
  await page.getByRole('button', sendButton).click()
  await expect(page.getByRole('alert')).toContainText('Please check one field')
  await page.getByLabel('Your message').fill('Something else.')
  await letCome()
  await expect(page.getByLabel('Your message')).toHaveValue('Something else.')
  const email = page.getByLabel('E-mail address').first()
  await expect(email).toHaveAccessibleDescription(/Please enter an e-mail address such as/)
  await email.fill(someone('changed'))
  await expect(email).toHaveAccessibleDescription('We write to you here.')
  await send(page)
})

test('if the script never loads, the form works as without script', { tag: '@nightly' }, async ({ page }) => {
  await keepFromReloading(page)
  await page.route(chunk, route => route.abort())
  await page.goto('/contactus')
  await fillForm(page, { ...sampleEnquiries.contact, email: 'nobody' })
  await page.getByRole('button', sendButton).click()
  await expect(page.getByRole('alert')).toContainText('Please check one field')
  await expect(page.getByLabel('Your message')).toHaveValue('Is there a room for four?\nWe like it quiet.')
  await page.getByLabel('E-mail address').first().fill(someone('never'))
  await page.getByRole('button', sendButton).click()
  await readThanks(page)
})
