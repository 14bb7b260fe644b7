import { afterEach, expect, test, vi } from 'vitest'
import { signUp } from './sign-up.server.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Twice a month at most.', 'Twice a month at most.'],
  ['', 'New offers by e-mail. Leave whenever you like.'],
])('a sign-up stores the promise that the page showed: %s', async (newsletterConsent, stored) => {
  const sent = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ Success: true, Message: 'Almost done' }))
  vi.stubGlobal('fetch', sent)
  const context = {
    content: { node: async () => ({ newsletterConsent }) },
    env: {
      BACKEND_URL: 'http://backend.example',
      SITE_URL: 'http://site.example',
      SITE_SECRET: 'sixteen characters',
      NEWSLETTER_SENDS: 'email-and-consent',
    },
    log: { warn() {} },
    enquiries: { limits: { allowSignUp: async () => true } },
    visitorAddress: '192.0.2.1',
  } as unknown as Parameters<typeof signUp>[1]
  const body = new URLSearchParams({ email: 'aisyah@example.com', from: '/' })
  await signUp(
    new Request('http://site.example/newsletter', { method: 'POST', body, headers: { 'content-length': '40' } }),
    context,
  )
  expect(JSON.stringify(sent.mock.calls)).toContain(stored)
})
