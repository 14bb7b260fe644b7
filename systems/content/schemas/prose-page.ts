import * as z from 'zod'
import { pageProperties } from './page.ts'

export const prosePage = z.strictObject({
  ...pageProperties,
  language: z.enum(['en', 'ms']).default('en').meta({ search: 'none' }).describe('The language of the text'),
})
