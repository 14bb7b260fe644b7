import { afterAll, beforeAll, expect, test as vitest } from 'vitest'
import { anyFreePort } from '../../../scripts/machine/ports.ts'
import { which } from '../../../scripts/machine/programs.ts'
import { type StandInContent, startStandInContent } from '../../journeys/content/stand-in-content.ts'
import { type SiteProcess, startSite } from '../upstream/site-process.ts'
import { type AspNetBooking, startAspNetBooking } from './booking-site.ts'
import { findMono } from './mono.ts'

/* The site in front of ASP.NET itself: forms authentication, anti-forgery, and the C# of docs/plug-in.md. */
const canRun = findMono() !== undefined && which('nginx') !== undefined
const test = vitest.skipIf(!canRun)

const key = 'a key that both sites have, of the tests'
let content: StandInContent
let booking: AspNetBooking
const sites: Partial<Record<'handoff' | 'endpoint', SiteProcess>> = {}
const urlOf = (way: 'handoff' | 'endpoint') => sites[way]?.url ?? ''

beforeAll(async () => {
  if (!canRun) return
  content = await startStandInContent([{ key: 'home', alias: 'homePage', name: 'Home', urlSegment: 'home' }])
  const port = await anyFreePort()
  const common = {
    CONTENT_URL: content.url,
    BOOKING_URL: `http://127.0.0.1:${port}`,
    SIGN_IN: 'link',
    LOG_LEVEL: 'silent',
  }
  sites.handoff = await startSite({ ...common, SESSION: 'handoff', SESSION_HANDOFF_KEY: key })
  sites.endpoint = await startSite({ ...common, SESSION: 'endpoint' })
  booking = await startAspNetBooking(port, urlOf('handoff'), key)
})
afterAll(async () => {
  await Promise.all([booking, ...Object.values(sites)].map(started => started?.stop()))
  await content?.stop()
})

/** What a browser keeps of an answer's cookies. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')

const decoded = (html: string) =>
  html.replace(
    /&(quot|lt|gt|amp|#39);/g,
    (_, name) => ({ quot: '"', lt: '<', gt: '>', amp: '&', '#39': "'" })[name as 'lt'],
  )

/** The inputs of a form as a browser would post them. */
const inputsOf = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = '', value = '']) => [name, decoded(value)]),
  )

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

/** Logs in at the booking site on its own page. */
async function logIn(): Promise<{ cookies: string; handBack: Record<string, string> }> {
  const page = await fetch(`${booking.url}/account/login`)
  const answer = await post(`${booking.url}/account/login`, inputsOf(await page.text()), { cookie: cookiesOf(page) })
  return { cookies: cookiesOf(answer), handBack: inputsOf(await answer.text()) }
}

const home = async (url: string, cookie = '') => (await fetch(url, { headers: { cookie } })).text()
const greeting = /Hi,.*Aisyah &quot;Ayu&quot; &lt;b&gt;/s

test('its log-in refuses forms of other sites, so that SIGN_IN=link is needed', async () => {
  const refused = await post(`${booking.url}/account/login`, { Email: 'a@b.example', Pwd: 'x' })
  expect([refused.status, refused.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/Error/ServerError'),
  ])
  const login = await (await fetch(`${urlOf('handoff')}/Login`)).text()
  const [link] = /\/account\/to\/log-in/.exec(login) ?? []
  const led = await fetch(urlOf('handoff') + link, { redirect: 'manual' })
  expect(led.headers.get('location')).toContain(`${booking.url}/account/login?ReturnUrl=`)
  expect(login).not.toContain('type="password"')
})

test('a hand-off signed with the C# of the guide signs the visitor in once', async () => {
  const { handBack } = await logIn()
  const origin = { origin: booking.url }
  const answer = await post(`${urlOf('handoff')}/`, handBack, origin)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect(await home(urlOf('handoff'), cookiesOf(answer))).toMatch(greeting)
  expect((await post(`${urlOf('handoff')}/`, handBack, origin)).headers.getSetCookie()).toEqual([])
  expect((await post(`${urlOf('handoff')}/`, { ...handBack, UserId: '1' }, origin)).headers.getSetCookie()).toEqual([])
})

test('a log-off ends both sessions', async () => {
  const { cookies } = await logIn()
  const off = await post(`${urlOf('handoff')}/account/log-off`, {}, { origin: urlOf('handoff') })
  expect(off.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
  const there = await fetch(off.headers.get('location') ?? '', { headers: { cookie: cookies } })
  expect(cookiesOf(there)).toMatch(/\.ASPXAUTH=(;|$)/)
  const again = await post(`${urlOf('handoff')}/`, inputsOf(await there.text()), { origin: booking.url })
  expect(again.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/)
})

test('it tells the site whose forms authentication cookie is sent', async () => {
  const { cookies } = await logIn()
  expect(cookies).toContain('.ASPXAUTH=')
  expect(await home(urlOf('endpoint'), cookies)).toMatch(greeting)
  for (const cookie of ['', '.ASPXAUTH=forged', `${cookies.slice(0, -8)}AAAAAAAA`]) {
    expect(await home(urlOf('endpoint'), cookie)).not.toContain('Hi,')
  }
})
