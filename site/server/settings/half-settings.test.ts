import { expect, test } from 'vitest'
import * as z from 'zod'
import { complainOfHalfSettings } from './half-settings.ts'

const text = z.string().default('')
const schema = z
  .object({
    CAPTCHA_VERIFY_URL: z.string().optional(),
    RECAPTCHA_SITE_KEY: text,
    RECAPTCHA_SECRET: text,
    FACEBOOK_APP_ID: text,
    FACEBOOK_APP_SECRET: text,
    SESSION: text,
    SESSION_HANDOFF_KEY: text,
    SESSION_MACHINE_KEY: text,
    SESSION_COOKIE_NAME: text,
  })
  .superRefine(complainOfHalfSettings)

const complaints = (given: object) => schema.safeParse(given).error?.issues.map(({ path }) => path.join()) ?? []

test.each([
  [{ RECAPTCHA_SECRET: 's' }, 'RECAPTCHA_SITE_KEY'],
  [{ RECAPTCHA_SITE_KEY: 'k' }, 'RECAPTCHA_SECRET'],
  [{ FACEBOOK_APP_ID: 'f' }, 'FACEBOOK_APP_SECRET'],
  [{ SESSION: 'handoff' }, 'SESSION_HANDOFF_KEY'],
  [{ SESSION: 'aspxauth' }, 'SESSION_MACHINE_KEY'],
  [{ SESSION: 'jwe', SESSION_COOKIE_NAME: '.ASPXAUTH' }, 'SESSION_COOKIE_NAME'],
])('%j is half of something', (given, missing) => expect(complaints(given)).toEqual([missing]))

test.each([
  {},
  { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' },
  { RECAPTCHA_SITE_KEY: 'k', CAPTCHA_VERIFY_URL: 'https://verify.example' },
  { FACEBOOK_APP_ID: 'f', FACEBOOK_APP_SECRET: 's' },
  { SESSION: 'handoff', SESSION_HANDOFF_KEY: 'k' },
  { SESSION: 'aspxauth', SESSION_MACHINE_KEY: 'k', SESSION_COOKIE_NAME: '.ASPXAUTH' },
  { SESSION: 'endpoint', SESSION_COOKIE_NAME: '.ASPXAUTH' },
])('%j is complete', given => expect(complaints(given)).toEqual([]))
