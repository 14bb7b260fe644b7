import { html } from 'hono/html'
import type { Html } from './page.ts'

/** What is wrong with one field, in words for the visitor. `name` is the field's. */
export type Fault = { name: string; text: string }

export type Field = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'tel' | 'date'
  value?: string
  hint?: string
  autocomplete?: string
  optional?: boolean
  inputmode?: 'numeric'
  maxlength?: number
}

/** A labelled field, with its fault if it has one. Label above, hint below. */
export function field(
  { name, label, type = 'text', value, hint, autocomplete, optional, inputmode, maxlength = 254 }: Field,
  faults: Fault[] = [],
): Html {
  const fault = faults.find(one => one.name === name)
  return wrapped(
    { name, label, hint, optional },
    fault,
    html`<input id="${name}" name="${name}" type="${type}" maxlength="${maxlength}"${
      value === undefined ? '' : html` value="${value}"`
    }${optional ? '' : html` required`}${autocomplete ? html` autocomplete="${autocomplete}"` : ''}${
      inputmode ? html` inputmode="${inputmode}"` : ''
    }${described(name, hint, fault)}>`,
  )
}

/** A field for a new password. */
export const passwordField = (name: string, label: string, faults: Fault[], hint?: string) =>
  field({ name, label, type: 'password', autocomplete: 'new-password', maxlength: 200, ...(hint && { hint }) }, faults)

export type Choice = {
  name: string
  label: string
  options: [value: string, text: string][]
  value?: string
  hint?: string
}

/** A labelled list to choose from. */
export function choice({ name, label, options, value, hint }: Choice, faults: Fault[] = []): Html {
  const fault = faults.find(one => one.name === name)
  const list = options.map(
    ([one, text]) => html`<option value="${one}"${one === value ? html` selected` : ''}>${text}</option>`,
  )
  const select = html`<select id="${name}" name="${name}"${described(name, hint, fault)}>${list}</select>`
  return wrapped({ name, label, hint }, fault, select)
}

export type Area = { name: string; label: string; value: string; hint?: string; optional?: boolean; maxlength: number }

/** A labelled field for several lines. */
export function area({ name, label, value, hint, optional, maxlength }: Area, faults: Fault[] = []): Html {
  const fault = faults.find(one => one.name === name)
  const input = html`<textarea id="${name}" name="${name}" rows="5" maxlength="${maxlength}"${
    optional ? '' : html` required`
  }${described(name, hint, fault)}>
${value}</textarea>`
  return wrapped({ name, label, hint, optional }, fault, input)
}

/** A box to tick; never ticked in advance unless the visitor did. */
export function tick(name: string, label: Html | string, ticked: boolean, faults: Fault[] = []): Html {
  const fault = faults.find(one => one.name === name)
  return html`<div class="field"><label class="tick"><input type="checkbox" id="${name}" name="${name}" value="true"${
    ticked ? html` checked` : ''
  }${described(name, undefined, fault)}> <span>${label}</span></label>${faultText(name, fault)}</div>`
}

/** A fault where its field is not beside it: "Required" alone would not say what. */
export const faultSentence = ({ name, text }: Fault, labels: Record<string, string>): string =>
  text === 'Required' && labels[name] ? `${labels[name]}: ${text}` : text

/** What is wrong, above the form, each leading to its field. Empty when nothing is. `labels` are the fields' by name. */
export function faultSummary(faults: Fault[], labels: Record<string, string> = {}): Html | '' {
  if (faults.length === 0) return ''
  return html`<div class="faults" role="alert"><p>${
    faults.length === 1 ? 'Please correct this:' : 'Please correct these:'
  }</p><ul>${faults.map(fault => html`<li><a href="#${fault.name}">${faultSentence(fault, labels)}</a></li>`)}</ul></div>`
}

/** One sentence above a form: what went wrong, or what was done. */
export function notice(text: string | undefined, kind: 'fault' | 'done' = 'fault'): Html | '' {
  if (!text) return ''
  return kind === 'fault'
    ? html`<div class="faults" role="alert"><p>${text}</p></div>`
    : html`<div class="done" role="status"><p>${text}</p></div>`
}

type Wrapping = { name: string; label: string; hint?: string | undefined; optional?: boolean | undefined }

function wrapped({ name, label, hint, optional }: Wrapping, fault: Fault | undefined, input: Html): Html {
  return html`<div class="field"><label for="${name}">${label}${
    optional ? html` <small>(optional)</small>` : ''
  }</label>${input}${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}${faultText(name, fault)}</div>`
}

function faultText(name: string, fault: Fault | undefined): Html | '' {
  return fault ? html`<p class="fault" id="${name}-fault">${fault.text}</p>` : ''
}

function described(name: string, hint: string | undefined, fault: Fault | undefined): Html {
  const ids = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  return html`${ids ? html` aria-describedby="${ids}"` : ''}${fault ? html` aria-invalid="true"` : ''}`
}
