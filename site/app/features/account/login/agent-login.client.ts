import { captchaToken } from '../../captcha/captcha.client.ts'
import { askServer } from '../browser/ask-server.client.ts'
import { tell } from '../browser/tell.client.ts'

/** Longer than any captcha takes that is going to answer, in milliseconds. */
const patience = 30_000

/**
 * An agent's log-in: the captcha is run, our server verifies it and gives out a `VerificationID`, and only then is the
 * form posted to the booking site. The password goes there alone.
 */
export function startAgentLogin(form: HTMLFormElement): void {
  const status = form.querySelector('[data-agent-status]')
  const verification = form.querySelector<HTMLInputElement>('[name=VerificationID]')
  let running = false
  form.addEventListener('submit', async event => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (running) return
    running = true
    tell(status, 'Checking that you are a person…')
    const answer = await verify(form).catch(() => undefined)
    running = false
    if (typeof answer?.verificationId === 'string' && verification) {
      verification.value = answer.verificationId
      tell(status, '')
      form.submit()
    } else {
      const reason = answer?.error ?? 'The check could not be made just now. Please try again in a minute.'
      tell(status, String(reason), 'error')
    }
  })
}

async function verify(form: HTMLFormElement) {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), patience))
  return askServer('/account/agent-verification', { token: await Promise.race([tokenFor(form), late]) })
}

/** Google's captcha where it is set up, whose script is fetched now; else our own. */
async function tokenFor({ dataset }: HTMLFormElement): Promise<string> {
  const { recaptchaKey, recaptchaScript } = dataset
  if (!recaptchaKey || !recaptchaScript) return captchaToken()
  return (await import('../../captcha/recaptcha.client.ts')).recaptchaToken(recaptchaKey, recaptchaScript)
}
