import * as z from 'zod'
import { pageProperties } from './page.ts'

export const accountPage = z.strictObject({
  ...pageProperties,
  account: z.enum(['member', 'agent']).describe('The people who log in here: members or agents'),
})
