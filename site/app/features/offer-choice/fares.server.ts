import * as z from 'zod'
import { list, requiredText, wholeNumber } from '../../clients/content/readers/lenient-values.server.ts'

/** Facts about prices whose labels do not state them. */
export const fares = list(
  z.object({
    name: requiredText,
    people: wholeNumber,
    children: wholeNumber,
    youngest: wholeNumber,
    oldest: wholeNumber,
  }),
)
