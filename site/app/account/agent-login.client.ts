import { askServer } from './ask-server.client.ts'
import { captchaToken } from './captcha.client.ts'

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
    const say = (text: string) => {
      if (status) status.textContent = text
    }
    say('Checking that you are a person…')
    const answer = await verify().catch(() => undefined)
    running = false
    if (typeof answer?.verificationId === 'string' && verification) {
      verification.value = answer.verificationId
      say('')
      form.submit()
    } else say(String(answer?.error ?? 'The check could not be made just now. Please try again in a minute.'))
  })
}

const verify = async () => askServer('/account/agent-verification', { token: await captchaToken() })
