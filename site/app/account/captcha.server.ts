import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Env } from '../env.server.ts'
import type { SpentTokens } from '../serving/spent-tokens.server.ts'

/** What a captcha says about a token. */
export type CaptchaVerdict = { success: boolean; error?: string }

/** Any captcha: ours by default, Google's where its keys are set. */
export type Captcha = { verify(token: string): Promise<CaptchaVerdict> }

const lifetime = 5 * 60_000
/** About half a second of work for a phone. */
const hardness = 60_000

/** Proof of work that needs no third party: the browser looks for a number, we check it once. */
export type OwnCaptcha = Captcha & { challenge(): Promise<object> }

/** The captcha that verifies, and our own puzzles, which are given out whichever it is. */
export type Captchas = { chosen: Captcha; own: OwnCaptcha }

/** The captchas of this process, for everything that asks for one. */
export function createCaptchas(env: Env, spent: SpentTokens): Captchas {
  const own = createOwnCaptcha(env.CAPTCHA_SECRET, spent)
  if (env.RECAPTCHA_SECRET)
    return { own, chosen: createRemoteCaptcha('https://www.google.com/recaptcha/api/siteverify', env.RECAPTCHA_SECRET) }
  return { own, chosen: env.CAPTCHA_VERIFY_URL ? createRemoteCaptcha(env.CAPTCHA_VERIFY_URL) : own }
}

/**
 * Our own captcha.
 * @param secret Signs the puzzles, so that only ours are accepted.
 * @param spent A solved puzzle may not be shown again before it would be too old anyway.
 */
export function createOwnCaptcha(secret: string, spent: SpentTokens): OwnCaptcha {
  return {
    challenge: () =>
      createChallenge({ hmacKey: secret, maxNumber: hardness, expires: new Date(Date.now() + lifetime) }),
    async verify(token) {
      if (token.length > 2000 || !(await verifySolution(token, secret).catch(() => false))) {
        return { success: false, error: 'The check has expired or was not passed. Please try again.' }
      }
      const fresh = await spent.spend(signatureOf(token), lifetime)
      return fresh ? { success: true } : { success: false, error: 'This check was used before. Please try again.' }
    },
  }
}

/** The same puzzle may be written in different ways; its signature is the same in all of them. */
function signatureOf(token: string): string {
  const { signature } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as { signature: string }
  return signature
}

const timeLimit = 4000

/**
 * A captcha verified elsewhere by a POST of `{token}` that answers `success` and `error`, or Google's own form of it.
 * @param url The verification address; with `secret`, Google's siteverify is asked in its form encoding.
 */
function createRemoteCaptcha(url: string, secret?: string): Captcha {
  const headers = { 'content-type': secret ? 'application/x-www-form-urlencoded' : 'application/json' }
  return {
    async verify(token) {
      const body = secret ? new URLSearchParams({ secret, response: token }).toString() : JSON.stringify({ token })
      const signal = AbortSignal.timeout(timeLimit)
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
        .then(response => response.json() as Promise<{ success?: unknown; score?: unknown }>)
        .catch(() => undefined)
      if (!answer)
        return { success: false, error: 'The check could not be made just now. Please try again in a minute.' }
      const person = answer.success === true && (typeof answer.score !== 'number' || answer.score >= 0.5)
      return person ? { success: true } : { success: false, error: 'The check was not passed. Please try again.' }
    },
  }
}
