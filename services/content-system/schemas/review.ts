import * as z from 'zod'
import { day, text } from './values.ts'

/** What a traveller said about a journey. */
const review = z.strictObject({
  by: text.describe('Who said it: `Farah, Shah Alam`'),
  text,
  rating: z.number().int().min(1).max(5).optional().describe('Stars'),
  travelled: day.describe('When the journey began; the page shows the month'),
  trip: text.optional().describe('Which journey, where the page is not its own'),
  sample: z.boolean().optional().describe('Made up to show how it looks: says so, and search engines are not told'),
})

/** Of a place: the page shows all of them. */
export const placeReviews = z.array(review).max(6).optional().describe('What travellers said, at most six')

/** Of an offer. */
export const offerReviews = z
  .array(review)
  .max(60)
  .optional()
  .describe(
    'What travellers said of this offer. The page shows the three newest, and of five or more with stars their mean; samples only while there are no others',
  )
