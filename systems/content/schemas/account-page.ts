import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties } from './page.ts'

export const accountPage = z.strictObject({
  ...pageProperties,
  account: named('People who log in', z.enum(['member', 'agent'])).describe(
    'The people who log in here: members or agents',
  ),
})
