import * as z from 'zod'
import { pageProperties, roleAmong } from './page.ts'

export const prosePage = z.strictObject({
  ...pageProperties,
  role: roleAmong('terms', 'privacy', 'cancelling', 'siteMap'),
  language: z.enum(['en', 'ms']).default('en').meta({ search: 'none' }).describe('The language of the text'),
})
