import { sampleEnquiries } from '@agency/contracts/backend/forms/sample-enquiries.ts'
import { anyText } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Env } from '../../../server/settings/env.ts'
import { createSpentTokens } from '../../limits/spent-tokens.server.ts'
import { solvedPuzzle } from '../account/testing/solved-puzzle.ts'
import { createOwnCaptcha } from '../captcha/own-captcha.server.ts'
import { answerEnquiry, type EnquiryFacts } from './answer-enquiry.server.ts'
import { type AnsweredOnce, createAnsweredOnce } from './answered-once.server.ts'
import type { Submission, SubmissionOutcome } from './enquiry-desk.server.ts'
import { newView } from './form/view-token.server.ts'
import { numberInWords } from './person-check/number-in-words.ts'
import { createPersonCheck } from './person-check/person-check.server.ts'

const secret = 'a secret of sixteen characters'
const now = Date.parse('2026-11-20T04:00:00Z')
const spent = createSpentTokens()
const captcha = createOwnCaptcha(secret, spent, 500)
const personCheck = createPersonCheck({ captcha, secret, spent })
const env = { SITE_SECRET: secret, ENQUIRY_MIN_SECONDS: 2, PHONE_REQUIRED: ['contact'] } as unknown as Env

type Circumstances = {
  once?: AnsweredOnce
  outcome?: string
  allowed?: boolean
  calm?: boolean
  fetchSite?: string | null
  facts?: Partial<EnquiryFacts>
  /** Gets each submission. */
  submitted?: Submission[]
}

const post = async (
  fields: Record<string, unknown>,
  {
    once = createAnsweredOnce(),
    outcome = 'taken',
    allowed = true,
    calm = true,
    fetchSite = 'same-origin',
    facts,
    submitted,
  }: Circumstances = {},
) => {
  const form = new FormData()
  const all = { view: await newView(secret, now - 60_000), ...sampleEnquiries.contact, ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, String(value))
  const enquiries = {
    once,
    answerTimes: () => undefined,
    ofPerson: { copy: async () => ({}), erase: async () => ({}) },
    spooled: () => ({}),
    close: () => {},
    submit: async (submission: Submission) => {
      submitted?.push(submission)
      return { kind: outcome, reference: 'F7RC-HVEP', receipt: true, error: 'Closed.', errors: {} } as SubmissionOutcome
    },
    limits: {
      allowEnquiry: async () => allowed,
      allowSignUp: async () => allowed,
      allowOwnData: async () => allowed,
      isCalm: async () => calm,
    },
  }
  const known = { fields: {}, consentText: 'I agree.', query: new URLSearchParams(), ...facts }
  return answerEnquiry('contact', form, known, {
    enquiries,
    personCheck,
    env,
    now,
    fetchSite,
    session: undefined,
    visitorAddress: '10.0.0.1',
  })
}
const digitsOf = (words: string) =>
  Array.from({ length: 80 }, (_, at) => at + 20).find(at => numberInWords(at) === words)
/** The answer to the question of a form that came back. */
const answerOf = (result: Awaited<ReturnType<typeof post>>) => {
  const check = 'check' in result ? result.check : undefined
  return { question: check?.token ?? '', answer: digitsOf(check?.words ?? '') }
}

test.each(['taken', 'spooled'])('an enquiry that was %s has its reference', async outcome => {
  const receipt = outcome === 'taken'
  const submitted: Submission[] = []
  const facts = { language: 'ms' }
  expect(await post({}, { outcome, submitted, facts })).toEqual({ sent: true, reference: 'F7RC-HVEP', receipt })
  expect(submitted).toMatchObject([facts])
})

test.each([
  ['faults are named', { email: 'nobody' }, {}, 422, 'faults'],
  ['a phone number that cannot be dialled is a fault', { phone: '012 345' }, {}, 422, 'faults'],
  ['no number for a receiver that insists on one is a fault', { phone: '' }, {}, 422, 'faults'],
  ['a day that is over is a fault', { depart: '2026-11-19' }, {}, 422, 'faults'],
  ['a form filled in at once has a step more', { view: await newView(secret, now - 500) }, {}, 422, 'check'],
  ['a form without a view of ours has a step more', { view: 'made up' }, {}, 422, 'check'],
  ['the field that people do not see gives programs away', { homepage: 'https://x.example' }, {}, 422, 'check'],
  ['a form on another site’s page has an additional step', {}, { fetchSite: 'cross-site' }, 422, 'check'],
  ['many links have a step more', { message: 'http://a.example www.b.example [url=c]' }, {}, 422, 'check'],
  ['many from one place have a step more', {}, { calm: false }, 422, 'check'],
  ['too many are stopped', {}, { allowed: false }, 429, 'too-many'],
  ['a refusal is said', {}, { outcome: 'refused' }, 422, 'refused'],
  ['what was lost is said', {}, { outcome: 'lost' }, 503, 'lost'],
])('%s, and all entries come back', async (_, fields, circumstances, status, trouble) => {
  const result = await post(fields, circumstances)
  expect(result).toMatchObject({ sent: false, status, trouble })
  const { message } = { ...sampleEnquiries.contact, ...fields } as { message: string }
  expect(result).toMatchObject({ values: { message, name: 'Aisyah Rahman' } })
})

