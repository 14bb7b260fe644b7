import type { SpentTokens } from '../../limits/spent-tokens.server.ts'
import type { Captcha } from './captcha-verdict.ts'
import { type CaptchaSettings, chosenCaptcha } from './chosen-captcha.server.ts'
import { createOwnCaptcha, type OwnCaptcha } from './own-captcha.server.ts'

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
