import * as z from 'zod'
import { pageProperties } from './page.ts'
import { markdown, slug, text } from './values.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

/** A place people travel to. */
export const destinationPage = z.strictObject({
  ...pageProperties,
  place: text,
  country: text,
  region: text.optional(),
  latitude,
  longitude,
  bestMonths: text,
  /** Flight time from Kuala Lumpur, in words. */
  flightTime: text,
  language: text,
  currency: text,
  timeZone: text,
  /** January to December: 1 poor, 2 good, 3 best. */
  months: z.array(z.strictObject({ rating: z.number().int().min(1).max(3), note: text.optional() })).length(12),
  mapPoints: z
    .array(z.strictObject({ name: text, latitude, longitude }))
    .min(4)
    .max(8),
  gettingThere: markdown.optional(),
  eat: z.array(z.strictObject({ name: text, text })).optional(),
  itineraries: z.array(z.strictObject({ title: text, days: z.number().int().min(1), text })).optional(),
  dealTags: z.array(slug).optional(),
})
