import * as z from 'zod'
import { pageProperties } from './page.ts'
import { day, money, month, picture, text } from './values.ts'

const itineraryDay = z.strictObject({
  day: z.number().int().min(1),
  title: text,
  text,
  meals: text.optional(),
  overnight: text.optional(),
})

/** A table of prices: each row has one price a column, or null where there is none. */
const priceTable = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(1),
    rows: z.array(z.strictObject({ label: text, prices: z.array(money.nullable()) })).min(1),
  })
  .refine(table => table.rows.every(row => row.prices.length === table.columns.length), {
    error: 'every row needs as many prices as there are columns',
  })

/** One tour, sailing, stay or ticket. */
export const contentDetail = z.strictObject({
  ...pageProperties,
  price: money.optional(),
  priceUnit: text.optional(),
  nights: z.number().int().min(0).optional(),
  days: z.number().int().min(1).optional(),
  destinations: z.array(text).optional(),
  ports: z.array(text).optional(),
  months: z.array(month).optional(),
  audience: z
    .array(z.enum(['families', 'couples', 'friends', 'seniors', 'students', 'solo', 'muslim-friendly']))
    .optional(),
  validFrom: day.optional(),
  validUntil: day.optional(),
  highlights: z.array(text).optional(),
  itinerary: z.array(itineraryDay).optional(),
  priceTable: priceTable.optional(),
  inclusions: z.array(text).optional(),
  exclusions: z.array(text).optional(),
  terms: z.array(text).optional(),
  gallery: z.array(picture).max(4).optional(),
})
