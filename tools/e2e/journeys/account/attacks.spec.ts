import { expect, test } from '@playwright/test'
import { newMember } from './new-member.ts'
import { startStandIn } from './providers/stand-in.ts'
import { agent, member } from './sample-people.ts'

const site = process.env.E2E_SITE_URL ?? ''
const booking = process.env.E2E_BOOKING_URL ?? ''

test('another website cannot log its visitors in to a foreign account, nor frame a log-in', async ({ page }) => {
  const fields = { Email: member.email, Pwd: member.password, btnLogin: 'Login' }
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`)
  const framed = [`${site}/Login`, `${site}/AgentLogin`, `${site}/tnc#login`, `${booking}/account/login`]
  const frames = framed.map(url => `<iframe src="${url}"></iframe>`).join('')
  const evil = await startStandIn({
    '/': () => ({
      type: 'text/html',
      body: `<form method="post" action="${booking}/account/login?ReturnUrl=${site}">${inputs.join('')}<button>Win</button></form>`,
    }),
    '/frames': () => ({ type: 'text/html', body: frames }),
  })
  try {
    await page.goto(evil.address)
    await page.getByRole('button', { name: 'Win' }).click()
    await expect(page.getByText('This was started on a page that is not ours')).toBeVisible()
    expect(await page.context().cookies()).toEqual([])

    await page.goto(`${evil.address}/frames`)
    const shown = await Promise.all(page.frames().map(frame => frame.locator('body').innerText()))
    expect(shown).toHaveLength(framed.length + 1)
    expect(shown.join('\n')).not.toMatch(/log ?in|password/i)
  } finally {
    await evil.stop()
  }
})

test('the forms of the log-in keep their targets, whatever the address says', async ({ page }) => {
  const evil = 'https://evil.example/'
  await page.goto(`/Login?ReturnUrl=${evil}&returnURL=${evil}&destinationUrl=${evil}`)
  for (const form of await page.locator('#login-panel form').all()) {
    expect(await form.getAttribute('action')).not.toContain('evil')
  }
})

test('no password reaches the website, and no address contains a password or a session', async ({ page }) => {
  const member = await newMember(page.request)
  const addresses: string[] = []
  const toSite: string[] = []
  page.on('request', request => {
    addresses.push(request.url(), request.headers().referer ?? '')
    if (new URL(request.url()).origin === site) toSite.push(request.postData() ?? '')
  })
  const secrets = [member.password, 'A-wrong-password-1']
  for (const password of ['A-wrong-password-1', member.password]) {
    await page.goto('/Login')
    await expect(page.locator('html')).toHaveClass(/scripted/)
    await page.getByLabel('E-mail').first().fill(member.email)
    await page.locator('#Pwd').fill(password)
    await page.getByRole('button', { name: 'Login Now' }).click()
    await expect(page).not.toHaveURL(/Login$/)
  }
  await expect(page.locator('.user-menu summary')).toBeVisible()
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
  secrets.push(session?.value ?? '')
  await page.waitForLoadState()
  await page.context().clearCookies()
  await page.goto('/AgentLogin')
  await expect(page.locator('html')).toHaveClass(/scripted/)
  await page.getByLabel('Trading ID / Username').fill(agent.tradingId)
  await page.locator('#agent-password').fill(agent.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.locator('.user-menu summary')).toBeVisible({ timeout: 30_000 })
  expect(toSite.join('\n')).toContain('token')
  for (const secret of secrets) {
    expect(addresses.join('\n').includes(secret), secret).toBe(false)
    expect(toSite.join('\n').includes(secret), secret).toBe(false)
  }
})