const quick = { view: await newView(secret, now - 500) }

test('the answer to the question passes the step once', async () => {
  const asked = await post(quick)
  const step = { ...quick, ...answerOf(asked) }
  expect(await post(step)).toMatchObject({ sent: true })
  expect(await post(step)).toMatchObject({ trouble: 'check', check: { failed: true } })
})

test('a wrong answer brings another question, and the first becomes invalid', async () => {
  const right = answerOf(await post(quick))
  const again = await post({ ...quick, ...right, answer: '7' })
  expect(again).toMatchObject({
    trouble: 'check',
    check: { failed: true, token: expect.not.stringContaining(right.question) },
  })
  expect(await post({ ...quick, ...right })).toMatchObject({ trouble: 'check' })
  expect(await post({ ...quick, ...answerOf(again) })).toMatchObject({ sent: true })
})

test('a forged, changed or expired question does not pass', async () => {
  const { question, answer } = answerOf(await post(quick))
  const old = await personCheck.ask(now - 31 * 60_000)
  for (const step of [
    { question: '', answer },
    { question: 'a.b.c', answer },
    { question: question.replace(/^./, sign => (sign === 'a' ? 'b' : 'a')), answer },
    { question: old.token, answer: digitsOf(old.words) },
  ])
    expect(await post({ ...quick, ...step })).toMatchObject({ trouble: 'check' })
})

test('an enquiry that is sent twice with the same step is accepted once, with the same answer', async () => {
  const once = createAnsweredOnce()
  const step = { ...quick, ...answerOf(await post(quick)) }
  const both = await Promise.all([post(step, { once }), post(step, { once })])
  expect(both).toEqual([
    { sent: true, reference: 'F7RC-HVEP', receipt: true },
    { sent: true, reference: 'F7RC-HVEP', receipt: true },
  ])
  expect(await post({ ...step, message: 'Something else' }, { once })).toMatchObject({ trouble: 'check' })
})

test('facts of the server reach the backend and are no part of the key; what a browser sends for them is not', async () => {
  const submitted: Submission[] = []
  const view = await newView(secret, now - 60_000)
  const press = (chosen: string, fields: EnquiryFacts['fields'], query = '') =>
    post({ view, chosen }, { submitted, facts: { fields, query: new URLSearchParams(query) } })
  await press('', { answered: 'within a day', seller: 'Example' })
  await press('RM 1', { answered: 'within two days', chosen: 'Room: Twin' })
  await press('', {}, 'departure=3+April+2027')
  const [first, again, otherDeparture] = submitted
  expect(again?.key).toBe(first?.key)
  expect(otherDeparture?.key).not.toBe(first?.key)
  expect([first?.fields.seller, again?.fields.chosen, otherDeparture?.fields.chosen]).toEqual([
    'Example',
    'Room: Twin',
    undefined,
  ])
})

test('a solved puzzle passes the step once', async () => {
  const step = { ...quick, captcha: await solvedPuzzle(captcha) }
  expect(await post(step)).toMatchObject({ sent: true })
  expect(await post(step)).toMatchObject({ trouble: 'check' })
  const foreign = await solvedPuzzle(createOwnCaptcha('another secret', createSpentTokens(), 500))
  expect(await post({ ...quick, captcha: foreign })).toMatchObject({ trouble: 'check' })
})

test('waiting does not replace the step', async () => {
  const asked = await post(quick)
  expect(await post({ question: answerOf(asked).question })).toMatchObject({ trouble: 'check' })
})

test('passing the step does not lift the limits', async () => {
  const step = { ...quick, ...answerOf(await post(quick)) }
  expect(await post(step, { allowed: false })).toMatchObject({ trouble: 'too-many' })
})

test('the step without a view of ours brings a view, not an enquiry', async () => {
  const step = { view: 'made up', captcha: await solvedPuzzle(captcha) }
  const check = { failed: false, token: expect.any(String) }
  expect(await post(step)).toMatchObject({
    trouble: 'check',
    check,
    view: expect.stringMatching(/^[\w-]+\.\w+\.[\w-]+$/),
  })
})

test('a view of ours stays when the form comes back, so that the next try is the same enquiry', async () => {
  const view = await newView(secret, now - 60_000)
  expect(await post({ view, email: 'nobody' })).toMatchObject({ view })
  expect(await post({ view: 'made up' })).toMatchObject({ view: expect.stringMatching(/^[\w-]+\.\w+\.[\w-]+$/) })
})

test('no post causes an exception', async () => {
  const names = fc.constantFrom(
    'view',
    'homepage',
    'question',
    'answer',
    'captcha',
    'email',
    'message',
    'about',
    'depart',
    '__proto__',
    'childAges',
  )
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, anyText()), async fields => {
      expect(await post(fields)).toHaveProperty('sent')
    }),
  )
})
