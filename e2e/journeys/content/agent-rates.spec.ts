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
    const [chosen = ''] = /<input[^>]*name="chosen"[^>]*>/.exec(forAgent) ?? []
    expect(chosen, form).toContain(net)
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
