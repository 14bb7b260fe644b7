import type { SpentTokens } from '../../limits/spent-tokens.server.ts'
import type { Captcha } from './captcha-verdict.ts'
import { createOwnCaptcha, type OwnCaptcha } from './own-captcha.server.ts'
import { createRecaptcha, createRemoteCaptcha } from './remote-captcha.server.ts'

/** `agents` is for the agents' log-in; all other forms use our own, which needs no third-party script. */
export type Captchas = { agents: Captcha; own: OwnCaptcha }

export function createCaptchas(env: CaptchaSettings & { CAPTCHA_SECRET: string }, spent: SpentTokens): Captchas {
  const ownCaptcha = createOwnCaptcha(env.CAPTCHA_SECRET, spent)
  return { own: ownCaptcha, agents: chosenCaptcha(env, ownCaptcha) }
}

export type CaptchaSettings = {
  CAPTCHA_VERIFY_URL?: string | undefined
  RECAPTCHA_SECRET: string
  RECAPTCHA_VERIFY_URL: string
}

/** The captcha of the settings: Google's by its secret, a remote one by its address, otherwise our own. */
export function chosenCaptcha(env: CaptchaSettings, ownCaptcha: Captcha): Captcha {
  if (env.RECAPTCHA_SECRET) return createRecaptcha(env.RECAPTCHA_VERIFY_URL, env.RECAPTCHA_SECRET)
  return env.CAPTCHA_VERIFY_URL ? createRemoteCaptcha(env.CAPTCHA_VERIFY_URL) : ownCaptcha
}
