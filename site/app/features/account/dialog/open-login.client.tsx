import forms from '@agency/ui/forms/forms.css?inline'
import { Dialog, type DialogWidth } from '@agency/ui/overlays/dialog.tsx'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
import account from '../account.css?inline'
import type { AccountForms, AccountNotice } from '../account-forms.ts'
import { LoginPanel } from '../login/login-panel.island.tsx'
import { bringForward, focusFirstEmpty, leadOnItsPage, type Wanted } from './lead-to-form.client.ts'
import dialog from './login-dialog.css?inline'

/** The names under which a page may have linked them already. */
const styles = { forms, account, dialog }

/** In milliseconds; after it, the link leads to the page with the forms. */
const timeLimit = 8000

let loading: Promise<AccountForms> | undefined
let root: Root | undefined

/** Runs once. @throws When the request fails; the next call tries again. */
export function fetchForms(): Promise<AccountForms> {
  loading ??= askForForms()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function askForForms(): Promise<AccountForms> {
  const answer = await fetch(pathInLanguage('/account/forms'), { signal: AbortSignal.timeout(timeLimit) })
  if (!answer.ok) throw new Error(`The log-in answered ${answer.status}.`)
  return answer.json()
}

/** @throws When the settings of the forms cannot be loaded. */
export async function openLogin(wanted: Wanted): Promise<void> {
  if (leadOnItsPage(wanted)) return
  const accountForms = await fetchForms()
  root ??= newRoot()
  root.render(<LoginDialog forms={accountForms} notice={noticeOfPage()} opening={{ wanted }} />)
}

function newRoot(): Root {
  adoptStyles()
  const place = document.createElement('div')
  document.body.append(place)
  return createRoot(place)
}

/** Constructed style sheets, since the content security policy forbids style elements. */
function adoptStyles(): void {
  for (const [name, css] of Object.entries(styles)) {
    if (document.querySelector(`style[data-href=${name}]`)) continue
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
}

/** Moves the result of the last attempt from the page into the dialog, where the visitor tries again. */
function noticeOfPage(): AccountNotice | undefined {
  const place = document.querySelector<HTMLElement>('[data-opens-login]')
  if (!place) return undefined
  return { tone: place.dataset.opensLogin === 'success' ? 'success' : 'error', text: place.textContent ?? '' }
}

/** In pixels, from the specification. The 450 for agents are in the style sheet, which knows the open tab. */
const widths: Record<Wanted, DialogWidth> = { 'log-in': 498, 'sign-up': 700 }

type LoginDialogProps = {
  forms: AccountForms
  notice?: AccountNotice
  /** A new object each time, so that the effect runs again. */
  opening: { wanted: Wanted }
}

export function LoginDialog({ forms, notice, opening }: LoginDialogProps) {
  const { wanted } = opening
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasShownLogin, setShownLogin] = useState(false)
  if (wanted === 'log-in' && !hasShownLogin) setShownLogin(true)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const part = bringForward(element, opening.wanted)
    if (!element.open) element.showModal()
    // Only with a hover device, which has a keyboard: a phone's keyboard would cover the dialog.
    if (matchMedia('(hover: hover)').matches) focusFirstEmpty(part)
  }, [opening])
  return (
    <Dialog ref={dialog} id="login-dialog" title={signInWords().titles[wanted]} width={widths[wanted]}>
      <LoginPanel forms={forms} notice={notice} isSignUp={wanted === 'sign-up'} showsSocial={hasShownLogin} />
    </Dialog>
  )
}
