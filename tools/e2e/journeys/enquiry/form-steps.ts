import { numberInWords } from '@agency/site/app/features/enquiry/person-check/number-in-words.ts'
import { expect, type Page } from '@playwright/test'

const referenceWords = /[2346789ACDEFHJKMPQRTVWX]{4}-[2346789ACDEFHJKMPQRTVWX]{4}/

/** A mailbox of its own for each test: one sender may write ten times an hour. */
export const someone = (name: string) => `${name}-${Date.now().toString(36)}@example.com`

/** Fills a form by the names of its fields. */
export async function fillForm(page: Page, fields: Record<string, unknown>): Promise<void> {
  // Until the page has changed, none of its fields is there, and each would be left out.
  await page.locator('.enquiry__end').waitFor()
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`.enquiry [name="${name}"]`).first()
    if (name === 'about' || (await field.count()) === 0) continue
    const kind = await field.evaluate(element => String(Reflect.get(element, 'type')))
    if (kind === 'radio') await page.locator(`.enquiry [name="${name}"][value="${value}"]`).check({ force: true })
    else if (kind === 'checkbox') await field.check()
    else if (kind === 'select-one') await field.selectOption(String(value))
    else await field.fill(String(value))
  }
}

/** Presses the button of the form. @returns The reference. */
export async function send(page: Page): Promise<string> {
  await page.locator('.enquiry__end button[type=submit]').click()
  return readThanks(page)
}

/** The reference on the page of thanks. */
export async function readThanks(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/contactthanks/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  const [reference = ''] = referenceWords.exec(await page.getByRole('article').innerText()) ?? []
  expect(reference).toMatch(referenceWords)
  return reference
}

/** What the mailbox page of the backend says, as text. */
export async function readMailbox(page: Page): Promise<string> {
  const response = await page.request.get(`${process.env.E2E_BACKEND_URL}/dev/mailbox`)
  return (await response.text()).replace(/<[^>]+>/g, ' ')
}

/** The text of the newest mail to an address. */
export async function newestMail(page: Page, address: string): Promise<string> {
  const list = await (await page.request.get(`${process.env.E2E_BACKEND_URL}/dev/mailbox`)).text()
  const row = list.split('<tr>').find(part => part.includes(address)) ?? ''
  const [link = ''] = /\/dev\/mailbox\/[0-9a-f-]+/.exec(row) ?? []
  return link ? (await page.request.get(process.env.E2E_BACKEND_URL + link)).text() : ''
}

/** The number that the step of a suspicious form asks for, in digits. */
export async function numberAskedFor(page: Page): Promise<string> {
  const step = page.getByRole('region', { name: 'One more step' })
  await expect(step.getByRole('textbox')).toBeVisible()
  const words = /write ([a-z-]+) in digits/.exec(await step.innerText())?.[1]
  const number = Array.from({ length: 80 }, (_, at) => at + 20).find(at => numberInWords(at) === words)
  return String(number)
}
