import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { test as examined, expect, type Page } from '@playwright/test'
import { expectSoundPage } from '../pages/page-checks.ts'
import { test } from '../read-only.ts'
import { fillForm, numberAskedFor, readMailbox, readThanks, send, someone } from './form-steps.ts'

const forms = {
  contact: '/contactus',
  'group-flight': '/group-flight-request-form',
  'request-change': '/request-change-form',
  visa: '/visa-request-form',
  transfer: '/transfer-request-form',
} as const

test('every form that is posted ends in a reference that our desk and the sender have', async ({ page, request }) => {
  for (const [form, path] of Object.entries(forms)) {
    const view = /name="view" value="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? ''
    const email = someone(form)
    const entries = Object.entries({ ...sampleEnquiries[form as keyof typeof forms], view, email })
    const answer = await request.post(path, {
      form: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
      maxRedirects: 0,
    })
    expect(answer.status(), path).toBe(303)
    const { pathname, searchParams } = new URL(answer.headers().location ?? '', answer.url())
    expect(pathname).toBe('/contactthanks')
    await expectMails(page, searchParams.get('ref') ?? 'no reference', email)
  }
})

async function expectMails(page: Page, reference: string, email: string) {
  const mailbox = await readMailbox(page)
  expect(mailbox).toContain(`[${reference}]`)
  expect(mailbox).toContain(`We have your message: ${reference}`)
  expect(mailbox).toContain(email)
}

test('a form with faults returns with all entries and a message at each field', async ({ page, request }) => {
  const hostile = '"><script>alert(1)</script> & ünïcödé 旅行'
  const response = await request.post('/contactus', {
    form: { view: 'made up', message: hostile, name: 'Aisyah', email: 'nobody', answerBy: 'phone' },
  })
  expect(response.status()).toBe(422)
  expect(response.headers()['cache-control']).toBe('no-store')
  await page.setContent(await response.text())
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(/Please check 3 fields/)
  await expect(page.getByLabel('Your message')).toHaveValue(hostile)
  await expect(page.getByLabel('Your name')).toHaveValue('Aisyah')
  await expect(page.getByLabel('Telephone', { exact: true })).toBeChecked()
  const email = page.getByLabel('E-mail address').first()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/Please enter an e-mail address such as/)
})

test('a suspicious form has one more step, first in the form, and keeps all entries', async ({ page }) => {
  await page.goto('/contactus')
  await fillForm(page, { ...sampleEnquiries.contact, email: someone('quick'), homepage: 'x' })
  await page.locator('.enquiry__end button[type=submit]').click()
  const step = page.getByRole('region', { name: 'One more step' })
  await expect(page.getByLabel('Your message')).toHaveValue('Is there a room for four?\nWe like it quiet.')
  await step.getByLabel(/in digits/).fill('5')
  await step.getByRole('button', { name: 'Send it now' }).click()
  await expect(step.getByLabel(/in digits/)).toHaveAccessibleDescription(/That was not the number/)
  await step.getByLabel(/in digits/).fill(await numberAskedFor(page))
  await page.keyboard.press('Enter')
  await readThanks(page)
})

test('a hidden return date does not block the form', async ({ page }) => {
  await page.goto('/group-flight-request-form')
  const sample = { ...sampleEnquiries['group-flight'], email: someone('one-way') }
  await fillForm(page, { ...sample, return: '2020-01-01' })
  await page.locator('[name=trip][value=one-way]').check({ force: true })
  await expect(page.locator('[name=return]')).toBeHidden()
  await send(page)
})

test('a double click makes one enquiry', async ({ page }) => {
  await page.goto('/contactus')
  const email = someone('twice-plain')
  await fillForm(page, { ...sampleEnquiries.contact, email })
  await page.locator('.enquiry__end button[type=submit]').dblclick()
  const reference = await readThanks(page)
  expect((await readMailbox(page)).split(`[${reference}]`)).toHaveLength(2)
})

examined.describe('with a browser that can be examined', () => {
  for (const path of [...Object.values(forms), '/contactthanks?ref=F7RC-HVEP', '/newsletter/unsubscribe?token=x']) {
    for (const width of [390, 1440]) {
      // One form is an example of its type in `pages/every-route.spec.ts`.
      const tag = width === 390 && !Object.values(forms).some(form => form === path) ? [] : '@nightly'
      examined(`${path} is sound at ${width}`, { tag }, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expectSoundPage(page)
      })
    }
  }
})
