import * as z from 'zod'
import { list, requiredText, wholeNumber } from '../../clients/content/readers/lenient-values.server.ts'

/** What an offer says of prices of its table whose names do not say it. */
export const fares = list(
  z.object({
    name: requiredText,
    people: wholeNumber,
    children: wholeNumber,
    youngest: wholeNumber,
    oldest: wholeNumber,
  }),
)
