import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage } from '../pages/page-checks.ts'
import { fillForm, readMailbox, send, someone } from './form-steps.ts'

const message = 'Is there a room for four?\nWe like it quiet.'
const day = 24 * 60 * 60 * 1000

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
}

/** Counts what the browser posts. */
function countPosts(page: Page) {
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('-form')) posts += 1
  })
  return () => posts
}

test('an incomplete date is a fault, even in an optional field', { tag: '@nightly' }, async ({ page }) => {
  const posts = countPosts(page)
  await open(page, '/request-change-form')
  await fillForm(page, { ...sampleEnquiries['request-change'], newDepart: '' })
  const departure = page.locator('[name=newDepart]')
  await departure.focus()
  await page.keyboard.type('12')
  await page.locator('.enquiry__end button[type=submit]').click()
  await expect(departure).toHaveAccessibleDescription(/Please give a day that exists/)
  expect(posts()).toBe(0)
})

test('faults that only the server knows are shown in place, and entries stay', async ({ page }) => {
  await open(page, '/contactus')
  await fillForm(page, { ...sampleEnquiries.contact, phone: '111 111 1111', email: someone('dial') })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([/We cannot dial this number/])
  await expectSoundPage(page)
  await expect(page.getByLabel('Your message')).toHaveValue(message)
  const phone = page.getByLabel('Phone number')
  await phone.focus()
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription(/We cannot dial this number/)
  await phone.fill('012-345 6789')
  await expect(phone).not.toHaveAccessibleDescription(/We cannot dial this number/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await send(page)
})

test('a lost connection is reported in place, and the same button works once it is back', async ({ page }) => {
  await open(page, '/contactus')
  const email = someone('back')
  await fillForm(page, { ...sampleEnquiries.contact, email })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'could not reach our server' })
  await expect(notice).toBeInViewport()
  await expect(notice.getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(notice).toBeInViewport()
  await expectSoundPage(page)
  await expect(page.getByLabel('Your message')).toHaveValue(message)
  await page.context().setOffline(false)
  const reference = await send(page)
  expect((await readMailbox(page)).split(`[${reference}]`)).toHaveLength(2)
})

test('values that the browser fills in silently are validated and sent', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/contactus')
  const email = someone('autofill')
  await fillForm(page, { ...sampleEnquiries.contact, name: '', email: '' })
  await page.locator('.enquiry').evaluate((form: HTMLFormElement, address) => {
    for (const [name, value] of [
      ['name', 'Siti Aminah'],
      ['email', address],
    ]) {
      const field = form.elements.namedItem(name ?? '') as HTMLInputElement
      field.value = value ?? ''
    }
  }, email)
  const reference = await send(page)
  const mailbox = await readMailbox(page)
  expect(mailbox).toContain(`[${reference}]`)
  expect(mailbox).toContain(email)
})

for (const timezoneId of ['Pacific/Honolulu', 'America/New_York', 'Europe/London', 'Pacific/Kiritimati']) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })

    const tag = timezoneId === 'Pacific/Honolulu' ? [] : '@nightly'
    test('a day is past when it is past in Malaysia', { tag }, async ({ page }) => {
      await open(page, '/request-change-form')
      const departure = page.locator('[name=newDepart]')
      await departure.fill(malaysianDay(Date.now() - day))
      await departure.blur()
      await expect(departure).toHaveAccessibleDescription(/Please give a day that is not over yet/)
      await departure.fill(malaysianDay(Date.now() + 60_000))
      await departure.blur()
      await expect(departure).toHaveAccessibleDescription('If a date changes')
      // The posted day is the typed day, in any time zone of the device.
      await fillForm(page, { ...sampleEnquiries['request-change'], email: someone('zone') })
      const posted = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('-form'))
      await send(page)
      const body = new URLSearchParams((await posted).postData() ?? '')
      expect(body.get('newDepart')).toBe(sampleEnquiries['request-change'].newDepart)
    })
  })
}
