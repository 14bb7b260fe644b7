import { afterPress } from '@agency/ui/layout/after-press.client.ts'

const shakeTime = 300

/** What is wrong with an input by its own rules, in the words that its data attributes carry. */
export function messageFor(input: HTMLInputElement): string {
  const { missing = 'Required', malformed = 'Required', short = 'Required' } = input.dataset
  if (input.validity.valueMissing || (input.required && input.type !== 'checkbox' && !input.value.trim()))
    return missing
  if (input.validity.typeMismatch) return malformed
  // Browsers judge a length only after typing; a value that was filled in counts too.
  if (input.minLength > 0 && input.value.length < input.minLength) return short
  return ''
}

/** Shows a message at an input, or takes it away; never while something is being pressed, which would move. */
export function showFault(input: HTMLInputElement, message: string): void {
  afterPress(() => changeFault(input, message))
}

function changeFault(input: HTMLInputElement, message: string): void {
  const field = input.closest('.field')
  const id = `${input.id}-fault`
  let line = document.getElementById(id)
  if (!message) {
    line?.remove()
    input.removeAttribute('aria-invalid')
    field?.classList.remove('field--wrong')
    return
  }
  if (!line) {
    line = document.createElement('p')
    line.id = id
    line.className = 'field__error'
    line.setAttribute('role', 'alert')
    field?.append(line)
    const described = input.getAttribute('aria-describedby')
    if (!described?.includes(id)) input.setAttribute('aria-describedby', [described, id].filter(Boolean).join(' '))
  }
  line.textContent = message
  input.setAttribute('aria-invalid', 'true')
  field?.classList.add('field--wrong')
}

/** Shakes an input for 300 ms; people who asked for less motion see only the message. */
export function shake(input: HTMLElement): void {
  input.classList.add('is-shaking')
  setTimeout(() => input.classList.remove('is-shaking'), shakeTime)
}
