import { alsoNamed, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { day, fact, longText, text, whole } from './values.ts'

const review = z.strictObject({
  by: named('Traveller', fact, '').describe('Name and town of the traveller, for example Farah, Shah Alam'),
  text: alsoNamed('', longText),
  rating: named('Stars', whole(1, 5), '').optional().describe('The stars that the traveller gave, from 1 to 5'),
  travelled: named('Day of departure', day, '').describe(
    'The day on which the journey began; the page shows the month',
  ),
  trip: alsoNamed('', text).optional().describe('The journey, if the page is about another one'),
  sample: named('Made-up sample', z.boolean())
    .optional()
    .describe('The review is made up to show how it looks; the page says so, and search engines do not learn of it'),
})

/** Of a place: the page shows all of them. */
export const placeReviews = z
  .array(named('Review', review))
  .max(6)
  .optional()
  .describe('What travellers said; at most six reviews')

export const offerReviews = z
  .array(named('Review', review))
  .max(60)
  .optional()
  .describe(
    'What travellers said of this offer. The page shows the three newest and, from five reviews with stars on, their average; made-up ones only while there are no others',
  )
