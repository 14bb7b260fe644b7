import { afterPress } from '@agency/ui/layout/after-press.client.ts'
import sprite from '@agency/ui/pictures/icons.svg?url'
import { startConditionalFields } from './conditional-fields.client.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Fault = { name: string; message: string }

/** Milliseconds after which somebody who is still there may press again: the line may have gone, or they stopped it. */
const mostSending = 20_000

/**
 * Checks a form by the attributes that its schema gave it, with the same words that the server would use: a field when it
 * was left, all of them before sending. Also keeps a second press from sending twice.
 */
export function startEnquiryChecks(form: HTMLFormElement): void {
  startConditionalFields(form)
  form.addEventListener('focusout', event => {
    const control = event.target as Control
    // Nobody likes to be told that a field is empty on the way to filling it in.
    if (control.name && (control.value !== '' || isMarked(control)) && control.type !== 'radio')
      afterPress(() => show(form, control))
  })
  form.addEventListener('change', event => {
    const control = event.target as Control
    if (isMarked(control)) afterPress(() => show(form, control))
  })
  form.addEventListener('submit', event => {
    // A press while the form is on its way is no second enquiry.
    if (form.dataset.sending !== undefined) return event.preventDefault()
    const faults = controlsOf(form).flatMap(control => show(form, control) ?? [])
    if (faults.length > 0) {
      event.preventDefault()
      summarise(form, faults)
    } else {
      setSending(form, true)
      setTimeout(() => setSending(form, false), mostSending)
    }
  })
  // A page that comes back from the browser's memory comes back as it was left.
  addEventListener('pageshow', () => setSending(form, false))
  form.querySelector<HTMLElement>('[data-error-summary]')?.focus()
  form.dataset.checks = 'on'
}

/** One control a field: of radio buttons the first. */
function controlsOf(form: HTMLFormElement): Control[] {
  const all = [...form.elements].filter((element): element is Control => 'validity' in element && element.id !== '')
  return all.filter(({ type, name, disabled }) => name !== '' && !disabled && type !== 'hidden' && type !== 'submit')
}

function faultOf({ name, validity, dataset }: Control): Fault | undefined {
  if (validity.valid) return undefined
  const { missing = 'Please fill in this field.', wrong, past } = dataset
  if (validity.valueMissing) return { name, message: missing }
  return { name, message: (validity.rangeUnderflow && past) || wrong || missing }
}

const frameOf = (control: Control) => control.closest<HTMLElement>('.field')
const isMarked = (control: Control) => frameOf(control)?.classList.contains('field--wrong') ?? false

/** Shows or takes away the message of one field. */
function show(form: HTMLFormElement, control: Control): Fault | undefined {
  const fault = faultOf(control)
  const frame = frameOf(control)
  const id = `${control.name}-error`
  frame?.classList.toggle('field--wrong', fault !== undefined)
  form.querySelector(`#${id}`)?.remove()
  const described = new Set((control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
  if (fault) {
    control.setAttribute('aria-invalid', 'true')
    described.add(id)
    frame?.append(messageOf(id, fault.message))
  } else {
    control.removeAttribute('aria-invalid')
    described.delete(id)
  }
  if (described.size > 0) control.setAttribute('aria-describedby', [...described].join(' '))
  else control.removeAttribute('aria-describedby')
  return fault
}

function messageOf(id: string, message: string): HTMLElement {
  const line = document.createElement('p')
  line.className = 'field__error'
  line.id = id
  line.append(icon(18), ` ${message}`)
  return line
}

/** As the server writes it, see `ErrorSummary`. */
function summarise(form: HTMLFormElement, faults: Fault[]): void {
  form.querySelector('[data-error-summary]')?.remove()
  const summary = document.createElement('div')
  summary.className = 'error-summary'
  summary.setAttribute('role', 'alert')
  summary.tabIndex = -1
  summary.dataset.errorSummary = ''
  const title = document.createElement('h2')
  title.append(icon(20), ` Please look at ${faults.length === 1 ? 'one field' : `${faults.length} fields`} again`)
  const list = document.createElement('ul')
  for (const { name, message } of faults) {
    const link = document.createElement('a')
    link.href = `#${name}`
    link.textContent = message
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  summary.append(title, list)
  form.prepend(summary)
  summary.focus()
}

function icon(size: number): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String(size))
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(space, 'use')
  use.setAttribute('href', `${sprite}#circle-alert`)
  svg.append(use)
  return svg
}

function setSending(form: HTMLFormElement, sending: boolean): void {
  if (sending) form.dataset.sending = ''
  else delete form.dataset.sending
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[type=submit]')) {
    button.dataset.text ??= button.textContent ?? ''
    button.textContent = sending ? 'Sending…' : button.dataset.text
    button.setAttribute('aria-disabled', String(sending))
  }
}
