import * as z from 'zod'

/**
 * What stands around a word that was found, in `title` and `excerpt` of a hit and in `highlight` of a post: two signs
 * that no text has, so that whoever shows the text can turn them into markup of its own without trusting any HTML.
 */
export const HIT_START = '⟦'
export const HIT_END = '⟧'

const flag = z.enum(['true', 'false']).transform(value => value === 'true')

/**
 * Query of `umbraco/search/get`. Pages count from 1. `typing` says that the last word may be unfinished, as it is
 * while somebody types.
 */
export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(200),
  page: z.coerce.number().int().min(1).max(1000).optional(),
  pageSize: z.coerce.number().int().min(1).max(50).optional(),
  typing: flag.optional(),
})

/** One hit: a page, an offer or a question. `path` is where it leads; questions have none, the site knows where. */
export const searchHitSchema = z.looseObject({
  key: z.string().min(1),
  name: z.string(),
  alias: z.string().min(1),
  urlSegment: z.string().nullish(),
  path: z.string().nullish(),
  title: z.string(),
  excerpt: z.string().nullish(),
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
