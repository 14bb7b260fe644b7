import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { enquiryKinds } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { referenceOf } from '@agency/contracts/backend/reference.ts'
import { afterAll, expect, test } from 'vitest'
import { testBackend } from '../testing/test-backend.ts'

const backend = await testBackend()
afterAll(() => backend.stop())

const { answered, answerTimes } = backendCalls
const receivedAt = '2026-11-20T01:00:00.000Z'
const enquire = (key: string) =>
  backend.post(enquiryKinds.contact.path, { ...sampleEnquiries.contact, receivedAt }, key)
const timesSince = async (since: string) => {
  const answer = await backend.app.request(`${answerTimes.path}?since=${since}`)
  return answerTimes.response.parse(await answer.json()).data?.times
}

test('times tell when each enquiry was received and first answered, and nothing else', async () => {
  await enquire('view-answered-1')
  await enquire('view-waiting-1')
  const reference = referenceOf('view-answered-1').toLowerCase().replace('-', ' ')
  const answeredAt = '2026-11-20T03:30:00.000Z'
  expect(await (await backend.post(answered.path, { reference, answeredAt })).json()).toMatchObject({ success: true })
  expect(await (await backend.post(answered.path, { reference })).json()).toMatchObject({ success: true })
  const times = await timesSince('2026-11-20T00:00:00Z')
  expect(times).toHaveLength(2)
  expect(times).toEqual(
    expect.arrayContaining([
      { receivedAt, answeredAt },
      { receivedAt, answeredAt: null },
    ]),
  )
  expect(await timesSince('2026-11-20T01:00:01Z')).toEqual([])
})

test('an enquiry that is unknown, or was sent later, is not noted', async () => {
  await enquire('view-answered-2')
  const [known, unknown] = [referenceOf('view-answered-2'), referenceOf('view-of-nobody')]
  for (const body of [{ reference: unknown }, { reference: known, answeredAt: '2026-11-19T00:00:00Z' }])
    expect(await (await backend.post(answered.path, body)).json()).toMatchObject({ success: false })
  for (const body of [{}, { reference: 'K7Q2-M4TY' }, { reference: known, answeredAt: 'now' }])
    expect((await backend.post(answered.path, body)).status).toBe(400)
  expect((await backend.app.request(answerTimes.path)).status).toBe(400)
})
