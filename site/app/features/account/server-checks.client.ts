import { askServer } from './browser/ask-server.client.ts'
import { messageFor, showFault } from './browser/field-faults.client.ts'

type Answer = Record<string, unknown> | undefined

/** The checks that only servers can make: whether an address has an account, whether a number is one of its country. */
export function startServerChecks(panel: HTMLElement): void {
  const email = panel.querySelector<HTMLInputElement>('[data-check-email]')
  if (email) {
    const check = latestCheck(email, '/account/check-email', answer => {
      email.dataset.fault = answer?.exists ? 'Email already exists' : ''
      // A check that failed must not keep anybody from signing up: the booking site checks again.
      showFault(email, answer ? email.dataset.fault : 'An error occurred while checking the email.')
    })
    email.addEventListener('change', () => check(messageFor(email) ? undefined : { email: email.value }))
  }
  const phone = panel.querySelector<HTMLInputElement>('[data-check-phone]')
  const country = panel.querySelector<HTMLSelectElement>('[name=PhoneCode1]')
  if (phone && country) {
    const check = latestCheck(phone, '/account/check-phone', answer => {
      phone.dataset.fault = typeof answer?.error === 'string' ? answer.error : ''
      showFault(phone, phone.dataset.fault)
    })
    const checkPhone = () => check(phone.value ? { phone: phone.value, country: country.value } : undefined)
    phone.addEventListener('change', checkPhone)
    country.addEventListener('change', checkPhone)
  }
}

/** Asks about what is in a field now. The answer to an earlier question is never told: it is about something else. */
function latestCheck(input: HTMLInputElement, path: string, tell: (answer: Answer) => void) {
  let running = new AbortController()
  const forget = () => {
    running.abort()
    input.dataset.fault = ''
  }
  input.addEventListener('input', forget)
  return async (question: object | undefined) => {
    forget()
    if (!question) return
    const mine = new AbortController()
    running = mine
    const answer = await askServer(path, question, mine.signal)
    if (!mine.signal.aborted) tell(answer)
  }
}
