import * as z from 'zod'
import { pageProperties } from './page.ts'

/** A page of running text: terms, services, guides. */
export const prosePage = z.strictObject({
  ...pageProperties,
  language: z.enum(['en', 'ms']).default('en').describe('The language of the text'),
})
