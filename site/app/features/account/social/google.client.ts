import { loadScript } from '../../captcha/load-script.client.ts'
import type { ScriptKey } from '../account-forms.ts'

const width = { least: 200, most: 400 }

type Google = {
  accounts: { id: { initialize(options: object): void; renderButton(element: Element, options: object): void } }
}
declare global {
  interface Window {
    google?: Google
  }
}

/** @param onToken Receives an ID token. @throws When Google's script cannot be loaded. */
export async function showGoogleButton(
  place: HTMLElement,
  { key, script }: ScriptKey,
  onToken: (token: string) => void,
): Promise<void> {
  await loadScript(script)
  if (!window.google) throw new Error('Google is not there')
  const { id } = window.google.accounts
  id.initialize({ client_id: key, callback: ({ credential }: { credential: string }) => onToken(credential) })
  const fitting = Math.max(width.least, Math.min(width.most, place.clientWidth))
  id.renderButton(place, { width: fitting, text: 'signin_with', logo_alignment: 'center' })
}
