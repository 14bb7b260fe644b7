import { loadScript } from './load-script.client.ts'
import { recaptchaAction } from './recaptcha-action.ts'

type Recaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** @returns A token. Rejects when Google's script cannot be loaded or does not answer. */
export async function recaptchaToken(siteKey: string, script: string): Promise<string> {
  await loadScript(`${script}?render=${encodeURIComponent(siteKey)}`)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('reCAPTCHA is not there')
  await new Promise<void>(resolve => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action: recaptchaAction })
}
