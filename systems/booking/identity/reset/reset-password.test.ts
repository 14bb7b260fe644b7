import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Browser, browser, isSignedIn, logIn, samplePassword } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const pagePath = '/account/resetpassword'

const booking = await testBooking()

beforeEach(async () => {
  await booking.pool.query('delete from booking.mails; delete from booking.call_counts')
})

afterAll(() => booking.stop())

const own = () => ({ origin: booking.service.url })

/** Asks for a link and gives back the path of the mailed one. */
async function mailedLink(email: string): Promise<string> {
  await browser(booking.service).post(pagePath, { Email: email }, own())
  const mails = () => booking.pool.query('select text from booking.mails')
  await expect.poll(async () => (await mails()).rowCount).toBe(1)
  const link = /http\S+/.exec((await mails()).rows[0].text)?.[0] ?? ''
  expect(link).toMatch(new RegExp(`^${booking.service.url}/account/resetpassword\\?token=[\\w-]{43}$`))
  await booking.pool.query('delete from booking.mails')
  return link.slice(booking.service.url.length)
}

const choose = (one: Browser, password: string, confirmed = password) =>
  one.post(pagePath, { Password: password, ConfirmPassword: confirmed }, own())

test('a mailed link sets a new password once, ends all sessions, and the token leaves the address bar', async () => {
  const signedIn = browser(booking.service)
  await logIn(signedIn, 'daniel@example.com')
  const link = await mailedLink('daniel@example.com')
  const one = browser(booking.service)
  const opened = await one.get(link)
  expect([opened.status, opened.location]).toEqual([303, pagePath])
  expect(opened.cookies[0]).toMatch(/^mailed-link=[\w-]{43}; .*Path=\/account\/resetpassword; HttpOnly; SameSite=Lax/)
  expect((await one.get(pagePath)).text).toContain('Choose a new password')
  expect((await choose(one, 'short')).text).toContain('Min 8 characters')
  expect((await choose(one, 'daniel-password')).text).toContain('guessed first')
  expect((await choose(one, 'Another-2026', 'Another-2027')).text).toContain('Password and confirm password not match.')
  expect((await choose(one, 'Another-2026')).text).toContain('Your password is changed')
  expect(await isSignedIn(signedIn)).toBe(false)
  await logIn(signedIn, 'daniel@example.com', 'Another-2026')
  expect(await isSignedIn(signedIn)).toBe(true)

  const again = browser(booking.service)
  await again.get(link)
  expect((await again.get(pagePath)).status).toBe(410)
  await again.get(link)
  expect((await choose(again, 'Third-2026')).status).toBe(410)
})

test('an old or made-up link changes nothing', async () => {
  const link = await mailedLink('aisyah@example.com')
  await booking.pool.query(`update booking.mailed_links set expires_at = now() - interval '1 second'`)
  for (const path of [link, `${pagePath}?token=${'x'.repeat(43)}`, `${pagePath}?token=`]) {
    const one = browser(booking.service)
    await one.get(path)
    await choose(one, 'Another-2026')
  }
  const one = browser(booking.service)
  await logIn(one, 'aisyah@example.com', samplePassword)
  expect(await isSignedIn(one)).toBe(true)
})

test('invented links hash no password, so that a flood of them does not delay sign-ins', async () => {
  const statuses = Array.from({ length: 120 }, async () => {
    const answer = await browser(booking.service).post(
      pagePath,
      { Password: 'Another-2026', ConfirmPassword: 'Another-2026' },
      { ...own(), headers: { cookie: `mailed-link=${'x'.repeat(43)}` } },
    )
    return answer.status
  })
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([410]))
})

test('a link that confirms an address cannot change a password', async () => {
  const link = await mailedLink('aisyah@example.com')
  await booking.pool.query(`update booking.mailed_links set purpose = 'confirm-email'`)
  const one = browser(booking.service)
  await one.get(link)
  expect((await choose(one, 'Another-2026')).status).toBe(410)
})

test('agents can reset their password too, and an address gets few mails an hour', async () => {
  await mailedLink('MeiLing@example.com')
  for (let turn = 0; turn < 8; turn++)
    await browser(booking.service).post(pagePath, { Email: 'meiling@example.com' }, own())
  await new Promise(resolve => setTimeout(resolve, 300))
  expect((await booking.pool.query('select 1 from booking.mails')).rowCount).toBe(4)
})

test('an invalid address gets a message', async () => {
  const one = browser(booking.service)
  expect((await one.post(pagePath, { Email: '' }, own())).text).toContain('Required')
  expect((await one.post(pagePath, { Email: 'aisyah' }, own())).text).toContain('Invalid email format.')
})
