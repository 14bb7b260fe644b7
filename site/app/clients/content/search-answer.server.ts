import * as z from 'zod'
import { link, list, picture, price, requiredText, text, wholeNumber } from './readers/lenient-values.server.ts'

const hit = z.object({
  name: text,
  alias: text,
  urlSegment: text,
  path: link,
  title: requiredText,
  excerpt: text,
  image: picture,
  price,
  priceUnit: text,
  untranslated: z.array(z.string()).catch([]),
})

const facet = z.object({ value: requiredText, name: text, total: wholeNumber })
const facets = z.object({ kinds: list(facet), places: list(facet), months: list(facet) })

export const searchAnswer = z.object({
  data: z.object({
    items: list(hit),
    total: wholeNumber,
    suggestion: text,
    correction: text,
    lacking: z
      .object({ word: requiredText, rest: requiredText, total: wholeNumber, items: list(hit) })
      .nullish()
      .catch(null),
    facets: facets.nullish(),
  }),
})

export type Facets = z.output<typeof facets>

export type Hit = z.output<typeof hit>
