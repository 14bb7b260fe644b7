import type { ChangeEvent, FocusEvent } from 'react'
import { newEmail } from '../browser/account-rules.ts'
import type { useFormChecks } from '../browser/use-form-checks.ts'
import { useServerCheck } from '../browser/use-server-check.ts'

type Checks = ReturnType<typeof useFormChecks>

/** Looks up an existing account. A failed look-up stops nobody from signing up: the booking site checks again. */
export function useEmailCheck(checks: Checks) {
  const check = useServerCheck('/account/check-email', answer => {
    if (answer) checks.tellFromServer('Email', answer.exists ? 'Email already exists' : '', true)
    else checks.tellFromServer('Email', 'An error occurred while checking the email.', false)
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
