import { expect, test } from '@playwright/test'
import { newMember } from './new-member.ts'
import { agent } from './sample-people.ts'

const site = process.env.E2E_SITE_URL ?? ''

test('the forms of the log-in keep their targets, whatever the address says', async ({ request }) => {
  const evil = 'https://evil.example/'
  const answer = await request.get(`/Login?ReturnUrl=${evil}&returnURL=${evil}&destinationUrl=${evil}`)
  const targets = Array.from((await answer.text()).matchAll(/<form[^>]* action="([^"]*)"/g), ([, target]) => target)
  expect(targets.length).toBeGreaterThan(1)
  expect(targets.join()).not.toContain('evil')
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
