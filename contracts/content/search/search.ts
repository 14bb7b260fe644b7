import * as z from 'zod'

const flag = z.enum(['true', 'false']).transform(value => value === 'true')

/** What a hit is: something that can be booked, a place, something to read, an answer. Other pages are none of these. */
const searchKinds = ['offer', 'place', 'article', 'answer'] as const

export type SearchKind = (typeof searchKinds)[number]

/** What a question can be narrowed down by. `place`: a slug, as `facets` name it; `month`: 1 for January. */
export const searchChoices = {
  kind: z.enum(searchKinds),
  place: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  month: z.coerce.number().int().min(1).max(12),
}

/** What a question is narrowed down to. */
export type SearchChoices = { kind?: SearchKind | undefined; place?: string | undefined; month?: number | undefined }

/**
 * Query of `umbraco/search/get`. Pages count from 1. `typing` says that the last word may be unfinished, as it is
 * while a visitor types. `kind`, `place` and `month` leave only such hits.
 */
export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(200),
  page: z.coerce.number().int().min(1).max(1000).optional(),
  pageSize: z.coerce.number().int().min(1).max(50).optional(),
  typing: flag.optional(),
  kind: searchChoices.kind.optional(),
  place: searchChoices.place.optional(),
  month: searchChoices.month.optional(),
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

const facet = z.looseObject({ value: z.string(), total: z.number().int().min(0) })

/** What a question can be narrowed down to, with how many hits are left then; the other choices of the question hold. */
const facetsSchema = z.looseObject({
  kinds: z.array(facet),
  places: z.array(facet.extend({ name: z.string() })),
  months: z.array(facet),
})

export type SearchFacets = z.output<typeof facetsSchema>

/**
 * Answer of `umbraco/search/get`, best hits first. `total` does not count beyond what is worth turning pages for.
 * `facets` are there where the installation can narrow down. `suggestion` stands there when nothing has the words as they were given: then the hits are those of the suggestion.
 * `correction`: nothing has the words, and a short one may be misspelt; the hits are not those of the correction. `lacking` follows
 * where fewer than three hits have all words: hits without `word`, and `rest`, the question without it.
 */
export const searchAnswerSchema = z.looseObject({
  data: z.looseObject({
    items: z.array(searchHitSchema),
    total: z.number().int().min(0),
    page: z.number().int(),
    pageSize: z.number().int(),
    suggestion: z.string().nullish(),
    correction: z.string().nullish(),
    lacking: z
      .looseObject({ word: z.string(), rest: z.string(), total: z.number().int(), items: z.array(searchHitSchema) })
      .nullish(),
    facets: facetsSchema.nullish(),
  }),
})

export type SearchHit = z.output<typeof searchHitSchema>
