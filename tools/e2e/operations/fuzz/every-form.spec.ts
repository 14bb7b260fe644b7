import { feedHostileTexts } from '@agency/service-kit/testing/hostile-texts.ts'
import { expect, test } from '@playwright/test'
import { type SiteProcess, startSite } from '../upstream/site-process.ts'

/** `npm run test:long -- faults` feeds every form; otherwise one of each kind. */
const long = process.env.FAULTS === 'long'
const pages = long
  ? [
      '/contactus',
      '/group-flight-request-form',
      '/request-change-form',
      '/visa-request-form',
      '/transfer-request-form',
      '/newsletter',
      '/flights',
      '/hotels',
      '/flight-plus-hotel',
      '/cars',
    ]
  : ['/contactus', '/newsletter', '/cars']

const calls = [
  { path: '/account/check-email', fields: { email: 'aisyah@example.com' } },
  { path: '/account/check-phone', fields: { phone: '12 345 6789', country: 'MYS' } },
  { path: '/account/agent-verification', fields: { token: 'guess' } },
  { path: '/account/google', fields: { token: 'a.b.c' } },
  { path: '/account/facebook', fields: { token: 'guess' } },
  { path: '/vitals', fields: { name: 'LCP', value: '1', path: '/' } },
]

let site: SiteProcess
test.beforeAll(async () => {
  site = await startSite({
    CONTENT_URL: process.env.E2E_CONTENT_URL ?? '',
    BOOKING_URL: process.env.E2E_BOOKING_URL ?? '',
    BACKEND_URL: process.env.E2E_BACKEND_URL ?? '',
    TRUSTED_PROXIES: '1',
  })
})
test.afterAll(() => site.stop())

const randomAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
/** Of a visitor on our own pages; each has an address of its own, or limits would answer in the place of the form. */
const headers = () => ({ 'x-forwarded-for': randomAddress(), origin: site.url, 'sec-fetch-site': 'same-origin' })

for (const path of pages) {
  test(`no text in any field of ${path} blocks the site or causes an error`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(long ? 1_800_000 : 300_000)
    await page.goto(site.url + path)
    const fields = await page
      .locator(`form[method=post][action^="${path}"], main form[method=post]`)
      .first()
      .evaluate(namedFields)
    expect(Object.keys(fields)).not.toEqual([])
    await expectCalm([{ path, fields, headers }])
  })
}

test('no text in any field of a browser call blocks the site or causes an error', {
  tag: '@nightly',
}, async () => {
  test.setTimeout(300_000)
  await expectCalm([
    ...calls.map(call => ({ ...call, headers, type: 'json' as const })),
    { path: '/umbraco/surface/homepage/newssubcribe', fields: { email: 'aisyah@example.com', url: '/' }, headers },
  ])
})

async function expectCalm(forms: Parameters<typeof feedHostileTexts>[0]['forms']) {
  const fed = await feedHostileTexts({ url: site.url, forms, maxBody: 64 * 1024 })
  expect(fed.length).toBeGreaterThan(5)
  // A system that is not set up here may be missing; a fault of our own is 500.
  expect(fed.filter(({ status }) => status === 500)).toEqual([])
  expect(fed.filter(({ blockedMs }) => blockedMs > 1000)).toEqual([])
}

/** Every field of a form, also of what is not chosen yet. */
function namedFields(form: Element): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const control of form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]'))
    fields[control.name] = control.value
  return fields
}
