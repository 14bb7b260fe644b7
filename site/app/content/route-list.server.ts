import * as z from 'zod'
import { list, requiredText, text } from './lenient-values.server.ts'
import type { RouteNode } from './route-resolution.ts'

const routeNode: z.ZodType<RouteNode> = z.object({
  key: requiredText,
  name: text,
  urlSegment: text,
  contentType: z.object({ alias: requiredText }),
  get items() {
    return list(routeNode)
  },
})

/** The answer of `umbraco/shared/getRoute`; a node without key or type is dropped with everything below it. */
export const routeList = z
  .unknown()
  .refine((value): boolean => Array.isArray(value), { error: 'is not a list' })
  .pipe(list(routeNode))
