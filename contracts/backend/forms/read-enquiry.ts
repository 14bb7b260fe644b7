import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import { type Control, controlsOf } from './control.ts'
import { enquiryForms, type FormName } from './enquiry-forms.ts'
import { personFaults } from './person.ts'
import { tidyLine } from './tidy.ts'

export type EnquiryFields = Record<string, string | number | boolean>

export type FormErrors = Record<string, string>

export type EnquiryReading = { ok: true; fields: EnquiryFields } | { ok: false; errors: FormErrors }

/**
 * Drops fields that the form does not know or does not show.
 * @param today A Malaysian calendar day; earlier days are faults. Missing for an enquiry that the site queued.
 */
export function readEnquiry(form: FormName, input: unknown, today?: string): EnquiryReading {
  const schema = enquiryForms[form]
  const controls = controlsOf(schema)
  const values = belonging(isRecord(input) ? input : {}, controls)
  const result = schema.safeParse(values)
  const errors: FormErrors = result.success ? personFaults(result.data, controls) : {}
  for (const issue of result.error?.issues ?? []) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  for (const [name, { notPast, missing, sometimes, onlyWhen }] of Object.entries(controls)) {
    const value = tidyLine(values[name])
    if (missing && sometimes && onlyWhen && !value && belongs(controls[name], values))
      errors[name] ??= enquiryWords().missing[missing]
    if (!notPast || !today || name in errors) continue
    if (typeof value !== 'string') continue
    if (value < today) errors[name] = enquiryWords().wrong.past
  }
  if (result.success && Object.keys(errors).length === 0) return { ok: true, fields: present(result.data) }
  const order = Object.keys(controls)
  return { ok: false, errors: Object.fromEntries(Object.entries(errors).sort(byPosition(order))) }
}

/** A one-way journey has no day of return, and a group without flights no cabin. */
function belonging(values: Record<string, unknown>, controls: Record<string, Control>): Record<string, unknown> {
  const controlOf = (name: string) => (Object.hasOwn(controls, name) ? controls[name] : undefined)
  return Object.fromEntries(Object.entries(values).filter(([name]) => belongs(controlOf(name), values)))
}

export function belongs(control: Control | undefined, values: Record<string, unknown>): boolean {
  const condition = control?.onlyWhen
  return !condition || condition.is.some(value => value === tidyLine(values[condition.field]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function present(data: Record<string, unknown>): EnquiryFields {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as EnquiryFields
}

const byPosition =
  (order: string[]) =>
  ([one]: [string, string], [other]: [string, string]) =>
    order.indexOf(one) - order.indexOf(other)
