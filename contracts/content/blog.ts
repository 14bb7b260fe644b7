import * as z from 'zod'
import { contentItemSchema } from './content-item.ts'
import { cultureQuery } from './route-node.ts'

/** Pages count from 1; `category` and `tag` are slugs. */
export const blogListQuerySchema = z.object({
  key: z.string().min(1).optional(),
  query: z.string().optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  category: z.string().optional(),
  tag: z.string().optional(),
  search: z.string().max(200).optional(),
  culture: cultureQuery,
})

/** Bare text, or an object with slug and number of posts. */
const blogTermSchema = z.union([
  z.string(),
  z.looseObject({ name: z.string(), slug: z.string().nullish(), count: z.number().nullish() }),
])

const count = z.coerce.number().int().min(0)

export const blogListAnswerSchema = z.looseObject({
  data: z.looseObject({
    items: z.array(contentItemSchema).nullish(),
    total: count,
    page: count,
    pageSize: count,
    categories: z.array(blogTermSchema).nullish(),
    tags: z.array(blogTermSchema).nullish(),
  }),
})

export const blogPostQuerySchema = z
  .object({
    key: z.string().optional(),
    urlSegment: z.string().optional(),
    query: z.string().optional(),
    culture: cultureQuery,
  })
  .refine(({ key, urlSegment }) => key || urlSegment, { error: 'give key or urlSegment' })
