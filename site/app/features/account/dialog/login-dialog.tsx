import { Dialog } from '@agency/ui/overlays/dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import type { AccountForms, AccountNotice } from '../account-forms.ts'
import { LoginPanel } from '../login/login-panel.island.tsx'
import { bringForward, focusFirstEmpty, type Wanted } from './lead-to-form.client.ts'

/** In pixels, from the specification. Its 450 for agents are in the style sheet, which sees the tab. */
const widths: Record<Wanted, number> = { 'log-in': 498, 'sign-up': 700 }
const titles: Record<Wanted, string> = { 'log-in': 'Log In & Sign Up', 'sign-up': 'Create an Account' }

type LoginDialogProps = {
  forms: AccountForms
  notice?: AccountNotice
  /** Another object each time that it is to be opened. */
  opening: { wanted: Wanted }
}

/** The panel of the log-in over any page. */
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
    // With a keyboard people can type at once; on a phone the keyboard would cover the dialog before it was read.
    if (matchMedia('(hover: hover)').matches) focusFirstEmpty(part)
  }, [opening])
  return (
    <Dialog ref={dialog} id="login-dialog" title={titles[wanted]} maxWidth={widths[wanted]}>
      <LoginPanel forms={forms} notice={notice} isSignUp={wanted === 'sign-up'} showsSocial={hasShownLogin} />
    </Dialog>
  )
}
