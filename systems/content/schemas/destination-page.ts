import { inGroup, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties } from './page.ts'
import { placeReviews } from './review.ts'
import { longText, markdown, pagePath, picture, tag, term, text, whole } from './values.ts'

const latitude = z.number().min(-90).max(90).meta({ title: 'degrees', kind: 'degrees' })
const longitude = z.number().min(-180).max(180).meta({ title: 'degrees', kind: 'degrees' })

const monthOfYear = z.strictObject({
  rating: whole(1, 3).describe('From 1 to 3: 1 poor, 2 good, 3 best'),
  note: text.optional().describe('The reason in a few words, for example Dry and cool'),
})

const mapPoint = z.strictObject({ name: text, latitude, longitude })

const pictureOfPlace = z.strictObject({
  picture,
  caption: text.describe('What the picture shows, and why it is worth a look'),
  beside: named('Place on the page', z.enum(['text', 'food'])).describe(
    'Where the picture stands: below the text, or above the food',
  ),
})

const dish = z.strictObject({ name: text, text: longText })

const trip = z.strictObject({
  title: text,
  days: whole(1).describe('How many days the trip takes'),
  text: longText,
  link: named('Offer', pagePath)
    .optional()
    .describe('The offer with this trip. Without one, visitors ask a planner for it'),
})

const place = inGroup('The place', {
  place: term.meta({ search: 'tags' }).describe('The name of the place, for example Penang'),
  country: term.meta({ search: 'tags' }),
  region: term.meta({ search: 'tags' }).optional(),
  latitude,
  longitude,
  flightTime: text.describe('The time from Kuala Lumpur, for example 1 hour'),
  language: text.meta({ search: 'none' }).describe('The languages that are spoken there'),
  currency: text,
  timeZone: text.meta({ search: 'none', words: 'fact' }),
})

const visit = inGroup('Going there', {
  months: z
    .array(monthOfYear)
    .length(12)
    .describe(
      'How good each month is, from January to December; the page shows a chart of it and names the best months',
    ),
  mapPoints: named('Points on the map', z.array(named('Point', mapPoint)).min(4).max(8)).describe(
    'Four to eight points that the map shows',
  ),
  gettingThere: markdown.optional(),
  pictures: z
    .array(named('Picture', pictureOfPlace))
    .max(6)
    .optional()
    .describe('More pictures of the place, for example a street, a view, a table of dishes'),
  eat: named('Food', z.array(named('Dish', dish)))
    .optional()
    .describe('Dishes to try there'),
  itineraries: named('Trips', z.array(named('Trip', trip)))
    .optional()
    .describe('Trips to propose to visitors'),
})

const offers = inGroup('Reviews and deals', {
  reviews: placeReviews,
  dealTags: named('Places', z.array(named('Place', tag)))
    .meta({ search: 'tags' })
    .optional()
    .describe('The page shows the deals that have one of these places, for example Langkawi'),
})

export const destinationPage = z.strictObject({
  ...inGroup('Heading and text', pageProperties),
  ...place,
  ...visit,
  ...offers,
})
