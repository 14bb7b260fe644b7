import type { ProviderName } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { useEffect, useRef, useState } from 'react'
import { loadScript } from '../../captcha/load-script.client.ts'
import type { AccountForms, OfferedProvider } from '../account-forms.ts'
import { askServer } from '../browser/ask-server.client.ts'
import { providerButtons } from './provider-buttons.ts'
import type { LoginHandOver } from './providers.server.ts'

/** Loads the providers' scripts when the place of their buttons comes into view. */
export function useSocialLogin(
  { providers = [] }: AccountForms,
  isShown: boolean,
  onEntering: (isEntering: boolean) => void,
) {
  const [status, setStatus] = useState({ text: '', isError: false, leadsToSignUp: false })
  const [away, setAway] = useState<ProviderName[]>([])
  const [presses, setPresses] = useState<Partial<Record<ProviderName, () => void>>>({})
  const [posted, setPosted] = useState<Extract<LoginHandOver, { action: string }>>()
  const buttons = useRef<HTMLDivElement>(null)

  const show = (text: string, isError = false, leadsToSignUp = false) =>
    afterPress(() => setStatus({ text, isError, leadsToSignUp }))
  const missing = (name: ProviderName) => () => {
    setAway(names => [...names, name])
    show(signInWords().provider.away(name), true)
  }
  async function enter(name: ProviderName, token: string) {
    onEntering(true)
    const say = signInWords().provider
    show(say.entering(name))
    const answer = await askServer(`/account/${name.toLowerCase()}`, { token })
    if (typeof answer?.href === 'string') return location.assign(answer.href)
    if (typeof answer?.action === 'string') return setPosted(answer as typeof posted)
    onEntering(false)
    if (typeof answer?.error === 'string') return show(answer.error, true, answer.signUp === true)
    show(say.unconfirmed(name), true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are first seen
  useEffect(() => {
    if (!isShown) return
    const timers = providers.flatMap(provider => {
      const start = () => void prepare(provider).catch(missing(provider.name))
      const { delay } = providerButtons[provider.name]
      if (delay) return setTimeout(start, delay)
      start()
      return []
    })
    return () => timers.forEach(clearTimeout)
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

  async function prepare({ name, ...script }: OfferedProvider) {
    await loadScript(script.script)
    const place = buttons.current?.querySelector<HTMLElement>(`[data-provider=${name}]`)
    if (!place) return
    const press = providerButtons[name].prepare(script, place, token => {
      if (token) return void enter(name, token)
      console.info(`${name} log-in was cancelled`)
      show(signInWords().provider.cancelled(name))
    })
    setPresses(others => ({ ...others, [name]: press }))
  }
  return { status, shown: providers.filter(({ name }) => !away.includes(name)), presses, posted, buttons }
}
