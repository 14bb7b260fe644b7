import { named } from '@agency/contracts/manage/field-meta.ts'
import { malaysianStates } from '@agency/reference-data/states.ts'
import * as z from 'zod'
import { day, fact, text } from './values.ts'

const state = z.enum(malaysianStates.map(({ slug }) => slug))

const correction = z
  .strictObject({
    change: z.enum(['added', 'removed', 'moved']).describe('A holiday was added, removed, or moved to another day'),
    day: day.describe('The day of the holiday. If it is removed or moved: the day on which it was'),
    newDay: day.optional().describe('The new day of a holiday that is moved'),
    name: text.describe('The name that visitors read. If the holiday is removed or moved: its name until now'),
    states: z.array(state).optional().describe('The states in which it is a holiday; without a choice, all of them'),
    expected: named('May still change', z.boolean()).optional().describe('The day is expected, and may still change'),
    announcedBy: fact
      .optional()
      .describe('The office that announced it and the day, for example Prime Minister’s Department, 3 November 2026'),
  })
  .refine(({ change, newDay }) => change !== 'moved' || newDay !== undefined, {
    error: 'is needed for a day that is moved',
    path: ['newDay'],
  })

const schoolBreak = z
  .strictObject({
    first: named('First day', day).describe('The first day on which schools are closed'),
    last: named('Last day', day).describe('The last day'),
    group: named('Group of states', z.enum(['A', 'B'])).describe(
      'Group A is Kedah, Kelantan and Terengganu; group B is all other states',
    ),
    announcedBy: fact
      .optional()
      .describe('The office that announced it and the day, for example Prime Minister’s Department, 3 November 2026'),
  })
  .refine(({ first, last }) => first <= last, { error: 'lies before the first day', path: ['last'] })

/** Announcements since the list of public and school holidays was written. */
export const daysOff = z
  .strictObject({
    corrections: named('Public holidays', z.array(named('Holiday', correction)))
      .optional()
      .describe('Public holidays that changed. Days in lieu are added by themselves'),
    schoolHolidays: z
      .array(named('Holidays', schoolBreak))
      .optional()
      .describe('School holidays that were announced, besides those that the site knows'),
  })
  .meta({ words: 'fact' })
