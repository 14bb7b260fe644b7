import * as z from 'zod'
import { contentTypeSchema } from './route-node.ts'

/** Anything a property may really be. Read it with the readers of `values.ts`. */
const irregular = z.unknown().optional()

/**
 * A node with the properties that were asked for and exist. Every property may be absent, null or of another type,
 * so only what the tree itself needs is checked here.
 */
export const contentItemSchema = z.looseObject({
  id: z.union([z.number(), z.string()]).nullish(),
  key: z.string().nullish(),
  name: irregular,
  urlSegment: z.string().nullish(),
  contentType: contentTypeSchema.nullish(),
  get items() {
    return z.array(contentItemSchema).nullish()
  },
})

export type ContentItem = z.infer<typeof contentItemSchema>
