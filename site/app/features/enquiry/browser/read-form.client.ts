import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { belongs, type FormErrors, readEnquiry } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { dayNow } from '@agency/contracts/dates/day-now.ts'
import { answerField } from '../form/form-fields.ts'

/** Stands for half a day or half a number: browsers have no value for it, and no schema takes this one. */
const unreadable = '?'

/** What is wrong with a form as it stands, in the words of its schema and in its order. */
export function faultsIn(element: HTMLFormElement, form: FormName, madeOn: string): FormErrors {
  const reading = readEnquiry(form, typedValues(element), dayNow(madeOn))
  return { ...answerFault(element), ...(reading.ok ? {} : reading.errors) }
}

/** Names of the fields that are no part of a form as it stands. */
export function fieldsOff(element: HTMLFormElement | null, form: FormName): string[] {
  if (!element) return []
  const values = typedValues(element)
  const controls = Object.entries(controlsOf(enquiryForms[form]))
  return controls.filter(([, control]) => !belongs(control, values)).map(([name]) => name)
}

/** As the fields are now: also what a browser filled in without telling anybody. */
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
  return answer?.value.trim() === '' ? { [answerField]: 'Please write the number in digits.' } : {}
}
