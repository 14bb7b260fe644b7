import type { Captcha } from './captcha-verdict.ts'
import { createRecaptcha } from './recaptcha.server.ts'
import { createRemoteCaptcha } from './remote-captcha.server.ts'

/** Whose captcha it is: Google's by its secret, one that is verified elsewhere by its address, otherwise ours. */
export type CaptchaSettings = {
  CAPTCHA_VERIFY_URL?: string | undefined
  RECAPTCHA_SECRET: string
  RECAPTCHA_VERIFY_URL: string
}

/** The captcha that the settings ask for: Google's by its secret, one that is verified elsewhere, or our own. */
export function chosenCaptcha(env: CaptchaSettings, own: Captcha): Captcha {
  if (env.RECAPTCHA_SECRET) return createRecaptcha(env.RECAPTCHA_VERIFY_URL, env.RECAPTCHA_SECRET)
  return env.CAPTCHA_VERIFY_URL ? createRemoteCaptcha(env.CAPTCHA_VERIFY_URL) : own
}
