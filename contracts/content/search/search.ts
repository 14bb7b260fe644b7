import * as z from 'zod'
import { cultureQuery } from '../route-node.ts'

const flag = z.enum(['true', 'false']).transform(value => value === 'true')

const searchKinds = ['offer', 'place', 'article', 'answer'] as const

export type SearchKind = (typeof searchKinds)[number]

/** Filters of the search. `place`: a slug from `facets`; `month`: 1 for January. */
export const searchChoices = {
  kind: z.enum(searchKinds),
  place: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  month: z.coerce.number().int().min(1).max(12),
}

export type SearchChoices = { kind?: SearchKind | undefined; place?: string | undefined; month?: number | undefined }

/** Pages count from 1. `typing`: the visitor is typing and the last word may be unfinished. */
export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(200),
  page: z.coerce.number().int().min(1).max(1000).optional(),
  pageSize: z.coerce.number().int().min(1).max(50).optional(),
  typing: flag.optional(),
  kind: searchChoices.kind.optional(),
  place: searchChoices.place.optional(),
  month: searchChoices.month.optional(),
  culture: cultureQuery,
})

const irregular = z.unknown().optional()

/** Questions have no `path`; the site knows it. For marks in `title` and `excerpt` see `hit-marks.ts`. */
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
  /** With `culture`: which of `name`, `title` and `excerpt` are in English. */
  untranslated: z.array(z.string()).optional(),
})

const facet = z.looseObject({ value: z.string(), total: z.number().int().min(0) })

const facetsSchema = z.looseObject({
  kinds: z.array(facet),
  places: z.array(facet.extend({ name: z.string() })),
  months: z.array(facet),
})

export type SearchFacets = z.output<typeof facetsSchema>

/**
 * Best hits first; with `culture`, those of pages that are there in the language before those in English. `total` stops at a limit. `facets` come from installations that can filter. `suggestion`: no match
 * for the given words; the hits are those of the suggestion. `correction`: no match, perhaps a typing error; the hits
 * are not those of the correction. `lacking`: with fewer than three full matches, hits without `word`, and `rest`, the
 * remaining words.
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
