import type { SpentTokens } from '../../limits/spent-tokens.server.ts'
import type { Captcha } from './captcha-verdict.ts'
import { createOwnCaptcha, type OwnCaptcha } from './own-captcha.server.ts'
import { createRecaptcha, createRemoteCaptcha } from './remote-captcha.server.ts'

/**
 * `agents` is what agents pass at their log-in, in the browser and here. All other forms with a captcha use our own,
 * whose puzzles every page can solve without anybody's script.
 */
export type Captchas = { agents: Captcha; own: OwnCaptcha }

/** The captchas of this process, for everything that asks for one. */
export function createCaptchas(env: CaptchaSettings & { CAPTCHA_SECRET: string }, spent: SpentTokens): Captchas {
  const own = createOwnCaptcha(env.CAPTCHA_SECRET, spent)
  return { own, agents: chosenCaptcha(env, own) }
}

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
