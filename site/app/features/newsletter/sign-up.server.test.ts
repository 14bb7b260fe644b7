import { newsletterWords } from '@agency/words/forms/newsletter/words.ts'
import { newsletterAnswerWords } from '@agency/words/forms/newsletter-answer/words.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { forReader } from '../../addresses/languages/reader.server.ts'
import { confirmSubscription, endSubscription } from '../../clients/backend/newsletter.server.ts'
import { signUp } from './sign-up.server.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en', 'Twice a month at most.', 'Twice a month at most.'],
  ['en', '', 'New offers by e-mail. Leave whenever you like.'],
  ['ms', '', newsletterWords('ms').consent],
] as const)(
  'a sign-up stores the promise that the page showed, with its language: %s %s',
  async (language, newsletterConsent, stored) => {
    const sent = vi.fn(async (..._: Parameters<typeof fetch>) =>
      Response.json({ Success: true, Message: 'Almost done' }),
    )
    vi.stubGlobal('fetch', sent)
    const context = {
      content: { node: async () => ({ newsletterConsent }) },
      env: {
        BACKEND_URL: 'http://backend.example',
        SITE_URL: 'http://site.example',
        SITE_SECRET: 'sixteen characters',
        NEWSLETTER_SENDS: 'email-and-consent',
        NOTICE_LANGUAGE: true,
      },
      log: { warn() {} },
      enquiries: { limits: { allowSignUp: async () => true } },
      visitorAddress: '192.0.2.1',
    } as unknown as Parameters<typeof signUp>[1]
    const body = new URLSearchParams({ email: 'aisyah@example.com', from: '/' })
    const request = new Request('http://site.example/newsletter', {
      method: 'POST',
      body,
      headers: { 'content-length': '40' },
    })
    const reader = { language, siteUrl: '', pages: {}, placeOf: (path: string) => path }
    await forReader(reader, () => signUp(request, context))
    expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toMatchObject({
      consentText: stored,
      noticeLanguage: language,
    })
  },
)

test('the answer to a dead link of a newsletter is in the language of the link', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: false, error: 'Unknown link.' }))
  const reader = { language: 'zh', siteUrl: '', pages: {}, placeOf: (path: string) => path } as const
  const { confirm, leave } = newsletterAnswerWords('zh').dead
  const ask = () => Promise.all([confirmSubscription, endSubscription].map(act => act('http://backend.example', 'x')))
  expect((await forReader(reader, ask)).map(({ message }) => message)).toEqual([confirm, leave])
  expect((await ask()).map(({ message }) => message)).toEqual(['Unknown link.', 'Unknown link.'])
})
