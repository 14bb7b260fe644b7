import * as z from 'zod'
import { pageProperties } from './page.ts'
import { longText, pagePath, text } from './values.ts'

const reason = z.strictObject({ title: text, text: longText })

/** A listing of one family: a cruise line, a tour operator, attraction tickets. Its children are the details, or those of other families. */
export const contentCatogory = z.strictObject({
  ...pageProperties,
  noun: z
    .string()
    .regex(/^[^|]+\|[^|]+$/, { error: 'must be singular|plural' })
    .meta({ kind: 'text' })
    .describe('What one item is called, and several: `cruise|cruises`'),
  filters: z
    .array(z.enum(['region', 'destination', 'brand', 'line', 'nights', 'month', 'price', 'port', 'audience']))
    .describe('What visitors can choose by, in this order; `brand` and `line` where it lists several families'),
  links: z
    .array(pagePath)
    .optional()
    .describe('For a page of all tours or all cruises: the families whose items it lists, in this order'),
  whyChoose: z.array(reason).optional().describe('Reasons to choose this family, below the list'),
})
