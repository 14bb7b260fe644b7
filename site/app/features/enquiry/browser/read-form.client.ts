import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { belongs, type FormErrors, readEnquiry } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { dayNow } from '@agency/contracts/dates/day-now.ts'
import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import { answerField } from '../form/form-fields.ts'

/** An incomplete date or number: browsers report no value for it, and no schema accepts this one. */
const unreadable = '?'

export function faultsIn(element: HTMLFormElement, form: FormName, madeOn: string): FormErrors {
  const reading = readEnquiry(form, typedValues(element), dayNow(madeOn))
  return { ...answerFault(element), ...(reading.ok ? {} : reading.errors) }
}

export function fieldsOff(element: HTMLFormElement | null, form: FormName): string[] {
  if (!element) return []
  const values = typedValues(element)
  const controls = Object.entries(controlsOf(enquiryForms[form]))
  return controls.filter(([, control]) => !belongs(control, values)).map(([name]) => name)
}

/** Includes values that the browser filled in without an event. */
function typedValues(element: HTMLFormElement): Record<string, FormDataEntryValue> {
  const values = Object.fromEntries(new FormData(element))
  for (const input of element.querySelectorAll<HTMLInputElement>('input:enabled')) {
    if (input.validity.badInput) values[input.name] = unreadable
  }
  return values
}

/** The question of a suspicious form belongs to no schema. */
function answerFault(element: HTMLFormElement): FormErrors {
  const answer = element.querySelector<HTMLInputElement>(`input[name=${answerField}]:enabled`)
  return answer?.value.trim() === '' ? { [answerField]: enquiryWords().missing.answer } : {}
}
