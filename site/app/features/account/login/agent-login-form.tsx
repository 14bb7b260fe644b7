import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { TextField } from '@agency/ui/forms/field.tsx'
import { PasswordField } from '@agency/ui/forms/password-field.tsx'
import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { type FormEvent, useRef, useState } from 'react'
import type { AccountForms, AccountNotice } from '../account-forms.ts'
import { agentRules } from '../browser/account-rules.ts'
import { useFormChecks } from '../browser/use-form-checks.ts'
import { useLastAttempt } from '../browser/use-last-attempt.ts'
import { verifyAgent } from './verify-agent.client.ts'

/**
 * Posts to the booking site once it has a `VerificationID`, which our server issues for a solved captcha. Without
 * script the form posts to our page, which explains why it cannot log in.
 */
export function AgentLoginForm({ forms, notice }: { forms: AccountForms; notice?: AccountNotice }) {
  const say = signInWords()
  // Our page ignores the fields of a post and renders the form again.
  const whereNothingIsVerified = `/AgentLogin?${new URLSearchParams({ [returnNotices.loginError]: say.agent.unverified })}`
  const checks = useFormChecks(agentRules)
  const { field: tradingId, keep } = useLastAttempt('tried-trading-id')
  const [status, setStatus] = useState({ text: '', isError: false })
  const verification = useRef<HTMLInputElement>(null)
  const isVerifying = useRef(false)
  const tell = (text: string, isError: boolean) => afterPress(() => setStatus({ text, isError }))

  function submit(event: FormEvent<HTMLFormElement>) {
    if (checks.holdsBack(event)) return
    keep()
    event.preventDefault()
    void verify(event.currentTarget)
  }
  async function verify(form: HTMLFormElement) {
    if (isVerifying.current) return
    isVerifying.current = true
    tell(say.agent.working, false)
    const answer = await verifyAgent(forms.recaptcha).catch(() => undefined)
    isVerifying.current = false
    if (typeof answer?.verificationId !== 'string') return tell(String(answer?.error ?? say.agent.failed), true)
    if (verification.current) verification.current.value = answer.verificationId
    tell('', false)
    // Without a return address the booking site sends a failed log-in to our agents' page, and a good one home.
    form.action = `${forms.booking}/agent/login`
    form.submit()
  }
  return (
    <form {...checks.form} method="post" action={whereNothingIsVerified} onSubmit={submit}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <noscript>
        <Notice>
          <Sentence of={say.agent.noScript(text => <a href="/contactus">{text}</a>)} />
        </Notice>
      </noscript>
      <TextField
        ref={tradingId}
        name="UserLoginID"
        label={say.agent.name}
        autoComplete="username"
        maxLength={254}
        {...checks.fault('UserLoginID')}
      />
      <PasswordField
        name="Pwd"
        id="agent-password"
        label={say.password}
        autoComplete="current-password"
        {...checks.fault('Pwd')}
      />
      <input ref={verification} type="hidden" name="VerificationID" defaultValue="" />
      <input type="hidden" name="btnLogin" value="Login" />
      <div className="agent-send">
        <p role="status" className={status.isError ? 'field__error' : undefined}>
          {status.text}
        </p>
        <div className="login-panel__row">
          <button type="submit" className="button" data-needs-script="agent">
            {say.agent.send}
          </button>
          <a className="button button--quiet" href={forms.booking + bookingLinks.agentRegister}>
            {say.agent.signUp}
          </a>
        </div>
      </div>
    </form>
  )
}
