import * as z from 'zod'

/** Malaysian days, both included. */
export const calendarQuery = z.object({ from: z.iso.date(), to: z.iso.date() })

export const calendarAnswer = z.object({
  /** In the order of their days. A name says where a day is a holiday, if that is not everywhere. */
  publicHolidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
  /** Those with a day between the two. */
  schoolHolidays: z.array(z.object({ first: z.iso.date(), last: z.iso.date(), where: z.string() })),
  /** In the order of their instants. */
  entries: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      at: z.iso.datetime(),
      /** `departs`: a trip, by its table of prices. `goes-live`: visitors see another text from then on. `release`: the pages of a release do, and `key` is its id. */
      what: z.enum(['begins', 'ends', 'goes-live', 'release', 'departs']),
      /** Whether only an unpublished draft says so: visitors do not see it yet. */
      isDraft: z.boolean(),
    }),
  ),
})
