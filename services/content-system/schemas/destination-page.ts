import * as z from 'zod'
import { pageProperties } from './page.ts'
import { placeReviews } from './review.ts'
import { longText, markdown, pagePath, picture, slug, text } from './values.ts'

const latitude = z.number().min(-90).max(90).meta({ title: 'degrees', kind: 'degrees' })
const longitude = z.number().min(-180).max(180).meta({ title: 'degrees', kind: 'degrees' })

const monthOfYear = z.strictObject({
  rating: z.number().int().min(1).max(3).describe('1 poor, 2 good, 3 best'),
  note: text.optional().describe('Why, in a few words'),
})

/** A place people travel to. */
export const destinationPage = z.strictObject({
  ...pageProperties,
  place: text.describe('The name of the place'),
  country: text,
  region: text.optional(),
  latitude,
  longitude,
  flightTime: text.describe('From Kuala Lumpur, in words'),
  language: text.describe('Which languages are spoken there'),
  currency: text,
  timeZone: text,
  months: z
    .array(monthOfYear)
    .length(12)
    .describe('January to December, for the chart and for the best months in words'),
  mapPoints: z
    .array(z.strictObject({ name: text, latitude, longitude }))
    .min(4)
    .max(8)
    .describe('Four to eight points on the map'),
  gettingThere: markdown.optional(),
  pictures: z
    .array(
      z.strictObject({
        picture,
        caption: text.describe('What it shows, and why it is worth a look'),
        beside: z.enum(['text', 'food']).describe('Below the text, or above what to eat'),
      }),
    )
    .max(6)
    .optional()
    .describe('Further pictures of the place: a street, a view, a table of dishes'),
  eat: z
    .array(z.strictObject({ name: text, text: longText }))
    .optional()
    .describe('What to eat'),
  itineraries: z
    .array(
      z.strictObject({
        title: text,
        days: z.number().int().min(1).describe('How many days it takes'),
        text: longText,
        link: pagePath.optional().describe('The offer that spends them so; without one, a planner is asked for it'),
      }),
    )
    .optional()
    .describe('Ways to spend the days'),
  reviews: placeReviews,
  dealTags: z.array(slug).optional().describe('The page shows offers that have one of these tags'),
})
