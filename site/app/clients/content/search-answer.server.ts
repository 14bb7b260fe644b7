import * as z from 'zod'
import { link, list, picture, price, requiredText, text, wholeNumber } from './readers/lenient-values.server.ts'

const hit = z.object({
  name: text,
  alias: text,
  urlSegment: text,
  path: link,
  title: requiredText,
  excerpt: text,
  image: picture,
  price,
  priceUnit: text,
})

/** Answer of `umbraco/search/get`. */
export const searchAnswer = z.object({
  data: z.object({ items: list(hit), total: wholeNumber, suggestion: text }),
})

export type Hit = z.output<typeof hit>
