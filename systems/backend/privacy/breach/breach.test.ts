import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { afterAll, expect, test } from 'vitest'
import { testBackend } from '../../testing/test-backend.ts'
import { erasePerson, exportPerson } from '../person.ts'
import { removeExpired } from '../remove-expired.ts'
import { listBreaches, writeBreach } from './write-breach.ts'

/** Yesterday, and the moment after which nothing happens any more. */
const [from, to] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 3_600_000)]
const knownAt = new Date('2026-11-26T02:00:00Z')

const backend = await testBackend()
const send = (email: string, key: string) =>
  backend.post(enquiryKinds.contact.path, { ...sampleEnquiries.contact, email }, key)
await send('in-the-interval@example.com', 'view-of-one')
await send('read@example.com', 'view-of-two')
await send('untouched@example.com', 'view-of-three')
await send('gone@example.com', 'view-of-four')
await backend.pool.query(
  `update backend.enquiries set stored_at = now() - interval '9 days' where email <> 'in-the-interval@example.com'`,
)
await exportPerson(backend.pool, 'read@example.com')
await erasePerson(backend.pool, 'gone@example.com')
afterAll(() => backend.stop())

test('persons come from the audit, from what was written and from the other services, each once', async () => {
  const studio = { held: ['writer@agency.example', 'read@example.com'], touched: ['read@example.com'] }
  const breach = await writeBreach(backend.pool, { from, to, knownAt }, { studio })
  expect(breach.addresses).toEqual(['in-the-interval@example.com', 'read@example.com'])
  expect(breach).toMatchObject({ persons: 3, unknown: 1, held: 4, isSignificant: false })
  expect(breach.places).toEqual({ audit: 2, enquiries: 1, newsletter: 0, desk: 0, studio: 1 })
})

test('the log has a breach once, known since the earliest moment, for two years and without a person', async () => {
  await writeBreach(backend.pool, { from, to, knownAt: new Date() }, {})
  const log = await listBreaches(backend.pool)
  expect(log).toMatchObject([{ from, to, knownAt, persons: 3 }])
  expect(JSON.stringify(log)).not.toContain('@')
  await backend.pool.query(`update backend.breaches set written_at = now() - interval '23 months'`)
  await removeExpired(backend.pool, 24)
  expect(await listBreaches(backend.pool)).toHaveLength(1)
  await backend.pool.query(`update backend.breaches set written_at = now() - interval '25 months'`)
  expect(await removeExpired(backend.pool, 24)).toMatchObject({ breaches: 1 })
})
