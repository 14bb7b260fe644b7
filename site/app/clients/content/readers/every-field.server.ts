import * as z from 'zod'
import { type FieldKind, fields } from '../mapping/fields.ts'
import * as readers from './lenient-values.server.ts'

const schemaOf: Record<FieldKind, z.ZodType> = {
  text: readers.text,
  html: readers.richText,
  picture: readers.picture,
  pictures: readers.pictures,
  price: readers.price,
  day: readers.day,
  instant: readers.instant,
  days: readers.days,
  nights: readers.nights,
  link: readers.link,
  flag: readers.yesNo,
  number: readers.wholeNumber,
  decimal: readers.decimal,
  lines: readers.texts,
  terms: readers.terms,
  itinerary: readers.itinerary,
  'price table': readers.priceTable,
  parts: z.unknown().optional(),
}
export const everyField = z.object(
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, schemaOf[kind]])),
)
