import * as z from 'zod'
import { pageProperties } from './page.ts'
import { text } from './values.ts'

/** A listing of one family: a cruise line, a tour operator, attraction tickets. Its children are the details. */
export const contentCatogory = z.strictObject({
  ...pageProperties,
  /** Singular and plural, as in `cruise|cruises`. */
  noun: z.string().regex(/^[^|]+\|[^|]+$/, { error: 'must be singular|plural' }),
  filters: z.array(z.enum(['destination', 'nights', 'month', 'price', 'port', 'audience'])),
  whyChoose: z.array(z.strictObject({ title: text, text })).optional(),
})
