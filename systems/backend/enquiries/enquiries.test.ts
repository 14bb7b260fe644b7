import { enquiryKinds, formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { readReference, referenceOf } from '@agency/contracts/backend/reference.ts'
import { anyText } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testBackend } from '../testing/test-backend.ts'

const backend = await testBackend()
afterAll(() => backend.stop())

const path = enquiryKinds.contact.path
const sample = sampleEnquiries.contact
const rows = async (key: string) => {
  const sql = `select e.*, (select count(*)::int from backend.mails m where m.enquiry_id = e.id) as mails
    from backend.enquiries e where idempotency_key = $1`
  return (await backend.pool.query(sql, [key])).rows
}
const reference = async (response: Response) =>
  ((await response.json()) as { data: { reference: string } }).data.reference

test.each(formNames)('%s is stored with its mails, and its reference is derived from the key', async form => {
  const key = `view-${form}-0001`
  const response = await backend.post(enquiryKinds[form].path, sampleEnquiries[form], key)
  expect(response.status).toBe(200)
  expect(await reference(response)).toBe(referenceOf(key))
  expect(await rows(key)).toMatchObject([{ form, reference: referenceOf(key), email: 'aisyah@example.com', mails: 2 }])
})

test('the same key twice, even at the same moment, makes one enquiry with one reference', async () => {
  const key = 'view-pressed-twice'
  const answers = await Promise.all(Array.from({ length: 20 }, () => backend.post(path, sample, key)))
  const references = await Promise.all(answers.map(reference))
  expect(new Set(references)).toEqual(new Set([referenceOf(key)]))
  expect(await rows(key)).toHaveLength(1)
  expect((await rows(key))[0].mails).toBe(2)
})

test('answers announce that repetitions are recognised and that a receipt is sent', async () => {
  const asked = await backend.app.request(path, { method: 'OPTIONS' })
  expect([asked.status, asked.headers.get('idempotency-key-accepted')]).toEqual([204, 'true'])
  const taken = await backend.post(path, sample, 'view-with-a-receipt')
  expect(taken.headers.get('idempotency-key-accepted')).toBe('true')
  expect(await taken.json()).toMatchObject({ data: { receipt: true } })
})

test('the same key with other content is refused, and the stored enquiry stays', async () => {
  const key = 'view-other-content'
  await backend.post(path, sample, key)
  const response = await backend.post(path, { ...sample, message: 'Something else' }, key)
  expect(response.status).toBe(409)
  expect(await rows(key)).toMatchObject([{ fields: { message: sample.message } }])
})

test('the same key with other facts of the site is the same enquiry', async () => {
  const key = 'view-other-facts'
  const facts = { answered: 'within a day', seller: 'Example', chosen: 'Price: RM 648.00', aboutTitle: 'Bali' }
  await backend.post(path, { ...sample, ...facts }, key)
  const response = await backend.post(path, { ...sample, answered: 'within two days' }, key)
  expect(await reference(response)).toBe(referenceOf(key))
  expect(await rows(key)).toHaveLength(1)
})

test('the reference that the site gave out is stored, with the time of sending', async () => {
  const given = referenceOf('given by the site')
  const receivedAt = '2026-11-20T01:02:03.000Z'
  const key = 'view-kept-by-the-site'
  const response = await backend.post(path, { ...sample, reference: given, receivedAt }, key)
  expect(await reference(response)).toBe(given)
  expect(await rows(key)).toMatchObject([{ reference: given, received_at: new Date(receivedAt) }])
})

test('a reference that another enquiry has is replaced, and the old one is noted', async () => {
  const taken = referenceOf('taken')
  await backend.post(path, { ...sample, reference: taken }, 'view-first-of-two')
  const response = await backend.post(path, { ...sample, reference: taken }, 'view-second-of-two')
  const other = await reference(response)
  expect(other).not.toBe(taken)
  expect(readReference(other)).toBe(other)
  expect(await rows('view-second-of-two')).toMatchObject([{ reference: other, told_reference: taken }])
})

test('an enquiry with faults names its fields and is not stored', async () => {
  const key = 'view-with-faults'
  const response = await backend.post(path, { ...sample, email: 'nobody', childAges: '4' }, key)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ success: false, errors: { email: expect.any(String) } })
  expect(await rows(key)).toEqual([])
})

test.each([
  ['text'],
  [[]],
  [{ ...sample, reference: 'F7RC-HVE9' }],
  [{ ...sample, memberId: -1 }],
  [{ ...sample, memberId: 2 ** 31 }],
])('the body %j is refused', async body => expect((await backend.post(path, body, 'view-no-enquiry')).status).toBe(400))

test('unreadable bodies and keys are refused', async () => {
  const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }
  expect((await backend.app.request(path, broken)).status).toBe(400)
  expect((await backend.post(path, sample, 'short')).status).toBe(400)
})

test('an enquiry without a key is accepted', async () => {
  expect((await backend.post(path, sample)).status).toBe(200)
})

test('hostile fields and envelopes cause no error 500', async () => {
  const hostile = fc.oneof(anyText({ maxLength: 400 }), fc.anything(), fc.constant('\0'))
  const names = [...Object.keys(sample), 'reference', 'receivedAt', 'consentText', 'sender', 'memberId', 'other']
  const given = fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 3 })
  await fc.assert(
    fc.asyncProperty(given, async fields => {
      const response = await backend.post(path, { ...sample, ...fields })
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
})
