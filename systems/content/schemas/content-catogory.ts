import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties, roleAmong } from './page.ts'
import { longText, pagePath, text } from './values.ts'

const reason = z.strictObject({ title: text, text: longText })

/** A cruise line, a tour operator, attraction tickets. Its children are details, or listings of subfamilies. */
export const contentCatogory = z.strictObject({
  ...pageProperties,
  role: roleAmong('tickets', 'insurance'),
  noun: z
    .string()
    .regex(/^[^|]+\|[^|]+$/, { error: 'must be singular|plural' })
    .meta({ kind: 'text', label: 'Word for an item', search: 'tags', words: 'term' })
    .describe('The word for one item and for several, with a bar between them, for example `cruise|cruises`'),
  filters: z
    .array(z.enum(['region', 'destination', 'brand', 'line', 'nights', 'month', 'price', 'port', 'audience']))
    .describe(
      'What visitors can narrow the list by, in this order. “Brand” and “Line” are for lists of several families',
    ),
  links: named('Pages', z.array(named('Page', pagePath)))
    .optional()
    .describe('Only for a page of all tours or all cruises: the families whose offers it lists, in this order'),
  whyChoose: named('Reasons to choose them', z.array(named('Reason', reason)))
    .optional()
    .describe('Reasons to choose these offers; they stand below the list'),
})
