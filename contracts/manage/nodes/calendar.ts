import * as z from 'zod'

/** Malaysian days, both included. */
export const calendarQuery = z.object({ from: z.iso.date(), to: z.iso.date() })

export const calendarAnswer = z.object({
  /** In the order of their instants. */
  entries: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      at: z.iso.datetime(),
      what: z.enum(['begins', 'ends']),
      /** Whether only an unpublished draft says so: visitors do not see it yet. */
      isDraft: z.boolean(),
    }),
  ),
})
