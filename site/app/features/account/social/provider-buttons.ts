import type { ProviderName } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import type { ScriptKey } from '../account-forms.ts'

type Facebook = {
  init(options: object): void
  login(done: (answer: { authResponse?: { accessToken: string } }) => void, options: object): void
}
type Google = {
  accounts: { id: { initialize(options: object): void; renderButton(element: Element, options: object): void } }
}
declare global {
  interface Window {
    FB?: Facebook
    google?: Google
  }
}

type ProviderButton = {
  /** From the specification, in milliseconds after the panel is shown. */
  delay?: number
  /** The provider's script draws its button into the place; otherwise the button is ours. */
  isDrawn?: true
  /**
   * @param onToken Receives a token, or undefined when the visitor closed the window.
   * @returns The action of our button.
   */
  prepare(script: ScriptKey, place: HTMLElement, onToken: (token?: string) => void): () => void
}

export const providerButtons: Record<ProviderName, ProviderButton> = {
  Google: {
    delay: 300,
    isDrawn: true,
    prepare({ key }, place, onToken) {
      const { id } = (window.google as Google).accounts
      id.initialize({ client_id: key, callback: ({ credential }: { credential: string }) => onToken(credential) })
      const width = Math.max(200, Math.min(400, place.clientWidth))
      id.renderButton(place, { width, text: 'signin_with', logo_alignment: 'center' })
      return () => undefined
    },
  },
  Facebook: {
    prepare({ key }, _, onToken) {
      const facebook = window.FB as Facebook
      facebook.init({ appId: key, version: 'v24.0' })
      return () => facebook.login(({ authResponse }) => onToken(authResponse?.accessToken), { scope: 'email' })
    },
  },
}
