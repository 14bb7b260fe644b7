import type { Env } from '../../../server/settings/env.ts'
import type { Captcha } from './captcha.server.ts'
import { createRecaptcha } from './recaptcha.server.ts'
import { createRemoteCaptcha } from './remote-captcha.server.ts'

type Settings = Pick<Env, 'CAPTCHA_VERIFY_URL' | 'RECAPTCHA_SECRET' | 'RECAPTCHA_VERIFY_URL'>

/** The captcha that the settings ask for: Google's by its secret, one that is verified elsewhere, or our own. */
export function chosenCaptcha(env: Settings, own: Captcha): Captcha {
  if (env.RECAPTCHA_SECRET) return createRecaptcha(env.RECAPTCHA_VERIFY_URL, env.RECAPTCHA_SECRET)
  return env.CAPTCHA_VERIFY_URL ? createRemoteCaptcha(env.CAPTCHA_VERIFY_URL) : own
}
