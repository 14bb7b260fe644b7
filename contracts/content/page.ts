import * as z from 'zod'
import { contentItemSchema } from './content-item.ts'
import { cultureQuery } from './route-node.ts'

/** `query` is a comma list of aliases, `deep` the levels of `items`, `subKey` selects that descendant of `key`. */
export const pageQuerySchema = z.object({
  key: z.string().min(1),
  subKey: z.string().optional(),
  query: z.string().optional(),
  culture: cultureQuery,
  deep: z.coerce.number().int().min(0).max(20).optional(),
})

export const pageAnswerSchema = contentItemSchema

export const listQuerySchema = pageQuerySchema.omit({ subKey: true }).extend({
  skip: z.coerce.number().int().min(0).optional(),
  take: z.coerce.number().int().min(1).max(1000).optional(),
})

/** `total` includes the items outside the window. */
export const listAnswerSchema = contentItemSchema.safeExtend({ total: z.number().int().min(0).nullish() })

export function readAliases(query: string | undefined): string[] {
  return (query ?? '')
    .split(',')
    .map(alias => alias.trim())
    .filter(alias => alias !== '')
}
