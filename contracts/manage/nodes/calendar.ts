import * as z from 'zod'

export const calendarQuery = z.object({ from: z.iso.date(), to: z.iso.date() })

export const calendarAnswer = z.object({
  /** A name includes its states, unless it applies to all. */
  publicHolidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
  schoolHolidays: z.array(z.object({ first: z.iso.date(), last: z.iso.date(), where: z.string() })),
  entries: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      at: z.iso.datetime(),
      /**
       * `departs`: by a price table. `goes-live`: a scheduled publication. `release`: a scheduled one; `key` is its id.
       */
      what: z.enum(['begins', 'ends', 'goes-live', 'release', 'departs']),
      isDraft: z.boolean(),
    }),
  ),
})
