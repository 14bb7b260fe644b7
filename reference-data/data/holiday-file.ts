import * as z from 'zod'

/** A list of public holidays, as installations may write one of their own. */
export const holidayFile = z.object({
  holidays: z.array(
    z.object({
      day: z.iso.date({ error: ({ input }) => `"${input}" is not a day like 2026-08-31` }),
      name: z.string().min(1),
      where: z.string().nullish(),
      expected: z.boolean().nullish(),
    }),
  ),
})
