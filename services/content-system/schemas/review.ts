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

export const reviews = z.array(review).max(6).optional().describe('What travellers said, at most six')
