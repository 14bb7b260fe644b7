import { personCheckWords } from '@agency/words/forms/person-check/words.ts'
import * as z from 'zod'
import { fetchJson } from '../../clients/upstreams/fetch-json.server.ts'
import type { Captcha, CaptchaVerdict } from './captcha-verdict.ts'
import { recaptchaAction } from './recaptcha-action.ts'

const timeLimit = 2500
const sizeLimit = 64 * 1024
const answerSchema = z.object({ success: z.boolean(), error: z.unknown().optional() })

export const notPassed = (): CaptchaVerdict => ({ success: false, error: personCheckWords().notPassed })
export const notMade = (): CaptchaVerdict => ({ success: false, error: personCheckWords().notMade })

/** A captcha verified by a POST of `{token}` to `url`, which answers `success` and `error`. */
export function createRemoteCaptcha(url: string): Captcha {
  return {
    async verify(token) {
      const answer = await askVerifier(url, 'application/json', JSON.stringify({ token }))
      const { data } = answerSchema.safeParse(answer)
      if (!data) return notMade()
      return data.success ? { success: true } : { ...notPassed(), ...reasonOf(data.error) }
    },
  }
}

const maxReason = 200

function reasonOf(error: unknown): { reason?: string } {
  if (error === undefined || error === null || error === '') return {}
  return { reason: (typeof error === 'string' ? error : JSON.stringify(error)).slice(0, maxReason) }
}

async function askVerifier(url: string, type: string, body: string): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  const answer = await fetchJson({ upstream: 'identity', url, init, timeLimit, sizeLimit }).catch(() => undefined)
  return answer?.body
}

/** Google's recommended start, on a scale from 0 to 1 (a person). */
const lowestScore = 0.5

/** https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const recaptchaAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

/** Google reCAPTCHA v3. A token counts for its own action only; Google accepts each one once, for two minutes. */
export function createRecaptcha(verifyUrl: string, secret: string): Captcha {
  return {
    async verify(token) {
      const body = new URLSearchParams({ secret, response: token }).toString()
      const answer = await askVerifier(verifyUrl, 'application/x-www-form-urlencoded', body)
      const { data } = recaptchaAnswer.safeParse(answer)
      if (!data) return notMade()
      const isPerson = data.success && data.action === recaptchaAction && (data.score ?? 0) >= lowestScore
      return isPerson ? { success: true } : { ...notPassed(), ...reasonOf(data['error-codes']) }
    },
  }
}
