import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { type MouseEvent, useEffect, useState } from 'react'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
import type { Wanted } from './lead-to-form.client.ts'
import { fetchForms, openLogin } from './open-login.client.tsx'

const addresses: Record<Wanted, string> = { 'log-in': '/Login', 'sign-up': '/Login#sign-up' }

/** "Log in" and "Sign up" open a dialog over the page; without script, or if it fails, they are links. */
function SignIn() {
  useEffect(() => {
    // Preloads for a visitor near the link; the click reports a failure.
    fetchForms().catch(() => undefined)
  }, [])
  const [coming, setComing] = useState<Wanted>()
  const open = (wanted: Wanted) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setComing(wanted)
    openLogin(wanted)
      .catch(() => location.assign(pathInLanguage(addresses[wanted])))
      .finally(() => setComing(undefined))
  }
  const say = signInWords()
  return (
    <>
      <a
        href={addresses['log-in']}
        aria-busy={coming === 'log-in' || undefined}
        data-needs-script=""
        onClick={open('log-in')}
      >
        {say.logIn}
      </a>
      <a
        href={addresses['sign-up']}
        aria-busy={coming === 'sign-up' || undefined}
        data-needs-script=""
        onClick={open('sign-up')}
      >
        {say.signUp}
      </a>
    </>
  )
}

export const island = defineIsland('sign-in', SignIn)
