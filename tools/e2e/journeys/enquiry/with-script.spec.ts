import { createHash } from 'node:crypto'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectSoundPage, watchForErrors } from '../pages/page-checks.ts'
import { fillForm, numberAskedFor, readMailbox, readThanks, send, someone } from './form-steps.ts'

/** Opens a page and waits until its script has made the form its own. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
}

test('the form shows the messages of the server, links to the fields, and is sent by keyboard alone', async ({
  page,
}) => {
  const errors = watchForErrors(page)
  await open(page, '/contactus')
  await page.getByRole('button', { name: 'Send message' }).press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please choose a subject.',
    'Please write what we can do for you.',
    'Please give your name.',
    'Please give your e-mail address: the answer goes there.',
    'Please agree that we use these details to answer you.',
  ])
  await expectSoundPage(page)
  await summary.getByRole('link', { name: 'Please give your name.' }).press('Enter')
  const name = page.getByLabel('Your name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please give your name.')
  await page.keyboard.type('Aisyah')
  await page.keyboard.press('Tab')
  await expect(name).toHaveAccessibleDescription('')
  await page.keyboard.type('nobody')
  await page.keyboard.press('Tab')
  const email = page.getByLabel('E-mail address').first()
  await expect(email).toHaveAccessibleDescription(/Please enter an e-mail address such as/)
  await email.fill(someone('keyboard'))
  await page.getByLabel('Subject').selectOption('A complaint')
  await page.getByLabel('Your message').fill('The tea was cold.')
  await page.getByLabel('I agree that').press('Space')
  await send(page)
  expect(errors()).toEqual([])
})

test('a draft survives a reload and a closed tab, except passport data', async ({ page, context }) => {
  await open(page, '/visa-request-form')
  const { about: _, ...fields } = sampleEnquiries.visa
  await fillForm(page, fields)
  await page.reload()
  await expect(page.getByText('We put back what you typed')).toBeVisible()
  await expect(page.getByLabel('Where are you going?')).toHaveValue('China')
  await expect(page.getByLabel('Valid until')).toHaveValue('')
  const view = await page.locator('[name=view]').inputValue()
  await page.close()

  const again = await context.newPage()
  await open(again, '/visa-request-form')
  await expect(again.getByLabel('Your name')).toHaveValue('Aisyah Rahman')
  await expect(again.locator('[name=view]')).toHaveValue(view)
  const kept = await again.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain('2099-12-01')
  expect(kept).not.toContain('nationality')
  await again.getByRole('button', { name: 'Start afresh' }).click()
  await expect(again.getByLabel('Your name')).toHaveValue('')
  await expect(again.locator('[name=view]')).not.toHaveValue(view)
})

test('a draft is deleted once the enquiry is accepted', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/contactus')
  await fillForm(page, { ...sampleEnquiries.contact, email: someone('draft') })
  await send(page)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Aisyah')
  await open(page, '/contactus')
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('a double click, or sending again after going back, makes one enquiry with one reference', async ({ page }) => {
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await open(page, '/contactus')
  const email = someone('twice')
  await fillForm(page, { ...sampleEnquiries.contact, email })
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  const first = await readThanks(page)
  expect(posts.filter(url => url.includes('/contactus'))).toHaveLength(1)
  await page.goBack()
  await expect(page.getByLabel('E-mail address').first()).toHaveValue(email)
  await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
  expect(await send(page)).toBe(first)
  const mailbox = await readMailbox(page)
  expect(mailbox.split(`[${first}]`)).toHaveLength(2)
})

test('a suspicious form has one more step, which the device solves by itself', async ({ page }) => {
  const errors = watchForErrors(page)
  await open(page, '/contactus')
  const links = 'See https://a.example, https://b.example and https://c.example.'
  await fillForm(page, { ...sampleEnquiries.contact, message: links, email: someone('links') })
  await page.getByRole('button', { name: 'Send message' }).click()
  const step = page.getByRole('region', { name: 'One more step' })
  await expect(step).toBeFocused()
  await expect(step.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByLabel('Your message')).toHaveValue(links)
  await expectSoundPage(page)
  await step.getByRole('button', { name: 'Send it now' }).press('Enter')
  await readThanks(page)
  // The answer to a post says 422, which browsers note in their console.
  expect(errors().filter(error => !error.includes('422'))).toEqual([])
})

test('the step of a suspicious form pressed twice is one enquiry and shows no failure', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page, '/contactus')
  const links = 'See https://a.example, https://b.example and https://c.example.'
  await fillForm(page, { ...sampleEnquiries.contact, message: links, email: someone('step-twice') })
  await page.getByRole('button', { name: 'Send message' }).click()
  const step = page.getByRole('region', { name: 'One more step' })
  await expect(step.getByRole('status')).toContainText('You can send it now')
  await step.getByRole('button', { name: 'Send it now' }).dblclick()
  await readThanks(page)
})

test('a message that appears or disappears does not move the pressed button', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/contactus')
  await fillForm(page, { ...sampleEnquiries.contact, phone: '' })
  const button = page.getByRole('button', { name: 'Send message' })
  const phone = page.locator('.enquiry [name=phone]')
  for (const [typed, described] of [
    ['12', /Please give a phone number in digits/],
    ['012-345 6789', /^For an answer by telephone or WhatsApp; .* For example [-0-9+ or]+$/],
  ] as const) {
    await phone.fill(typed)
    await button.scrollIntoViewIfNeeded()
    const before = await button.boundingBox()
    if (!before) throw new Error('the button is not there')
    await page.mouse.move(before.x + before.width / 2, before.y + 3)
    await page.mouse.down()
    await expect(phone).not.toBeFocused()
    expect(await button.boundingBox()).toEqual(before)
    // Let go elsewhere: nothing is sent, and the message is there.
    await page.mouse.move(2, 2)
    await page.mouse.up()
    await expect(phone).toHaveAccessibleDescription(described)
  }
})

test('a hidden return date does not block the form, and reappears with the round trip', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page, '/group-flight-request-form')
  const sample = { ...sampleEnquiries['group-flight'], email: someone('one-way') }
  await fillForm(page, { ...sample, return: '2020-01-01' })
  const back = page.locator('[name=return]')
  await page.getByRole('radio', { name: 'One way' }).check({ force: true })
  await expect(back).toBeHidden()
  await expect(back).toBeDisabled()
  await page.getByRole('radio', { name: 'Return' }).check({ force: true })
  await expect(back).toHaveValue('2020-01-01')
  // Half a day, left when the visitor changed the trip.
  await back.fill('')
  await back.focus()
  await page.keyboard.type('12')
  await page.getByRole('radio', { name: 'One way' }).check({ force: true })
  await send(page)
})

test('if the device cannot solve the step, a question appears', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/account/captcha', route => route.abort())
  await open(page, '/contactus')
  await fillForm(page, { ...sampleEnquiries.contact, name: 'www.best-fares.example', email: someone('question') })
  await page.getByRole('button', { name: 'Send message' }).click()
  const step = page.getByRole('region', { name: 'One more step' })
  const answer = step.getByLabel(/in digits/)
  await expect(answer).toBeVisible()
  await expectSoundPage(page)
  await answer.fill(await numberAskedFor(page))
  await step.getByRole('button', { name: 'Send it now' }).click()
  await readThanks(page)
})

test('if the solution of the device is refused, a question appears', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/account/captcha', route =>
    route.fulfill({
      json: { algorithm: 'SHA-256', challenge: sha256('salt7'), salt: 'salt', signature: '', maxnumber: 9 },
    }),
  )
  await open(page, '/contactus')
  await fillForm(page, { ...sampleEnquiries.contact, name: 'www.best-fares.example', email: someone('foreign') })
  await page.getByRole('button', { name: 'Send message' }).click()
  const step = page.getByRole('region', { name: 'One more step' })
  await expect(step.getByRole('status')).toContainText('You can send it now')
  await step.getByRole('button', { name: 'Send it now' }).click()
  const number = await numberAskedFor(page)
  // Its message goes when the field is left, and must not take the button from under the press.
  await expect(page.locator('[data-island=enquiry-form]')).toHaveAttribute('data-hydrated')
  await step.getByLabel(/in digits/).fill(number)
  await step.getByRole('button', { name: 'Send it now' }).click()
  await readThanks(page)
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
