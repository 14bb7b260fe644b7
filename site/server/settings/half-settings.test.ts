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
  })
  .superRefine(complainOfHalfSettings)

const complaints = (given: object) => schema.safeParse(given).error?.issues.map(({ path }) => path.join()) ?? []

test.each([
  [{ RECAPTCHA_SECRET: 's' }, 'RECAPTCHA_SITE_KEY'],
  [{ RECAPTCHA_SITE_KEY: 'k' }, 'RECAPTCHA_SECRET'],
  [{ FACEBOOK_APP_ID: 'f' }, 'FACEBOOK_APP_SECRET'],
  [{ SESSION: 'handoff' }, 'SESSION_HANDOFF_KEY'],
])('%j is half of something', (given, missing) => expect(complaints(given)).toEqual([missing]))

test.each([
  {},
  { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' },
  { RECAPTCHA_SITE_KEY: 'k', CAPTCHA_VERIFY_URL: 'https://verify.example' },
  { FACEBOOK_APP_ID: 'f', FACEBOOK_APP_SECRET: 's' },
  { SESSION: 'handoff', SESSION_HANDOFF_KEY: 'k' },
])('%j is complete', given => expect(complaints(given)).toEqual([]))
