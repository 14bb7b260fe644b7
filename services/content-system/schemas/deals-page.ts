import * as z from 'zod'
import { pageProperties } from './page.ts'
import { instant, product, text } from './values.ts'

export const dealsPage = z.strictObject({
  ...pageProperties,
  product,
  promoCode: text.optional(),
  promoFrom: instant.optional(),
  promoUntil: instant.optional(),
})
