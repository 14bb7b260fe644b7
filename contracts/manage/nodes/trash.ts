import * as z from 'zod'

/** A deleted node; what was below it goes and comes back with it. Gone for good at `until`. */
export const trashedNode = z.object({
  key: z.string(),
  name: z.string(),
  alias: z.string(),
  deletedAt: z.iso.datetime(),
  by: z.string(),
  until: z.iso.datetime(),
})

/** Last deleted first. */
export const trashAnswer = z.object({ nodes: z.array(trashedNode) })
