import type { Control } from '@agency/contracts/backend/forms/control.ts'
import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

export type Option = { value: string; label: string }

/** One field as the template shows it. Words come from content, rules from the form's schema. */
export type FieldModel = {
  name: string
  label: string
  hint: string
  control: Control
  options: Option[]
  /** What it holds at first: from the address of the page or a usual choice. */
  value: string
  /** Whether the value came from the address of the page, and so wins over a draft. */
  given: boolean
}

export type FormSection = { title: string; text: string; fields: FieldModel[] }

/** The page of this site that an enquiry is about. */
export type Subject = { path: string; name: string }

export type EnquiryFormModel = {
  form: FormName
  /** Where it is posted to. */
  action: string
  sections: FormSection[]
  /** HTML, sanitised. */
  consentHtml: string
  submitText: string
  /** Signed token of this showing of the form. */
  view: string
  subject: Subject | undefined
}
