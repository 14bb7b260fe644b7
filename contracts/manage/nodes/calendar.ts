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
      /** `goes-live`: visitors see another text from then on. */
      what: z.enum(['begins', 'ends', 'goes-live']),
      /** Whether only an unpublished draft says so: visitors do not see it yet. */
      isDraft: z.boolean(),
    }),
  ),
})
