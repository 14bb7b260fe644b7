import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import { knownBrowsers } from '@agency/service-kit/sign-in/known-browser.ts'
import type { Context } from 'hono'
import * as z from 'zod'
import type { BookingSettings } from '../../settings.ts'

type Settings = Pick<BookingSettings, 'SESSION_KEYS' | 'secure'>

const tokens = signedTokens('known-browser', z.object({ accountId: z.number(), browser: z.string() }))

const browsers = ({ SESSION_KEYS, secure }: Settings) =>
  knownBrowsers<number>({
    name: 'known-browser',
    secure,
    async sign(browser) {
      const [newest] = SESSION_KEYS
      if (newest === undefined) throw new Error('there is no key to sign with')
      return tokens.sign(browser, newest.key)
    },
    async read(token) {
      // All keys, so that browsers stay known after a key change.
      for (const { key } of SESSION_KEYS) {
        const browser = await tokens.read(token, key)
        if (browser) return browser
      }
      return undefined
    },
  })

export const rememberBrowser = (c: Context, settings: Settings, accountId: number): Promise<void> =>
  browsers(settings).remember(c, accountId)

export const knownBrowser = (c: Context, settings: Settings, accountId: number): Promise<string | undefined> =>
  browsers(settings).browserOf(c, accountId)
