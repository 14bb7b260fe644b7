import * as z from 'zod'
import { pageProperties } from './page.ts'
import { markdown, text } from './values.ts'

/** What people read at one field. The field's rules belong to the form's schema in the contracts. */
const field = z.strictObject({
  name: text,
  label: text,
  hint: text.optional(),
  /** Words for the choices of the field. */
  options: z.array(z.strictObject({ value: text, label: text })).optional(),
})

/** Fields that belong together. `shownFor: offer`: only when the form was opened from the page of an offer. */
const section = z.strictObject({
  title: text,
  text: text.optional(),
  shownFor: z.enum(['offer']).optional(),
  fields: z.array(field).min(1),
})

export const formPage = z.strictObject({
  ...pageProperties,
  form: z.enum(['contact', 'group-flight', 'request-change', 'visa', 'transfer']),
  /** What stands beside the form. */
  aside: markdown.optional(),
  sections: z.array(section).optional(),
  /** What is agreed to before sending. */
  consent: markdown.optional(),
  /** On the button. */
  submitText: text.optional(),
})
