import * as z from 'zod'
import { contentItemSchema } from './content-item.ts'

/**
 * Query of `umbraco/shared/get`. `query` is a comma list of property aliases, `deep` the number of levels of `items`,
 * `subKey` asks for that descendant of `key` instead of `key` itself.
 */
export const pageQuerySchema = z.object({
  key: z.string().min(1),
  subKey: z.string().optional(),
  query: z.string().optional(),
  deep: z.coerce.number().int().min(0).max(20).optional(),
})

/** Answer of `umbraco/shared/get`. `key` comes back only when `query` asks for it. */
export const pageAnswerSchema = contentItemSchema

/** Query of `umbraco/massiveData/get`: as `shared/get`, and a window on the items. */
export const listQuerySchema = pageQuerySchema.omit({ subKey: true }).extend({
  skip: z.coerce.number().int().min(0).optional(),
  take: z.coerce.number().int().min(1).max(1000).optional(),
})

/** Answer of `umbraco/massiveData/get`; `total` counts the items outside the window too. */
export const listAnswerSchema = contentItemSchema.safeExtend({ total: z.number().int().min(0).nullish() })

/** The aliases in a `query`; stray blanks and empty entries do not count. */
export function readAliases(query: string | undefined): string[] {
  return (query ?? '')
    .split(',')
    .map(alias => alias.trim())
    .filter(alias => alias !== '')
}
