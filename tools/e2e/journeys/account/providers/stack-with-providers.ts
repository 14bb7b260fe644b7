import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { forget, freePorts, newDataFolder, startStack } from '../../../operations/stack/stack.ts'
import { appId, appSecret, type Facebook, startFacebook } from './facebook.ts'
import { clientId, type Google, startGoogle } from './google.ts'
import { type Recaptcha, secret, siteKey, startRecaptcha } from './recaptcha.ts'

type Providers = {
  siteUrl: string
  bookingUrl: string
  google: Google
  facebook: Facebook
  recaptcha: Recaptcha
  /** Every log of the stack's processes so far. */
  logs: () => string
}

const startLimit = 180_000

/** Tests on a stack of their own, with stand-ins for Google, Facebook and reCAPTCHA. */
export const test = base.extend<{ providers: Providers }, { shared: Providers }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const [google, facebook, recaptcha] = await Promise.all([startGoogle(), startFacebook(), startRecaptcha()])
      const dataDir = newDataFolder()
      const env = {
        LOG_LEVEL: 'debug',
        ENQUIRY_MIN_SECONDS: '60',
        GOOGLE_CLIENT_ID: clientId,
        FACEBOOK_APP: `${appId}:${appSecret}`,
        RECAPTCHA: `${siteKey}:${secret}`,
        PROVIDER_ADDRESSES: [
          `GOOGLE_ISSUER=${google.issuer}`,
          `GOOGLE_KEYS_URL=${google.keysUrl}`,
          `GOOGLE_SCRIPT_URL=${google.scriptUrl}`,
          `FACEBOOK_GRAPH_URL=${facebook.address}`,
          `FACEBOOK_SCRIPT_URL=${facebook.scriptUrl}`,
          `RECAPTCHA_SCRIPT_URL=${recaptcha.scriptUrl}`,
          `RECAPTCHA_VERIFY_URL=${recaptcha.verifyUrl}`,
        ].join(','),
      }
      const stack = startStack({ dataDir, ports: await freePorts(), env })
      await stack.says('Ready in')
      const logs = () => readLogs(dataDir)
      const [siteUrl, bookingUrl] = [stack.address('site'), stack.address('booking')]
      await use({ siteUrl, bookingUrl, google, facebook, recaptcha, logs })
      await stack.stop()
      forget(dataDir)
      await Promise.all([google.stop(), facebook.stop(), recaptcha.stop()])
    },
    { scope: 'worker', timeout: startLimit },
  ],
  providers: async ({ shared }, use) => {
    shared.recaptcha.score = 0.9
    await use(shared)
  },
  baseURL: async ({ shared }, use) => use(shared.siteUrl),
})

function readLogs(dataDir: string): string {
  const folder = path.join(dataDir, 'logs')
  return readdirSync(folder)
    .map(name => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
}
