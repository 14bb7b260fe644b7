import * as z from 'zod'
import { pageProperties } from './page.ts'
import { longText, text } from './values.ts'

const reason = z.strictObject({ title: text, text: longText })

/** A listing of one family: a cruise line, a tour operator, attraction tickets. Its children are the details. */
export const contentCatogory = z.strictObject({
  ...pageProperties,
  noun: z
    .string()
    .regex(/^[^|]+\|[^|]+$/, { error: 'must be singular|plural' })
    .meta({ kind: 'text' })
    .describe('What one item is called, and several: `cruise|cruises`'),
  filters: z
    .array(z.enum(['destination', 'nights', 'month', 'price', 'port', 'audience']))
    .describe('What visitors can choose by, in this order'),
  whyChoose: z.array(reason).optional().describe('Reasons to choose this family, below the list'),
})
