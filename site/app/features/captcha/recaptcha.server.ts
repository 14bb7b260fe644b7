import * as z from 'zod'
import type { Captcha } from './captcha-verdict.ts'
import { recaptchaAction } from './recaptcha-action.ts'
import { askVerifier, notMade, notPassed, reasonOf } from './remote-captcha.server.ts'

/** Google's own advice for a start: from 1 (a person) to 0. */
const lowestScore = 0.5

/** https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

/**
 * Google reCAPTCHA v3. A token counts for the action it was made for; Google accepts each one once, for two minutes.
 * @param verifyUrl Google's siteverify.
 */
export function createRecaptcha(verifyUrl: string, secret: string): Captcha {
  return {
    async verify(token) {
      const body = new URLSearchParams({ secret, response: token }).toString()
      const answer = await askVerifier(verifyUrl, 'application/x-www-form-urlencoded', body)
      const { data } = answerSchema.safeParse(answer)
      if (!data) return notMade
      const isPerson = data.success && data.action === recaptchaAction && (data.score ?? 0) >= lowestScore
      return isPerson ? { success: true } : { ...notPassed, ...reasonOf(data['error-codes']) }
    },
  }
}
