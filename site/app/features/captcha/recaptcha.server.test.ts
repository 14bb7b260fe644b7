import { answering } from '@agency/testing/answering.ts'
import { expect, test } from 'vitest'
import { chosenCaptcha } from './captcha.server.ts'
import { notMade, notPassed } from './remote-captcha.server.ts'

let answer: unknown
let heard = ''
const address = await answering(async (request, response) => {
  heard = `${request.headers['content-type']} `
  for await (const chunk of request) heard += chunk
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
})

const own = { verify: async () => ({ success: true, error: 'our own' }) }
const recaptcha = () =>
  chosenCaptcha({ CAPTCHA_VERIFY_URL: undefined, RECAPTCHA_SECRET: 's', RECAPTCHA_VERIFY_URL: address }, own)
const remote = () =>
  chosenCaptcha(
    { CAPTCHA_VERIFY_URL: address, RECAPTCHA_SECRET: '', RECAPTCHA_VERIFY_URL: 'http://unused.example' },
    own,
  )

test('Google gets a form post, and its answer for a person at the agents’ log-in is accepted', async () => {
  answer = { success: true, score: 0.5, action: 'agent_login' }
  expect(await recaptcha().verify('the token')).toEqual({ success: true })
  expect(heard).toBe('application/x-www-form-urlencoded secret=s&response=the+token')
})

test.each([
  { success: false, score: 0.9, action: 'agent_login', 'error-codes': ['timeout-or-duplicate'] },
  { success: true, score: 0.4, action: 'agent_login' },
  { success: true, action: 'agent_login' },
  { success: true, score: 0.9, action: 'newsletter' },
  { success: true, score: 0.9 },
])('%j is rejected', async given => {
  answer = given
  const { 'error-codes': codes } = given as { 'error-codes'?: string[] }
  expect(await recaptcha().verify('t')).toEqual({ ...notPassed(), ...(codes && { reason: JSON.stringify(codes) }) })
})

test.each([{ success: 'true', score: 1, action: 'agent_login' }, [], null, '<html>'])(
  '%j is rejected as an answer',
  async given => {
    answer = given
    expect(await recaptcha().verify('t')).toEqual(notMade())
    expect(await remote().verify('t')).toEqual(notMade())
  },
)

test('another address is asked with the token alone', async () => {
  answer = { success: true }
  expect(await remote().verify('t')).toEqual({ success: true })
  expect(heard).toBe('application/json {"token":"t"}')
  answer = { success: false, error: 'robots' }
  expect(await remote().verify('t')).toEqual({ ...notPassed(), reason: 'robots' })
  answer = { success: false, error: { why: 'x'.repeat(1000) } }
  expect((await remote().verify('t')).reason).toHaveLength(200)
  answer = { success: false, error: null }
  expect(await remote().verify('t')).toEqual(notPassed())
})

test('without settings the captcha is our own', async () => {
  const settings = { CAPTCHA_VERIFY_URL: undefined, RECAPTCHA_SECRET: '', RECAPTCHA_VERIFY_URL: address }
  expect(await chosenCaptcha(settings, own).verify('t')).toEqual({ success: true, error: 'our own' })
})
