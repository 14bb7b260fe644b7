import * as z from 'zod'
import { pageProperties } from './page.ts'
import { markdown } from './values.ts'

export const formPage = z.strictObject({
  ...pageProperties,
  form: z.enum(['contact', 'group-flight', 'request-change', 'visa', 'transfer']),
  /** What stands beside the form. */
  aside: markdown.optional(),
})
