import * as z from 'zod'
import { states } from '../states.ts'

const day = z.iso.date({ error: ({ input }) => `"${input}" is not a day like 2026-08-31` })

/** Public holidays, and when schools are closed, as installations may write a list of their own. */
export const holidayFile = z.object({
  holidays: z.array(
    z.object({
      day,
      name: z.string().min(1),
      where: z.string().nullish(),
      states: z.array(z.enum(states)).nullish(),
      expected: z.boolean().nullish(),
    }),
  ),
  schoolHolidays: z
    .array(
      z
        .object({ first: day, last: day, where: z.string().min(1) })
        .refine(({ first, last }) => first <= last, 'the last day is before the first'),
    )
    .default([]),
})
