import * as z from 'zod'

const flag = z.enum(['true', 'false']).transform(value => value === 'true')

/**
 * Query of `umbraco/search/get`. Pages count from 1. `typing` says that the last word may be unfinished, as it is
 * while a visitor types.
 */
export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(200),
  page: z.coerce.number().int().min(1).max(1000).optional(),
  pageSize: z.coerce.number().int().min(1).max(50).optional(),
  typing: flag.optional(),
})

/** As in every node: anything may really be there. */
const irregular = z.unknown().optional()

/**
 * One hit: a page, an offer or a question. `path` is where it leads; questions have none, the site knows where.
 * In `title` and `excerpt` the words found are marked, see `hit-marks.ts`.
 */
const searchHitSchema = z.looseObject({
  key: z.string().min(1),
  name: z.string(),
  alias: z.string().min(1),
  urlSegment: z.string().nullish(),
  path: z.string().nullish(),
  title: z.string(),
  excerpt: z.string().nullish(),
  image: irregular,
  price: irregular,
  priceUnit: irregular,
})

/**
 * Answer of `umbraco/search/get`, best hits first. `total` does not count beyond what is worth turning pages for.
 * `suggestion` stands there when nothing has the words as they were given: then the hits are those of the suggestion.
 */
export const searchAnswerSchema = z.looseObject({
  data: z.looseObject({
    items: z.array(searchHitSchema),
    total: z.number().int().min(0),
    page: z.number().int(),
    pageSize: z.number().int(),
    suggestion: z.string().nullish(),
  }),
})

export type SearchHit = z.output<typeof searchHitSchema>
