import { captchaToken } from '../../captcha/captcha.client.ts'
import type { ScriptKey } from '../account-forms.ts'
import { type Answer, askServer } from '../browser/ask-server.client.ts'

/** In milliseconds, longer than any captcha that is going to answer. */
const timeLimit = 30_000

/**
 * Runs the captcha; our server verifies it and answers with a `VerificationID` or an error.
 * @param recaptcha Google's captcha, where it is set up; its script is loaded now.
 * @throws When the captcha cannot run, or takes too long.
 */
export async function verifyAgent(recaptcha: ScriptKey | undefined): Promise<Answer> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), timeLimit))
  const token = await Promise.race([recaptcha ? fromGoogle(recaptcha) : captchaToken(), late])
  return askServer('/account/agent-verification', { token })
}

async function fromGoogle({ key, script }: ScriptKey): Promise<string> {
  return (await import('../../captcha/recaptcha.client.ts')).recaptchaToken(key, script)
}
