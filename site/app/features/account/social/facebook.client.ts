import { loadScript } from '../../captcha/load-script.client.ts'
import type { ScriptKey } from '../account-forms.ts'

type Facebook = {
  init(options: object): void
  login(done: (answer: { authResponse?: { accessToken: string } }) => void, options: object): void
}
declare global {
  interface Window {
    FB?: Facebook
  }
}

/** @throws When Facebook's script cannot be loaded. */
export async function prepareFacebook({ key, script }: ScriptKey): Promise<void> {
  await loadScript(script)
  if (!window.FB) throw new Error('Facebook is not there')
  window.FB.init({ appId: key, version: 'v24.0' })
}

/** @param done Receives an access token, or undefined when the visitor closed the window. */
export function askFacebook(done: (token: string | undefined) => void): void {
  window.FB?.login(({ authResponse }) => done(authResponse?.accessToken), { scope: 'email' })
}
