import { sealedCookie } from '@agency/contracts/session/testing/sealed-cookies.ts'
import { expect } from '@playwright/test'
import { test } from '../read-only.ts'

const rate = 'Beijing in five days, one coach, fixed dates'

test('net rates are shown to signed-in agents only', async ({ request }) => {
  const pageFor = async (cookie: string) => (await request.get('/agent', { headers: { cookie } })).text()
  for (const cookie of ['', await sealedCookie()]) {
    const page = await pageFor(cookie)
    expect(page).not.toContain(rate)
    expect(page).toContain('Net rates are shown to travel agents who have logged in.')
  }
  const forAgents = await request.get('/agent', { headers: { cookie: await sealedCookie({ isAgent: true }) } })
  expect(await forAgents.text()).toContain(rate)
  expect(forAgents.headers()['cache-control']).toContain('no-store')
})

test('an enquiry about a net rate carries it, its conditions and its group, for agents only', async ({ request }) => {
  const forms = [
    ['/contactus?about=/ground-package/langkawi-island-escape&deal=agent-langkawi-series', 'RM 518.00 net, per person'],
    ['/contactus?topic=new-journey&deal=agent-beijing-series', 'RM 2,088.00 net, per person'],
    ['/group-flight-request-form?from=KUL&to=BKI&adults=10&deal=agent-group-seats-sabah', 'RM 298.00 net return'],
  ]
  const cookie = await sealedCookie({ isAgent: true })
  for (const [form = '', net = ''] of forms) {
    expect(await (await request.get(form)).text(), form).not.toContain(net)
    const forAgent = await (await request.get(form, { headers: { cookie } })).text()
    const [asked = ''] = /aria-label="What you are asking about".*?<\/section>/s.exec(forAgent) ?? []
    expect(asked.replaceAll('\u00a0', ' '), form).toContain(net)
  }
})

test('no other page, list or search shows a net rate', async ({ request }) => {
  for (const path of ['/', '/hotel-deals', '/flight-deals', '/go-china', '/search?q=beijing+coach+departures']) {
    expect(await (await request.get(path)).text(), path).not.toContain(rate)
  }
})

test('the public page links to the log-in for agents', async ({ page }) => {
  await page.goto('/agent')
  const logIns = page.getByRole('main').getByRole('link', { name: 'Log in as an agent' })
  await expect(logIns).toHaveCount(2)
  for (const logIn of await logIns.all()) await expect(logIn).toHaveAttribute('href', '/AgentLogin')
})

const offer = '/ground-package/langkawi-island-escape'

test('the form of a quotation is for agents, and a session that ended loses nothing typed and shows no net price', async ({
  request,
}) => {
  const path = `/quotation/new?about=${offer}`
  const open = async (cookie: string) => request.get(path, { headers: { cookie } })
  const forAgent = await open(await sealedCookie({ isAgent: true }))
  expect(await forAgent.text()).toMatch(/Net RM\s518\.00/)
  for (const answer of [await open(''), await open(await sealedCookie())]) {
    expect(answer.status()).toBe(403)
    expect(await answer.text()).not.toContain('Net RM')
  }
  const posted = await request.post(path, { form: { customer: 'Puan Rosmah', markUp: '12.5' } })
  expect(posted.status()).toBe(403)
  expect(await posted.text()).toMatch(/value="Puan Rosmah"/)
  expect(await posted.text()).not.toContain('Net RM')
  for (const answer of [forAgent, posted]) expect(answer.headers()['cache-control']).toBe('private, no-store')
})

test('an agent makes a quotation that the customer opens without logging in', async ({ page, browser }) => {
  const [name = '', value = ''] = (await sealedCookie({ isAgent: true })).split('=')
  await page.context().addCookies([{ name, value, url: process.env.E2E_SITE_URL ?? 'http://localhost:3000' }])
  await page.goto('/agent')
  await page
    .locator(`a[href$="about=${encodeURIComponent(offer)}"], a[href$="about=${offer}"]`)
    .getByText('Make a quotation')
    .click()
  await page.getByRole('button', { name: 'Make the quotation' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter your customer’s name.')
  await page.getByLabel('Your customer’s name').fill('Puan Rosmah')
  await page.getByLabel('Your agency’s name').fill('Contoh Travel & Tours')
  await page.getByLabel('Your telephone number').fill('012-345 6789')
  await page.getByLabel('Where you stay').selectOption('Three-star, near the beach')
  await page.getByLabel('Room', { exact: true }).selectOption('Twin sharing')
  await page.getByLabel('Your mark-up').fill('12.5')
  await page.getByRole('button', { name: 'Make the quotation' }).click()
  await expect(page.getByRole('heading', { name: 'Quotation for Puan Rosmah' })).toBeVisible()
  const address = await page.getByLabel('Address of the quotation').inputValue()
  expect(new URL(address).search).toBe(new URL(page.url()).search)

  const context = await browser.newContext()
  const customer = await context.newPage()
  const answer = await customer.goto(page.url())
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  // RM 558.00 and 12.5 per cent of it, for ten.
  await expect(customer.getByRole('row', { name: /^Twin sharing/ })).toContainText('RM 627.75')
  await expect(customer.getByRole('row', { name: /^Total/ })).toContainText('RM 6,277.50')
  await expect(customer.getByText('From Contoh Travel & Tours, 012-345 6789')).toBeVisible()
  await expect(customer.getByRole('heading', { name: 'What if I cancel?' })).toBeVisible()
  await expect(customer.getByRole('heading', { name: 'Who arranges the journey' })).toBeVisible()
  await expect(customer.getByLabel('Address of the quotation')).toHaveCount(0)
  // No way past the agency.
  await expect(customer.getByRole('banner')).toHaveText('Contoh Travel & Tours')
  await expect(customer.getByRole('navigation')).toHaveCount(0)
  await expect(customer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const sent = (await customer.content()) + Buffer.from(address.split('.')[1] ?? '', 'base64url').toString()
  expect(sent).not.toMatch(/558|12\.5/)
  await context.close()
})
