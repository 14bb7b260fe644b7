import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { type ChangeEvent, type FocusEvent, useRef } from 'react'
import { newEmail } from '../browser/account-rules.ts'
import { type Answer, askServer } from '../browser/ask-server.client.ts'
import type { useFormChecks } from '../browser/use-form-checks.ts'

type Checks = ReturnType<typeof useFormChecks>

/** Looks up an existing account. A failed look-up stops nobody from signing up: the booking site checks again. */
export function useEmailCheck(checks: Checks) {
  const check = useServerCheck('/account/check-email', answer => {
    if (answer) checks.tellFromServer('Email', answer.exists ? signInWords().faults.taken : '', true)
    else checks.tellFromServer('Email', signInWords().faults.unchecked, false)
  })
  return {
    onChange() {
      check.forget()
      checks.forget('Email')
    },
    onBlur({ target: { form, value } }: FocusEvent<HTMLInputElement>) {
      if (form && !newEmail(new FormData(form))) void check.ask({ email: value })
    },
  }
}

export function usePhoneCheck(checks: Checks) {
  const check = useServerCheck('/account/check-phone', answer => {
    checks.tellFromServer('PrimaryPhone', typeof answer?.error === 'string' ? answer.error : '', true)
  })
  const forget = () => {
    check.forget()
    checks.forget('PrimaryPhone')
  }
  const ask = (form: HTMLFormElement | null) => {
    const { PrimaryPhone: phone, PhoneCode1: country } = Object.fromEntries(new FormData(form ?? undefined))
    if (phone) void check.ask({ phone, country })
  }
  return {
    phone: { onChange: forget, onBlur: ({ target }: FocusEvent<HTMLInputElement>) => ask(target.form) },
    onCountry({ target }: ChangeEvent<HTMLSelectElement>) {
      forget()
      ask(target.form)
    },
  }
}

/** Lets the server check a field when it is left. A late answer about an earlier value is dropped. */
function useServerCheck(path: string, tell: (answer: Answer) => void) {
  const last = useRef<{ question: string; ended: AbortController }>(undefined)
  const forget = () => {
    last.current?.ended.abort()
    last.current = undefined
  }
  async function ask(body: object) {
    const question = JSON.stringify(body)
    if (last.current?.question === question) return
    forget()
    const ended = new AbortController()
    last.current = { question, ended }
    const answer = await askServer(path, body, ended.signal)
    if (!ended.signal.aborted) tell(answer)
  }
  return { ask, forget }
}
