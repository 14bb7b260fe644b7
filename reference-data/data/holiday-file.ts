import * as z from 'zod'
import { malaysianStates, stateNamed } from '../states.ts'

const day = z.iso.date({ error: ({ input }) => `"${input}" is not a day like 2026-08-31` })
const text = z.string().min(1)
const states = z
  .array(z.string().refine(slug => stateNamed(slug) !== undefined, { error: ({ input }) => `"${input}" is no state` }))
  .min(1)

/** In these states, in all but these, or everywhere. */
const where = { states: states.optional(), except: states.optional() }

const sources = z.array(text).default([])

const schoolHoliday = z
  .strictObject({ first: day, last: day, group: z.enum(['A', 'B']), sources })
  .refine(({ first, last }) => first <= last, 'the last day is before the first')

export const holidayFile = z
  .strictObject({
    sources: z.record(z.string(), z.strictObject({ name: text, url: z.url(), lookedUp: day })).default({}),
    holidays: z.array(z.strictObject({ day, name: text, ...where, expected: z.boolean().default(false), sources })),
    schoolHolidays: z.array(schoolHoliday).default([]),
    /** Not announced by the day of the look-up: public holidays of some states, or school holidays of all. */
    notAnnounced: z
      .array(z.strictObject({ what: text, from: day, until: day, states: states.optional(), lookedUp: day }))
      .default([]),
  })
  .superRefine(({ sources, holidays, schoolHolidays }, context) => {
    for (const [list, days] of Object.entries({ holidays, schoolHolidays })) {
      for (const [at, { sources: named }] of days.entries()) {
        const unknown = named.find(name => !Object.hasOwn(sources, name))
        if (unknown) context.addIssue({ code: 'custom', path: [list, at], message: `there is no source "${unknown}"` })
      }
    }
  })

export function statesOf({ states, except = [] }: { states?: string[] | undefined; except?: string[] | undefined }) {
  return states ?? malaysianStates.map(({ slug }) => slug).filter(slug => !except.includes(slug))
}
