import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { fact } from './values.ts'

const term = z.strictObject({
  en: named('English', fact).describe('The words as tables and names of places have them, for example Twin sharing'),
  ms: named('Malay', fact).optional().describe('Leave it empty if it is the same as in English'),
  zh: named('Chinese', fact).optional().describe('Leave it empty if it is the same as in English'),
  forbidden: named('Forbidden forms', z.array(named('Form', fact)))
    .optional()
    .describe('Words that translations must not use for it, for example penerbangan langsung'),
})

/** Several nodes may share the terms, for example one for places and one for prices. */
export const terms = z
  .strictObject({
    terms: named('Terms', z.array(named('Term', term))).describe(
      'The words of tables and the names of places in each language',
    ),
  })
  .meta({ words: 'fact' })

export type Term = z.output<typeof term>
