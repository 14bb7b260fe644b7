import { isSpentReferralCode } from '@agency/contracts/booking/referral-codes.ts'
import { startAgentLogin } from '../login/agent-login.client.ts'
import { startLoginCheck } from '../login/login-check.client.ts'
import { startServerChecks } from '../server-checks.client.ts'
import { messageFor, shake, showFault } from './field-faults.client.ts'
import { triedEmailKey } from './tried-email.ts'

/** Checks the forms of the log-in panel as they are filled in; what is wrong stands at its field, and nothing is lost. */
export function startAccountForms(panel: HTMLElement): void {
  for (const form of panel.querySelectorAll<HTMLFormElement>('[data-account-form]')) {
    form.noValidate = true
    form.addEventListener('focusout', event => {
      const input = event.target as HTMLInputElement
      if (input.value && input.matches('input')) showFault(input, faultOf(input, form))
    })
    // Ticking a box mends it at once; waiting until it is left would be odd.
    form.addEventListener('change', event => {
      const input = event.target as HTMLInputElement
      if (input.type === 'checkbox' && input.hasAttribute('aria-invalid')) showFault(input, faultOf(input, form))
    })
    form.addEventListener('submit', event => {
      const faulty = faultyInputs(form)
      if (faulty.length === 0) return beforeSubmit(form)
      event.preventDefault()
      event.stopImmediatePropagation()
      for (const { input, message } of faulty) {
        showFault(input, message)
        shake(input)
      }
      faulty[0]?.input.focus()
    })
  }
  startShowPassword(panel)
  startServerChecks(panel)
  const agent = panel.querySelector<HTMLFormElement>('[data-account-form=agent]')
  if (agent) startAgentLogin(agent)
  const checked = panel.querySelector<HTMLFormElement>('[data-check-login]')
  if (checked) startLoginCheck(checked)
  const email = panel.querySelector<HTMLInputElement>('[data-account-form=login] [name=Email]')
  if (email && !email.value) email.value = sessionStorage.getItem(triedEmailKey) ?? ''
}

function faultyInputs(form: HTMLFormElement): { input: HTMLInputElement; message: string }[] {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].flatMap(input => {
    const message = faultOf(input, form)
    return message ? [{ input, message }] : []
  })
}

function faultOf(input: HTMLInputElement, form: HTMLFormElement): string {
  const own = messageFor(input)
  if (own) return own
  const password = form.querySelector<HTMLInputElement>('[name=Password]')
  if (input.name === 'ConfirmPassword' && input.value !== password?.value) return mismatchIn(form)
  return input.dataset.fault ?? ''
}

/** The dialog that signs people up has words of its own in the specification. */
function mismatchIn(form: HTMLFormElement): string {
  return form.closest('.dialog--sign-up')
    ? "The password and confirmed password don't match."
    : 'Password and confirm password not match.'
}

function beforeSubmit(form: HTMLFormElement): void {
  const email = form.querySelector<HTMLInputElement>('[name=Email]')
  if (form.dataset.accountForm === 'login' && email) sessionStorage.setItem(triedEmailKey, email.value)
  const code = form.querySelector<HTMLInputElement>('[name=ActivationCode]')
  if (code && isSpentReferralCode(code.value)) code.value = ''
}

function startShowPassword(panel: HTMLElement): void {
  for (const button of panel.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
    const input = button.parentElement?.querySelector('input')
    button.hidden = false
    button.addEventListener('click', () => {
      const shown = input?.type === 'password'
      if (input) input.type = shown ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(shown))
    })
  }
}
