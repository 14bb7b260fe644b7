import { startAgentLogin } from './agent-login.client.ts'
import { askServer } from './ask-server.client.ts'
import { messageFor, shake, showFault } from './field-faults.client.ts'
import { triedEmailKey } from './login-dialog.client.ts'

/** Referral codes that the bank-card offers once used; they are not for new members. */
const blankedCodes = new Set(['SCB100', 'SCB200'])

/** Checks the forms of the log-in panel as they are filled in; what is wrong stands at its field, and nothing is lost. */
export function startAccountForms(panel: HTMLElement): void {
  for (const form of panel.querySelectorAll<HTMLFormElement>('[data-account-form]')) {
    form.noValidate = true
    form.addEventListener('focusout', event => {
      const input = event.target as HTMLInputElement
      if (input.value && input.matches('input')) showFault(input, faultOf(input, form))
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
  startChecks(panel)
  const agent = panel.querySelector<HTMLFormElement>('[data-account-form=agent]')
  if (agent) startAgentLogin(agent)
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
  if (input.name === 'ConfirmPassword' && input.value !== password?.value)
    return 'Password and confirm password not match.'
  return input.dataset.fault ?? ''
}

function beforeSubmit(form: HTMLFormElement): void {
  const email = form.querySelector<HTMLInputElement>('[name=Email]')
  if (form.dataset.accountForm === 'login' && email) sessionStorage.setItem(triedEmailKey, email.value)
  const code = form.querySelector<HTMLInputElement>('[name=ActivationCode]')
  if (code && blankedCodes.has(code.value.trim().toUpperCase())) code.value = ''
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

/** The checks that only servers can make: whether an address has an account, whether a number is one of its country. */
function startChecks(panel: HTMLElement): void {
  const email = panel.querySelector<HTMLInputElement>('[data-check-email]')
  email?.addEventListener('change', async () => {
    email.dataset.fault = ''
    if (messageFor(email)) return
    const answer = await askServer('/account/check-email', { email: email.value })
    if (answer?.exists) email.dataset.fault = 'Email already exists'
    // A check that failed must not keep anybody from signing up: the booking site checks again.
    showFault(email, answer ? email.dataset.fault : 'An error occurred while checking the email.')
  })
  const phone = panel.querySelector<HTMLInputElement>('[data-check-phone]')
  const country = panel.querySelector<HTMLSelectElement>('[name=PhoneCode1]')
  const checkPhone = async () => {
    if (!phone?.value || !country) return
    const answer = await askServer('/account/check-phone', { phone: phone.value, country: country.value })
    phone.dataset.fault = typeof answer?.error === 'string' ? answer.error : ''
    showFault(phone, phone.dataset.fault)
  }
  phone?.addEventListener('change', checkPhone)
  country?.addEventListener('change', checkPhone)
}
