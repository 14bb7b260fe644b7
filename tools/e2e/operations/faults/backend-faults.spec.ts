import { expect, test } from '@playwright/test'
import { submitUntilAcknowledged } from '../../journeys/enquiry/submit.ts'
import { type SiteProcess, startSite } from '../upstream/site-process.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { faults } from './faults.ts'
import { keepVisiting, visit } from './visitors.ts'

const long = process.env.FAULTS === 'long'
/** One of each kind; `cuts answers off` lets the backend do its work and loses the answer, an empty object is no no. */
const always = ['never answers', 'cuts answers off', 'answers an empty object']
/** These are about the content system's answers. */
const others = ['gives no tokens', 'has lost nine of ten pages']
const chosen = Object.keys(faults).filter(name => (long ? !others.includes(name) : always.includes(name)))

const backendUrl = process.env.E2E_BACKEND_URL ?? ''
/** Time for an enquiry to be acknowledged, once; on a busy machine it can only be watched from afar. */
const acknowledgedWithin = long ? 5000 : 20_000
const backWithin = long ? 20_000 : 60_000
const seen = ['/', '/faq', '/ground-package']
let proxy: FaultProxy
let site: SiteProcess
let number = Date.now()

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  proxy = await startFaultProxy(backendUrl)
  site = await startSite({
    CONTENT_URL: process.env.E2E_CONTENT_URL ?? '',
    BACKEND_URL: proxy.url,
    ENQUIRY_MIN_SECONDS: '0',
    TRUSTED_PROXIES: '1',
  })
  for (const path of [...seen, '/contactus'])
    await expect.poll(async () => (await visit(site.url, path)).status, { timeout: 30_000 }).toBe(200)
})
test.afterAll(async () => {
  await site.stop()
  await proxy.stop()
})

for (const name of chosen) {
  test(`the backend ${name}: pages stay available, an enquiry arrives once, and the sign-up shows what to do`, async () => {
    proxy.set(faults[name])
    const stopVisiting = keepVisiting(site.url, seen)
    const began = performance.now()
    const { reference } = await submitUntilAcknowledged(site.url, number++, { headers: somewhere() })
    expect(performance.now() - began).toBeLessThan(acknowledgedWithin)
    const signUp = await post('/newsletter', { email: `visitor-${number}@example.com`, from: '/' })
    expect(signUp.status).toBeLessThan(500)
    if (signUp.status !== 303) expect(signUp.body).toContain('Try again')
    proxy.set()
    expect((await stopVisiting()).failed).toEqual([])
    await expect.poll(() => timesInMailbox(reference), { timeout: backWithin }).toBe(1)
  })
}

async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const answer = await fetch(site.url + path, { method: 'POST', body, headers: somewhere(), redirect: 'manual' })
  return { status: answer.status, body: await answer.text() }
}

/** Limits and suspicion go by the address, so each visitor has one of their own. */
function somewhere(): Record<string, string> {
  return { 'x-forwarded-for': `198.51.${number % 200}.${(number * 7) % 250}` }
}

/** How many mails to the agency name the reference. */
async function timesInMailbox(reference: string): Promise<number> {
  const text = await (await fetch(`${backendUrl}/dev/mailbox`)).text()
  return text.split(`[${reference}]`).length - 1
}
