import { captchaToken } from '../../captcha/captcha.client.ts'
import type { ScriptKey } from '../account-forms.ts'
import { type Answer, askServer } from '../browser/ask-server.client.ts'

/** In milliseconds. */
const timeLimit = 30_000

/** @returns A `VerificationID` or an error. @throws When the captcha cannot run, or takes too long. */
export async function verifyAgent(recaptcha: ScriptKey | undefined): Promise<Answer> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), timeLimit))
  const token = await Promise.race([recaptcha ? fromGoogle(recaptcha) : captchaToken(), late])
  return askServer('/account/agent-verification', { token })
}

async function fromGoogle({ key, script }: ScriptKey): Promise<string> {
  return (await import('../../captcha/recaptcha.client.ts')).recaptchaToken(key, script)
}
