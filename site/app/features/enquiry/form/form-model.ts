import type { FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'

export type Option = { value: string; label: string }

/** The words of one field, from content. Its rules are in the form's schema. */
export type FieldWords = { name: string; label: string; hint?: string; options?: Option[] }

export type FormSection = { title: string; text: string; fields: FieldWords[] }

export type EnquiryFormModel = {
  form: FormName
  sections: FormSection[]
  /** HTML, sanitised. */
  consentHtml: string
  submitText: string
  /** What holds before it is sent, and what follows at once. */
  beforeSending: string
  /** Signed token of this showing of the form. */
  view: string
  /** The page that is asked about, and the query that says it with what was chosen. */
  about: { path: string; query: string } | undefined
  /** What the fields hold at first: from the address of the page, a usual choice or what is known of a person. */
  values: Record<string, string>
  /** Names of the fields that the address of the page filled in, which wins over a draft. */
  given: string[]
  /** What can be chosen where a form asks for a country. */
  countries?: string[]
}

/** Whom to turn to when a form cannot be sent; empty where nothing is known. */
export type Contacts = { phone: string; mailbox: string }
