import * as z from 'zod'
import { contentTypeSchema } from './route-node.ts'

const irregular = z.unknown().optional()

/** Every property may be absent, null or of another type. Readers: `values.ts`. */
export const contentItemSchema = z.looseObject({
  id: z.union([z.number(), z.string()]).nullish(),
  key: z.string().nullish(),
  name: irregular,
  urlSegment: z.string().nullish(),
  contentType: contentTypeSchema.nullish(),
  /** Asked in a language: the fields in English; in a list `itinerary[].text`, or one of them, `itinerary.2.text`. */
  untranslated: z.array(z.string()).nullish(),
  /** Asked in a language: its words for values of tables and names of places, which stay English. */
  termWords: z.record(z.string(), z.string()).nullish(),
  get items() {
    return z.array(contentItemSchema).nullish()
  },
})

export type ContentItem = z.infer<typeof contentItemSchema>
