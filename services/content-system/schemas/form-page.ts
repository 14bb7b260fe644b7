import * as z from 'zod'
import { pageProperties } from './page.ts'
import { longText, markdown, text } from './values.ts'

/** What people read at one field. The field's rules belong to the form's schema in the contracts. */
const field = z.strictObject({
  name: text.describe('Which field of the form'),
  label: text,
  hint: text.optional(),
  options: z
    .array(z.strictObject({ value: text, label: text }))
    .optional()
    .describe('Words for the choices of the field'),
})

/** Fields that belong together. */
const section = z.strictObject({
  title: text,
  text: longText.optional(),
  shownFor: z.enum(['offer']).optional().describe('`offer`: only when the form was opened from the page of an offer'),
  fields: z.array(field).min(1),
})

export const formPage = z.strictObject({
  ...pageProperties,
  form: z.enum(['contact', 'group-flight', 'request-change', 'visa', 'transfer']).describe('Which form it is'),
  aside: markdown.optional().describe('Text beside the form'),
  sections: z.array(section).optional().describe('What people read at the fields'),
  consent: markdown.optional().describe('What is agreed to before sending'),
  submitText: text.optional().describe('On the button'),
})
