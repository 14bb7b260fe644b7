import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testBackend } from '../../testing/test-backend.ts'
import { removeExpired } from '../remove-expired.ts'

const { ownDataRequest, ownDataLink, ownDataUse } = backendCalls

const backend = await testBackend({ withMembers: true })
afterAll(() => backend.stop())
beforeEach(async () => {
  await backend.pool.query(
    'truncate backend.enquiries, backend.subscribers, backend.audit, backend.data_requests cascade',
  )
})

const query = async (sql: string) => (await backend.pool.query(sql)).rows
const ask = (email: string, wish: 'copy' | 'erase') => backend.post(ownDataRequest.path, { email, wish })
const use = async (token: string, elsewhere = {}) =>
  ownDataUse.response.parse(await (await backend.post(ownDataUse.path, { token, elsewhere })).json())
const look = async (token: string) =>
  ownDataLink.response.parse(await (await backend.post(ownDataLink.path, { token })).json())
const newestToken = async () => (await query('select token from backend.data_requests order by asked_at desc'))[0].token

test('the answer does not tell whether an address is known, and too many requests send no mail', async () => {
  const known = await ask('aisyah@example.com', 'copy')
  const unknown = await ask('unknown@example.com', 'copy')
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  const many = await Promise.all(Array.from({ length: 40 }, () => ask('Unknown@example.com', 'erase')))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await query(`select 1 from backend.mails where kind = 'own-data'`)).toHaveLength(2 + 5)
})

test('strangers who ask cannot keep an owner from a copy, nor one who used theirs from another', async () => {
  for (let turn = 0; turn < 6; turn++) await ask('aisyah@example.com', 'erase')
  for (let turn = 0; turn < 6; turn++) {
    await ask('aisyah@example.com', 'copy')
    expect(await use(await newestToken())).toMatchObject({ success: true, data: { copy: {} } })
  }
})

test('a copy has what site, backend and booking site hold, once', async () => {
  await backend.post(enquiryKinds.contact.path, sampleEnquiries.contact, 'view-of-aisyah')
  await backend.post(backendCalls.newsletter.path, { email: 'aisyah@example.com' })
  await ask('AISYAH@example.com', 'copy')
  const token = await newestToken()
  expect(await look(token)).toMatchObject({ data: { state: 'open', wish: 'copy', email: 'aisyah@example.com' } })
  const { data } = await use(token, { 'kept by the site': [{ form: 'visa' }], 'made up': 4 })
  const copy = data && 'copy' in data ? data.copy : undefined
  expect(copy).toMatchObject({ email: 'aisyah@example.com', notCovered: [] })
  expect(copy?.held).toMatchObject({
    'kept by the site': [{ form: 'visa' }],
    enquiries: [{ form: 'contact' }],
    newsletter: [{ state: 'asked' }],
    accounts: [{ firstName: 'Aisyah', trips: [{}, {}, {}] }],
  })
  expect(JSON.stringify(data)).not.toMatch(/made up|argon2|"token"/)
  expect(await use(token)).toMatchObject({ success: false })
  expect(await look(token)).toMatchObject({ success: false })
})

test('an erasure leaves a receipt with what the law keeps, and an audit line, but not the address', async () => {
  await backend.pool.query(
    `update booking.trips set ends_on = now() - interval '4 years', starts_on = now() - interval '4 years' where reference like 'PEN9A%'`,
  )
  await backend.post(enquiryKinds.contact.path, sampleEnquiries.contact, 'view-of-aisyah')
  await ask('aisyah@example.com', 'copy')
  await ask('aisyah@example.com', 'erase')
  const token = await newestToken()
  const { data } = await use(token, { 'kept by the site': 2 })
  const receipt = data && 'receipt' in data ? data.receipt : undefined
  expect(receipt).toMatchObject({
    reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    removed: { 'kept by the site': 2, enquiries: 1, accounts: 1, 'requests for own data': 1 },
    kept: [{ reference: expect.stringMatching(/^LGK7Q/) }, { reference: expect.stringMatching(/^KCH2M/) }],
    notCovered: [],
  })
  expect(
    await query('select reference, paid, kept_until::text as until from booking.kept_transactions order by until'),
  ).toEqual(receipt?.kept.map(one => ({ ...one, paid: expect.any(String) })))
  const tables = await query(`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('backend', 'booking') and table_type = 'BASE TABLE'`)
  for (const { name } of tables) {
    for (const { row } of await query(`select to_jsonb(t) as row from ${name} t`)) {
      expect(JSON.stringify(row), name).not.toMatch(/aisyah/i)
    }
  }
  expect(await query('select details from backend.audit')).toMatchObject([
    { details: { reference: receipt?.reference } },
  ])
  // The link shows the receipt again, and erases nothing more.
  expect((await look(token)).data).toMatchObject({ state: 'erased', receipt })
  expect(await use(token)).toMatchObject({ success: false })
})

test('a link that ended opens nothing, and is forgotten', async () => {
  await ask('farid@example.com', 'erase')
  const token = await newestToken()
  await query(`update backend.data_requests set expires_at = now() - interval '1 second'`)
  expect([(await look(token)).success, (await use(token)).success]).toEqual([false, false])
  expect(await removeExpired(backend.pool, 24)).toEqual({ 'data requests': 1 })
})

test('the mail holds the link in the language asked for', async () => {
  await backend.post(ownDataRequest.path, { email: 'farid@example.com', wish: 'erase', language: 'ms' })
  const [mail] = await query(`select id from backend.mails where kind = 'own-data'`)
  const page = await (await backend.app.request(`/dev/mailbox/${mail.id}`)).text()
  expect(page).toContain('Data peribadi anda')
  expect(page).toContain(`/ms/your-data/link?token=${await newestToken()}`)
  const asHtml = await (await backend.app.request(`/dev/mailbox/${mail.id}/html`)).text()
  expect(asHtml).toContain('<html lang="ms-MY">')
})

test('without a booking site of ours a receipt names it; while that fails, the link stays good', async () => {
  await ask('farid@example.com', 'erase')
  const token = await newestToken()
  await backend.pool.query('alter table booking.agency_applications rename to out_of_reach')
  const failed = await backend.post(ownDataUse.path, { token })
  await backend.pool.query('alter table booking.out_of_reach rename to agency_applications')
  expect([failed.status, (await look(token)).data?.state]).toEqual([500, 'open'])
  await backend.booking?.stop()
  expect((await use(token)).data).toMatchObject({ receipt: { notCovered: ['booking site'] } })
})
