import { createHash } from 'node:crypto'
import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testBackend } from '../testing/test-backend.ts'
import { erasePerson, exportPerson } from './person.ts'
import { removeExpired } from './remove-expired.ts'

const [contact, visa] = [enquiryKinds.contact.path, enquiryKinds.visa.path]

const backend = await testBackend()
afterAll(() => backend.stop())
beforeEach(async () => {
  await backend.pool.query('truncate backend.enquiries, backend.subscribers, backend.audit cascade')
  await backend.post(contact, sampleEnquiries.contact, 'view-of-aisyah')
  await backend.post(visa, { ...sampleEnquiries.visa, email: 'AISYAH@example.com' }, 'view-of-aisyah-2')
  await backend.post(
    contact,
    { ...sampleEnquiries.contact, name: 'Other', email: 'other@example.com' },
    'view-of-other',
  )
  await backend.post(backendCalls.newsletter.path, { email: 'aisyah@example.com' })
})

const query = async (sql: string) => (await backend.pool.query(sql)).rows
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('an export holds everything about an address in any spelling, and nothing about others', async () => {
  const { held } = await exportPerson(backend.pool, ' Aisyah@Example.com ')
  expect(held.enquiries).toHaveLength(2)
  expect(held.newsletter).toMatchObject([{ email: 'aisyah@example.com', consents: [{ step: 'asked' }], mails: [{}] }])
  const text = JSON.stringify(held)
  expect(text).toContain('Is there a room for four?')
  expect(text).not.toContain('other@example.com')
  expect(text).not.toContain('token')
  expect(await query('select action, subject from backend.audit')).toEqual([
    { action: 'pdpa-export', subject: sha256('aisyah@example.com') },
  ])
})

test('an erasure removes everything about an address, and the audit records it without the address', async () => {
  const erased = {
    enquiries: 2,
    newsletter: 1,
    'requests for own data': 0,
    'person of the desk': 0,
    'kept by the site': 4,
  }
  expect(await erasePerson(backend.pool, 'aisyah@example.com', { 'kept by the site': 4 })).toEqual(erased)
  // Every table there is, so that a new one cannot be forgotten.
  const tables = await query(`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema = 'backend' and table_type = 'BASE TABLE'`)
  expect(tables.length).toBeGreaterThan(4)
  for (const { name } of tables) {
    for (const { row } of await query(`select to_jsonb(t) as row from ${name} t`)) {
      expect(JSON.stringify(row), name).not.toMatch(/aisyah/i)
    }
  }
  expect(await query('select email from backend.enquiries')).toEqual([{ email: 'other@example.com' }])
  expect(await query('select action, subject, details from backend.audit')).toEqual([
    { action: 'pdpa-erase', subject: sha256('aisyah@example.com'), details: erased },
  ])
})

test('an enquiry from before an erasure that arrives later is dropped, a newer one is stored', async () => {
  const sent = (secondsAgo: number) => ({
    ...sampleEnquiries.contact,
    receivedAt: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  })
  await erasePerson(backend.pool, 'aisyah@example.com')
  expect((await backend.post(contact, sent(60), 'view-kept-for-a-minute')).status).toBe(200)
  const rows = () => query(`select idempotency_key as key from backend.enquiries where email like 'aisyah%'`)
  expect(await rows()).toEqual([])
  expect(await query(`select 1 from backend.mails where enquiry_id not in (select id from backend.enquiries)`)).toEqual(
    [],
  )
  await backend.post(contact, sent(0), 'view-sent-afterwards')
  await backend.pool.query(`update backend.audit set at = at - interval '1 hour'`)
  await backend.post(contact, sent(30), 'view-kept-after-erasure')
  expect((await rows()).map(({ key }) => key).sort()).toEqual(['view-kept-after-erasure', 'view-sent-afterwards'])
})

test('data past its retention period is deleted, the rest stays', async () => {
  expect(await removeExpired(backend.pool, 24)).toEqual({})
  await backend.pool.query(
    `update backend.enquiries set stored_at = now() - interval '25 months' where email like 'other%'`,
  )
  await backend.pool.query(`update backend.subscribers set asked_at = now() - interval '31 days'`)
  expect(await removeExpired(backend.pool, 24)).toEqual({ enquiries: 1, subscribers: 1 })
  expect(await query('select distinct email from backend.enquiries')).toEqual([{ email: 'aisyah@example.com' }])
  expect(await query('select action, details from backend.audit')).toEqual([
    { action: 'retention', details: { enquiries: 1, subscribers: 1 } },
  ])
})

test('what a traveller wrote about access and food goes after the journey, the enquiry stays', async () => {
  const needs = { access: 'A wheelchair.', accessConsent: true, diet: 'No nuts.', dietConsent: true }
  for (const depart of ['2098-03-28', '2098-05-28'])
    expect(
      (await backend.post(contact, { ...sampleEnquiries.contact, ...needs, depart }, `view-${depart}`)).status,
    ).toBe(200)
  await backend.pool.query(
    `update backend.enquiries set fields = fields || '{"depart": "2026-03-28"}' where fields->>'depart' = '2098-03-28' and fields ? 'access'`,
  )
  expect(await removeExpired(backend.pool, 24)).toEqual({ 'access and diet': 1 })
  expect(
    await query(
      `select fields->>'depart' as depart from backend.enquiries where fields ?| array['access', 'dietConsent']`,
    ),
  ).toEqual([{ depart: '2098-05-28' }])
})
