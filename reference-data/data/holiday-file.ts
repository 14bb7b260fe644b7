import * as z from 'zod'
import { malaysianStates, stateNamed } from '../states.ts'

const day = z.iso.date({ error: ({ input }) => `"${input}" is not a day like 2026-08-31` })
const text = z.string().min(1)
const states = z
  .array(z.string().refine(slug => stateNamed(slug) !== undefined, { error: ({ input }) => `"${input}" is no state` }))
  .min(1)

/** Where it is one: in these states, in all but these, or everywhere. */
const where = { states: states.optional(), except: states.optional() }

/** By which of the file's sources a day is known. */
const sources = z.array(text).default([])

const schoolHoliday = z
  .strictObject({ first: day, last: day, group: z.enum(['A', 'B']), sources })
  .refine(({ first, last }) => first <= last, 'the last day is before the first')

/** Public holidays, and when schools are closed, as installations may write a list of their own. */
export const holidayFile = z
  .strictObject({
    sources: z.record(z.string(), z.strictObject({ name: text, url: z.url(), lookedUp: day })).default({}),
    holidays: z.array(z.strictObject({ day, name: text, ...where, expected: z.boolean().default(false), sources })),
    schoolHolidays: z.array(schoolHoliday).default([]),
    /** What no source announced by the day it was looked up: a public holiday of some states, or school holidays of all. */
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

/** The states that a row of the file names, all of them if it names none. */
export function statesOf({ states, except = [] }: { states?: string[] | undefined; except?: string[] | undefined }) {
  return states ?? malaysianStates.map(({ slug }) => slug).filter(slug => !except.includes(slug))
}
