import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Env } from '../env.server.ts'
import { answerEnquiry } from './answer-enquiry.server.ts'
import type { SubmissionOutcome } from './enquiry-desk.server.ts'
import { newView } from './view-token.server.ts'

const secret = 'a secret of sixteen signs'
const now = Date.parse('2026-11-20T04:00:00Z')
const env = { ENQUIRY_SPOOL_KEY: secret, ENQUIRY_MIN_SECONDS: 2 } as Env

const post = (
  fields: Record<string, unknown>,
  { outcome = 'taken', allowed = true }: { outcome?: string; allowed?: boolean } = {},
) => {
  const form = new FormData()
  const all = { view: newView(secret, now - 60_000), ...sampleEnquiries.contact, ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, String(value))
  const enquiries = {
    submit: async () => ({ kind: outcome, reference: 'F7RC-HVEP', error: 'Closed.', errors: {} }) as SubmissionOutcome,
    limits: { allowEnquiry: async () => allowed, allowSignUp: async () => allowed },
  }
  return answerEnquiry('contact', form, 'I agree.', {
    ...{ enquiries, env, now, session: undefined },
    visitorAddress: '10.0.0.1',
  })
}

test.each(['taken', 'kept'])('an enquiry that was %s has its reference', async outcome => {
  expect(await post({}, { outcome })).toEqual({ sent: true, reference: 'F7RC-HVEP' })
})

test.each([
  ['faults are named', { email: 'nobody' }, {}, 422, 'faults'],
  ['a day that is over is a fault', { depart: '2026-11-19' }, {}, 422, 'faults'],
  ['a form filled in at once has to be sent again', { view: newView(secret, now - 500) }, {}, 422, 'again'],
  ['a form without a view of ours has to be sent again', { view: 'made up' }, {}, 422, 'again'],
  ['the field that people do not see gives programs away', { homepage: 'https://x.example' }, {}, 422, 'again'],
  ['too many are stopped', {}, { allowed: false }, 429, 'too-many'],
  ['a refusal is said', {}, { outcome: 'refused' }, 422, 'refused'],
  ['what was lost is said', {}, { outcome: 'lost' }, 503, 'lost'],
])('%s, and everything typed comes back', async (_, fields, circumstances, status, trouble) => {
  const result = await post(fields, circumstances)
  expect(result).toMatchObject({ sent: false, status, trouble })
  expect(result).toMatchObject({ values: { message: sampleEnquiries.contact.message, name: 'Aisyah Rahman' } })
})

test('a view of ours stays when the form comes back, so that the next try is the same enquiry', async () => {
  const view = newView(secret, now - 60_000)
  expect(await post({ view, email: 'nobody' })).toMatchObject({ view })
  expect(await post({ view: 'made up' })).toMatchObject({ view: expect.stringMatching(/^[\w-]+\.\w+\.[\w-]+$/) })
})

test('no post makes it throw', async () => {
  const names = fc.constantFrom('view', 'homepage', 'email', 'message', 'about', 'depart', '__proto__', 'childAges')
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, fc.string({ unit: 'binary' })), async fields => {
      expect(await post(fields)).toHaveProperty('sent')
    }),
  )
})
