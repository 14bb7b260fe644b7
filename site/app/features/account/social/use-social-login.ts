import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { useEffect, useRef, useState } from 'react'
import type { AccountForms } from '../account-forms.ts'
import { askServer } from '../browser/ask-server.client.ts'
import type { LoginHandOver } from './external-login.server.ts'
import { askFacebook, prepareFacebook } from './facebook.client.ts'
import { showGoogleButton } from './google.client.ts'

type Provider = 'Google' | 'Facebook'

/** From the specification, in milliseconds after the panel is shown. */
const googleDelay = 300

/** Loads the scripts of Google and Facebook when the place of the buttons comes into view. */
export function useSocialLogin(
  { google, facebook }: AccountForms,
  isShown: boolean,
  onEntering: (isEntering: boolean) => void,
) {
  const [status, setStatus] = useState({ text: '', isError: false, leadsToSignUp: false })
  const [away, setAway] = useState<Provider[]>([])
  const [isFacebookReady, setFacebookReady] = useState(false)
  const [posted, setPosted] = useState<Extract<LoginHandOver, { action: string }>>()
  const place = useRef<HTMLDivElement>(null)

  const say = (text: string, isError = false, leadsToSignUp = false) =>
    afterPress(() => setStatus({ text, isError, leadsToSignUp }))
  const missing = (name: Provider) => () => {
    setAway(names => [...names, name])
    say(`${name} cannot be reached just now. Please log in with your password.`, true)
  }
  async function enter(name: Provider, token: string) {
    onEntering(true)
    say(`Logging you in with ${name}…`)
    const answer = await askServer(`/account/${name.toLowerCase()}`, { token })
    if (typeof answer?.href === 'string') return location.assign(answer.href)
    if (typeof answer?.action === 'string') return setPosted(answer as typeof posted)
    onEntering(false)
    if (typeof answer?.error === 'string') return say(answer.error, true, answer.signUp === true)
    say(`${name} could not confirm who you are. Please try again.`, true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are first seen
  useEffect(() => {
    if (!isShown) return
    if (facebook) prepareFacebook(facebook).then(() => setFacebookReady(true), missing('Facebook'))
    const timer = setTimeout(() => {
      const button = place.current
      if (google && button)
        showGoogleButton(button, google, token => void enter('Google', token)).catch(missing('Google'))
    }, googleDelay)
    return () => clearTimeout(timer)
  }, [isShown])
  useEffect(() => {
    // The browser may show this page again, as it was left, when the visitor comes back.
    const wake = () => {
      onEntering(false)
      setPosted(undefined)
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [onEntering])

  function pressFacebook() {
    askFacebook(token => {
      if (token) return void enter('Facebook', token)
      console.info('Facebook log-in was cancelled')
      say('Facebook log-in was cancelled.')
    })
  }
  return { status, away, isFacebookReady, pressFacebook, posted, place }
}
