import { formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties } from './page.ts'
import { fact, longText, markdown, text } from './values.ts'

/** The texts of a field. Its rules are in the form's schema in the contracts. */
const field = z.strictObject({
  name: fact.meta({ search: 'none' }).describe('The field of the form, by its fixed name'),
  label: text,
  hint: text.optional(),
  options: z
    .array(
      named(
        'Choice',
        z.strictObject({
          value: named('Choice', fact.meta({ search: 'none' })),
          label: named('Text of the choice', text),
        }),
      ),
    )
    .optional()
    .describe('What visitors read at the choices of the field'),
})

const section = z.strictObject({
  title: text,
  text: longText.optional(),
  shownFor: named('Shown for visitors of', z.enum(['offer']))
    .optional()
    .describe(
      'Without a choice, visitors always see the section. “Offer”: only if they come from the page of an offer',
    ),
  fields: z.array(named('Field', field)).min(1),
})

export const formPage = z.strictObject({
  ...pageProperties,
  form: named('Kind of form', z.enum(formNames)).describe('The form that the page shows'),
  aside: named('Text beside the form', markdown).optional().describe('The text beside the form'),
  sections: z.array(named('Section', section)).optional().describe('What visitors read at the fields of the form'),
  consent: markdown.optional().describe('What visitors agree to before they send the form'),
  submitText: named('Text of the button', text).optional().describe('The text of the button, for example Send enquiry'),
})
