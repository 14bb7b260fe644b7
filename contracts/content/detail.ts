import * as z from 'zod'
import { contentItemSchema } from './content-item.ts'

export const detailQuerySchema = z.object({ key: z.string().min(1), query: z.string().optional() })

export const detailAnswerSchema = z.looseObject({
  data: z.looseObject({
    current: contentItemSchema,
    previous: contentItemSchema.nullish(),
    next: contentItemSchema.nullish(),
    related: z.array(contentItemSchema).nullish(),
  }),
})
