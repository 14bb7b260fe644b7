import { expect, type Page, test } from '@playwright/test'
import { fillForm, readMailbox, send, someone } from '../enquiry/form-steps.ts'
import { test as reading } from '../read-only.ts'

const cruise = '/royal-caribbean-cruise/icon-of-the-seas-caribbean'
const writer = (email: string) => ({
  message: 'A cabin on the quiet side, please.',
  name: 'Aisyah',
  email,
  consent: true,
})

async function choose(page: Page) {
  const card = page.getByRole('region', { name: 'Your choice' })
  await card.getByLabel('Departure').selectOption('12 June 2027')
  await card.getByLabel('Cabin', { exact: true }).selectOption({ value: 'Balcony' })
  await card.getByLabel('Adults').fill('4')
  return card
}

const about = (page: Page) => page.getByRole('region', { name: 'What you are asking about' })

test('the choice of an offer is summed up at once and passed to the enquiry', async ({ page }) => {
  await page.goto(cruise)
  const card = await choose(page)
  await expect(card.getByRole('status')).toContainText('4 × RM 14,688.00 = RM 58,752.00')
  await expect(card.getByRole('option', { name: /^Child|guest/ })).toHaveCount(0)
  await card.getByLabel('Adults').fill('1')
  await expect(card.getByRole('status')).toContainText('1 × RM 23,606.00 Balcony with single supplement')
  await card.getByLabel('Adults').fill('2')
  await card.getByLabel('Children', { exact: true }).fill('2')
  await card.getByLabel("Children's ages").fill('4, 9')
  await expect(card.getByRole('status')).toContainText('2 × RM 7,288.00 Third or fourth guest')
  await card.getByLabel('Departure').selectOption('17 July 2027')
  await expect(card.getByRole('status')).toHaveText(/^Not sold together/)
  await expect(card.getByRole('option', { name: 'Balcony (not sold)' })).toBeAttached()
  await card.getByLabel('Departure').selectOption('12 June 2027')
  await card.getByRole('button', { name: 'Ask for these dates' }).click()
  await expect(about(page)).toContainText('RM 43,952.00')
  await expect(page.getByLabel('About when')).toHaveValue('2027-06-12')
  await expect(page.getByLabel('Adults')).toHaveValue('2')
  await expect(page.getByLabel('Ages of the children')).toHaveValue('4, 9')
  await page.goBack()
  await expect(card.getByLabel('Departure')).toHaveValue('12 June 2027')
  await expect(card.getByLabel('Children', { exact: true })).toHaveValue('2')
  await card.getByLabel("Children's ages").hover()
  await expect(card.getByRole('status')).toContainText('RM 43,952.00')
})

test('a trip without dates is asked for by month, and a ticket by day', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/holiday-package/hanoi-and-ha-long-by-boat')
  const card = page.getByRole('region', { name: 'Your choice' })
  await card.getByLabel('About when').selectOption({ index: 1 })
  const month = await card.getByLabel('About when').locator('option:checked').textContent()
  await card.getByRole('button', { name: 'Ask for your dates' }).click()
  await expect(about(page)).toContainText(`About when${month}`)

  await page.goto('/attraction-ticket/langkawi-skycab')
  await card.getByLabel('Date').fill('2099-03-14')
  await card.getByRole('button', { name: 'Get tickets' }).click()
  await expect(about(page)).toContainText('14 March 2099')
  await expect(page.getByLabel('About when')).toHaveValue('2099-03-14')
})

reading.describe('without script', () => {
  reading('what is chosen of an offer reaches our desk', async ({ page }) => {
    await page.goto(cruise)
    const card = await choose(page)
    await card.getByRole('button', { name: 'Ask for your dates' }).click()
    await expect(about(page)).toContainText(/Departure\s*12 June 2027\s*Cabin\s*Balcony\s*Adults\s*4/)
    await expect(about(page)).toContainText('4 × RM 14,688.00 = RM 58,752.00')
    await expect(about(page).getByRole('link', { name: 'Icon of the Seas, Caribbean' })).toBeVisible()
    const email = someone('choice')
    await fillForm(page, writer(email))
    const forged = '<input name="aboutTitle" value="Forged"><input name="aboutPicture" value="/img/forged">'
    await page.locator('.enquiry').evaluate((form, html) => form.insertAdjacentHTML('beforeend', html), forged)
    const reference = await send(page)
    const mail = (await readMailbox(page)).split(email).length
    expect(mail).toBeGreaterThan(1)
    const message = await readMail(page, `[${reference}]`)
    expect(message).toContain('Departure: 12 June 2027; Cabin: Balcony; Adults: 4')
    expect(message).toContain('4 × RM 14,688.00 = RM 58,752.00')
    const receipt = await readMail(page, `We have your message: ${reference}`)
    expect(receipt).toContain(
      'Icon of the Seas, Caribbean\nDeparture: 12 June 2027\nCabin: Balcony\nAdults: 4\nPrice: 4 ×',
    )
    expect(receipt).toContain('The departure is attached for your calendar.')
    expect(`${message}${receipt}`).not.toMatch(/forged/i)
  })
})

/** The mail whose subject holds these words. */
async function readMail(page: Page, subject: string): Promise<string> {
  const mailbox = `${process.env.E2E_BACKEND_URL}/dev/mailbox`
  const list = await (await page.request.get(mailbox)).text()
  const row = list.split('<article>').find(part => part.includes(subject)) ?? ''
  const [link = ''] = /\/dev\/mailbox\/[0-9a-f-]+/.exec(row) ?? []
  return (await page.request.get(process.env.E2E_BACKEND_URL + link)).text()
}
