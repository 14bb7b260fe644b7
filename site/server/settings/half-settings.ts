import { TAKEN_NAMES } from '@agency/contracts/session/session-cookie.server.ts'
import type * as z from 'zod'

type Given = {
  CAPTCHA_VERIFY_URL?: string
  RECAPTCHA_SITE_KEY: string
  RECAPTCHA_SECRET: string
  FACEBOOK_APP_ID: string
  FACEBOOK_APP_SECRET: string
  SESSION: string
  SESSION_HANDOFF_KEY: string
  SESSION_COOKIE_NAME?: string | undefined
  SESSION_MACHINE_KEY?: unknown
}

/** Whether a way of `SESSION` reads a cookie of the booking site's own, which may have a name that ours must not have. */
export const readsTheirCookie = (way: string) => way === 'endpoint' || way === 'aspxauth'

/** Complains of settings that work in pairs when one is there alone: visitors would meet a log-in that cannot succeed. */
export function complainOfHalfSettings(given: Given, context: z.RefinementCtx): void {
  const complain = (name: keyof Given, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message, input: given })
  if (given.RECAPTCHA_SECRET && !given.RECAPTCHA_SITE_KEY)
    complain('RECAPTCHA_SITE_KEY', 'is missing: RECAPTCHA_SECRET is set, and browsers need this key')
  if (given.RECAPTCHA_SITE_KEY && !given.RECAPTCHA_SECRET && !given.CAPTCHA_VERIFY_URL)
    complain('RECAPTCHA_SECRET', 'is missing: without it, or CAPTCHA_VERIFY_URL, no reCAPTCHA can be checked')
  if (given.SESSION === 'handoff' && !given.SESSION_HANDOFF_KEY)
    complain('SESSION_HANDOFF_KEY', 'is missing: SESSION=handoff accepts what is signed with it')
  if (given.SESSION === 'aspxauth' && !given.SESSION_MACHINE_KEY)
    complain('SESSION_MACHINE_KEY', 'is missing: SESSION=aspxauth opens tickets with it')
  if (TAKEN_NAMES.includes(given.SESSION_COOKIE_NAME ?? '') && !readsTheirCookie(given.SESSION))
    complain('SESSION_COOKIE_NAME', 'is a name that the booking site uses for something else')
  if (given.FACEBOOK_APP_ID && !given.FACEBOOK_APP_SECRET)
    complain(
      'FACEBOOK_APP_SECRET',
      'is missing: FACEBOOK_APP_ID is set, and no Facebook token can be checked without it',
    )
}
