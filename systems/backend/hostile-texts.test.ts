import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { enquiryKinds, formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { type FedForm, feedHostileTexts } from '@agency/service-kit/testing/hostile-texts.ts'
import { runService } from '@agency/testing/run-service.ts'
import { testDatabase } from '@agency/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'

const database = await testDatabase()
const env = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
const booking = await runService('booking-site', env)
const service = await runService('backend-api', { ...env, BOOKING_INTERNAL_URL: booking.url })

afterAll(async () => {
  await service.stop()
  await booking.stop()
  await database.stop()
})

const { newsletter, newsletterConfirm, newsletterLeave, newsletterWithdraw, ssoLogin, answered } = backendCalls
const envelope = { reference: '', receivedAt: '2026-11-20T01:02:03.000Z', consentText: 'Yes.' }

const fedForms: FedForm[] = [
  ...formNames.map(form => ({ path: enquiryKinds[form].path, fields: sampleEnquiries[form] })),
  { path: enquiryKinds.contact.path, fields: { ...envelope, ...sampleEnquiries.contact } },
  { path: newsletter.path, fields: { email: 'aisyah@example.com', consentText: 'Yes.', source: '/blog' } },
  { path: newsletterConfirm.path, fields: { token: 'x'.repeat(32) } },
  { path: newsletterLeave.path, fields: { token: 'x'.repeat(32) } },
  { path: newsletterWithdraw.path, fields: { email: 'aisyah@example.com' } },
  { path: answered.path, fields: { reference: 'K7Q2-M4TX', answeredAt: '2026-11-20T01:02:03.000Z' } },
  { path: ssoLogin.path, fields: { email: 'aisyah@example.com', password: 'guess' } },
]

test('no text in any field blocks the backend or causes an error 500', async () => {
  const forms = fedForms.map(form => ({ ...form, type: 'json' as const }))
  const fed = await feedHostileTexts({ url: service.url, forms, maxBody: 256 * 1024 })
  expect(fed.filter(({ status }) => status >= 500)).toEqual([])
  expect(fed.filter(({ blockedMs }) => blockedMs > 1000)).toEqual([])
}, 300_000)

test('a NUL is refused in addresses and in parameters that name a person', async () => {
  for (const path of ['/newsletter%00', '/v1.0/HomePage/GetCreditDetails?id=%00', '/?email=%00'])
    expect((await fetch(service.url + path)).status, path).toBeLessThan(500)
})
