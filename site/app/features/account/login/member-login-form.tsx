import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { CheckField, FieldError, TextField } from '@agency/ui/forms/field.tsx'
import { PasswordField } from '@agency/ui/forms/password-field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { type FormEvent, useRef, useState } from 'react'
import type { AccountForms, AccountNotice } from '../account-forms.ts'
import { loginRules } from '../browser/account-rules.ts'
import { askServer } from '../browser/ask-server.client.ts'
import { useFormChecks } from '../browser/use-form-checks.ts'
import { useLastAttempt } from '../browser/use-last-attempt.ts'

/** The password does not pass through our server, unless `BACKEND_RECEIVER` has `sso-login`. */
export function MemberLoginForm({ forms, notice }: { forms: AccountForms; notice?: AccountNotice }) {
  const say = signInWords()
  const checks = useFormChecks(loginRules)
  const [isMismatch, setMismatch] = useState(false)
  const { field: email, keep } = useLastAttempt('tried-email')
  const password = useRef<HTMLInputElement>(null)
  const isAsking = useRef(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    if (checks.holdsBack(event)) return
    keep()
    if (!forms.checksLogin) return
    event.preventDefault()
    void judge(event.currentTarget)
  }
  /** Lets the server check the password first, so that the form shows a wrong one. Without an answer, submits. */
  async function judge(form: HTMLFormElement) {
    if (isAsking.current) return
    isAsking.current = true
    const answer = await askServer('/account/check-login', {
      email: email.current?.value,
      password: password.current?.value,
    })
    isAsking.current = false
    setMismatch(answer?.fits === false)
    if (answer?.fits !== false) return form.submit()
    checks.refuse()
    password.current?.select()
  }
  return (
    <form
      {...checks.form}
      method="post"
      action={`${forms.booking}/account/login?ReturnUrl=${encodeURIComponent(forms.origin)}`}
      onSubmit={submit}
    >
      <FieldError id="login" error={isMismatch ? say.member.mismatch : ''} announced />
      {notice && !isMismatch && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <TextField
        ref={email}
        name="Email"
        label={say.email}
        type="email"
        autoComplete="username"
        {...checks.fault('Email')}
      />
      <PasswordField
        ref={password}
        name="Pwd"
        label={say.password}
        autoComplete="current-password"
        minLength={8}
        isWrong={isMismatch}
        {...checks.fault('Pwd')}
      />
      <div className="login-panel__row">
        <CheckField name="rememberMe">{say.member.stay}</CheckField>
        <a href={forms.booking + bookingLinks.resetPassword}>{say.member.forgot}</a>
      </div>
      <input type="hidden" name="btnLogin" value="Login" />
      <button type="submit" className="button">
        {say.member.send}
      </button>
    </form>
  )
}
