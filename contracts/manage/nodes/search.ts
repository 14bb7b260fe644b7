import * as z from 'zod'

export const searchQuery = z.object({ q: z.string().trim().min(1).max(100) })

const hit = z.object({ key: z.string(), name: z.string(), alias: z.string(), path: z.string(), excerpt: z.string() })

export const searchAnswer = z.object({ hits: z.array(hit) })

/** `lines`: the first lines with the words in a row; `count`: of all of them. */
const foundNode = hit.omit({ excerpt: true }).extend({
  lines: z.array(z.object({ path: z.array(z.string()), text: z.string() })),
  count: z.number().int(),
})

export type FoundNode = z.output<typeof foundNode>

export const allHitsAnswer = z.object({ hits: z.array(foundNode) })
