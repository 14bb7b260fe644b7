import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

export type Option = { value: string; label: string }

export type FieldWords = { name: string; label: string; hint?: string; options?: Option[] }

export type FormSection = { title: string; text: string; fields: FieldWords[] }

export type EnquiryFormModel = {
  form: FormName
  sections: FormSection[]
  /** Sanitised HTML. */
  consentHtml: string
  submitText: string
  /** Statements that the law requires beside the button. */
  beforeSending: string
  /** Signed token of this view of the form. */
  view: string
  about: { path: string; query: string } | undefined
  /** The initial values: from the address, a default or the signed-in person. */
  values: Record<string, string>
  /** Names of the fields that the page's address filled in, which wins over a draft. */
  given: string[]
  /** In English each is its own label. */
  countries?: (string | Option)[]
  /** The receiver of this form refuses it without a number. */
  needsPhone: boolean
}

/** Empty if unknown. */
export type Contacts = { phone: string; mailbox: string }
