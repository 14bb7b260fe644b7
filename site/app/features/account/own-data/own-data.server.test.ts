import { afterEach, expect, test, vi } from 'vitest'
import { fulfilOwnData, takeOwnDataRequest } from './own-data.server.ts'

const token = 'a'.repeat(43)
const asked: string[] = []
const spooled: string[] = []

/** A site whose backend answers calls by the end of their path. */
function site(answers: Record<string, object>, allowed = true) {
  asked.length = 0
  spooled.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? ''
    asked.push(name)
    return answers[name] ? Response.json(answers[name]) : new Response('<h1>Not found</h1>', { status: 404 })
  })
  const ofPerson = {
    copy: async (email: string) => ({ here: [spooled.push(`copy ${email}`)] }),
    erase: async (email: string) => ({ here: spooled.push(`erase ${email}`) }),
  }
  const limits = { allowOwnData: async () => allowed }
  const env = { BACKEND_URL: 'http://backend.example', NOTICE_LANGUAGE: false }
  return { env, visitorAddress: '10.0.0.1', enquiries: { limits, ofPerson } }
}
afterEach(() => vi.unstubAllGlobals())

async function request(email: string, context: ReturnType<typeof site>) {
  const body = new URLSearchParams({ email, wish: 'erase' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  const { status, requested } = await takeOwnDataRequest(
    new Request('http://site.example/your-data', { method: 'POST', body, headers }),
    'en',
    context,
  )
  return [status, requested.outcome]
}

test('a request is taken, or the page says what to do instead', async () => {
  const ours = { Request: { success: true } }
  expect(await request('aisyah@example.com', site(ours))).toEqual([200, 'sent'])
  expect(await request('aisyah', site(ours))).toEqual([422, 'bad-email'])
  expect(await request('aisyah@example.com', site(ours, false))).toEqual([429, 'too-many'])
  expect(asked).toEqual([])
  expect(await request('aisyah@example.com', site({}))).toEqual([503, 'away'])
})

test('the disk is searched only for an open link, and for what that is for', async () => {
  const open = { success: true, data: { state: 'open', wish: 'erase', language: 'en', email: 'aisyah@example.com' } }
  const receipt = { reference: 'K7Q2-M4TX', erasedAt: '2026-11-26T02:00:00Z', removed: {}, kept: [], notCovered: [] }
  const backend = { Link: open, Use: { success: true, data: { receipt } } }
  expect(await fulfilOwnData(token, 'erase', site(backend))).toEqual({ receipt })
  expect([asked, spooled]).toEqual([['Link', 'Use'], ['erase aisyah@example.com']])
  expect(await fulfilOwnData(token, 'copy', site(backend))).toBe('ended')
  expect(await fulfilOwnData(token, 'erase', site({ Link: { success: false, error: 'Ended.' } }))).toBe('ended')
  expect(await fulfilOwnData('../../x', 'erase', site(backend))).toBe('ended')
  expect(await fulfilOwnData(token, 'erase', site({}))).toBe('away')
  expect(spooled).toEqual([])
})
