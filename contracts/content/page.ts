import * as z from 'zod'
import { contentItemSchema } from './content-item.ts'

/**
 * `query` is a comma list of property aliases, `deep` the number of levels of `items`, `subKey` selects that descendant
 * of `key`.
 */
export const pageQuerySchema = z.object({
  key: z.string().min(1),
  subKey: z.string().optional(),
  query: z.string().optional(),
  deep: z.coerce.number().int().min(0).max(20).optional(),
})

/** `key` comes back only when `query` names it. */
export const pageAnswerSchema = contentItemSchema

/** As `shared/get`, with a window on the items. */
export const listQuerySchema = pageQuerySchema.omit({ subKey: true }).extend({
  skip: z.coerce.number().int().min(0).optional(),
  take: z.coerce.number().int().min(1).max(1000).optional(),
})

/** `total` includes the items outside the window. */
export const listAnswerSchema = contentItemSchema.safeExtend({ total: z.number().int().min(0).nullish() })

/** Ignores stray blanks and empty entries. */
export function readAliases(query: string | undefined): string[] {
  return (query ?? '')
    .split(',')
    .map(alias => alias.trim())
    .filter(alias => alias !== '')
}
