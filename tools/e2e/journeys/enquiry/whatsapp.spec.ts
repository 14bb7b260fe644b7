import { expect } from '@playwright/test'
import { test } from '../read-only.ts'

const cruise = '/royal-caribbean-cruise/icon-of-the-seas-caribbean'

test('without script, the page of the enquiry asks on WhatsApp about what was chosen of the offer', async ({
  page,
}) => {
  await page.goto(cruise)
  const card = page.getByRole('region', { name: 'Your choice' })
  await card.getByLabel('Departure').selectOption('12 June 2027')
  await card.getByLabel('Cabin', { exact: true }).selectOption({ value: 'Balcony' })
  await card.getByLabel('Adults').fill('4')
  await card.getByRole('button', { name: 'Ask for' }).click()
  const href = await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')
  const [question, address = '', ...facts] = new URL(href ?? '').searchParams.get('text')?.split('\n') ?? []
  expect(question).toBe('Hello, I have a question about Icon of the Seas, Caribbean.')
  expect(facts).toEqual(['Departure: 12 June 2027', 'Cabin: Balcony', 'Adults: 4', expect.stringMatching(/RM 58,752/)])
  const { pathname, search } = new URL(address)
  await page.goto(pathname + search)
  await expect(card.getByLabel('Departure')).toHaveValue('12 June 2027')
})
