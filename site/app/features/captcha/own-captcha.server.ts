import { personCheckWords } from '@agency/words/forms/person-check/words.ts'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { SpentTokens } from '../../limits/spent-tokens.server.ts'
import type { Captcha } from './captcha-verdict.ts'

const lifetime = 5 * 60_000
/** About half a second of work for a phone. */
const usualHardness = 60_000

export type OwnCaptcha = Captcha & { challenge(): Promise<object> }

/** @param hardness The largest number to try. @param spent Rejects a token that was used before. */
export function createOwnCaptcha(secret: string, spent: SpentTokens, hardness = usualHardness): OwnCaptcha {
  return {
    challenge: () =>
      createChallenge({ hmacKey: secret, maxNumber: hardness, expires: new Date(Date.now() + lifetime) }),
    async verify(token) {
      if (token.length > 2000 || !(await verifySolution(token, secret).catch(() => false))) {
        return { success: false, error: personCheckWords().expired }
      }
      const fresh = await spent.spend(signatureOf(token), lifetime)
      return fresh ? { success: true } : { success: false, error: personCheckWords().used }
    },
  }
}

/** The same puzzle can be encoded in several ways; its signature is the same in all of them. */
function signatureOf(token: string): string {
  const { signature } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as { signature: string }
  return signature
}
