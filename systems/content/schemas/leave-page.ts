import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties } from './page.ts'
import { pagePath } from './values.ts'

export const leavePage = z.strictObject({
  ...pageProperties,
  links: named('Pages', z.array(named('Page', pagePath)).meta({ kind: 'nodes' })).describe(
    'The lists of tours from which the planner proposes tours for days off',
  ),
  placesBelow: named('Pages with places', z.array(pagePath).meta({ kind: 'nodes' })).describe(
    'Pages with places below them. The planner proposes each place in the months in which it is at its best',
  ),
})
