import { malaysianStates } from '@agency/reference-data/states.ts'
import * as z from 'zod'
import { day, text } from './values.ts'

const state = z.enum(malaysianStates.map(({ slug }) => slug))

const correction = z
  .strictObject({
    change: z
      .enum(['added', 'removed', 'moved'])
      .describe('A new holiday, one that is not kept after all, or one that is kept on another day'),
    day: day.describe('The holiday; for one that is removed or moved, the day on which it was'),
    newDay: day.optional().describe('For one that is moved: its day now'),
    name: text.describe('As visitors read it; for one that is removed or moved, as it was'),
    states: z.array(state).optional().describe('In which states; in all without any'),
    expected: z.boolean().optional().describe('Whether it may still change'),
    announcedBy: text.optional().describe('Who announced it, and when'),
  })
  .refine(({ change, newDay }) => change !== 'moved' || newDay !== undefined, {
    error: 'is needed for a day that is moved',
    path: ['newDay'],
  })

const schoolBreak = z
  .strictObject({
    first: day.describe('The first day on which schools are closed'),
    last: day.describe('The last one'),
    group: z.enum(['A', 'B']).describe('A is Kedah, Kelantan and Terengganu, B all other states'),
    announcedBy: text.optional().describe('Who announced it, and when'),
  })
  .refine(({ first, last }) => first <= last, { error: 'lies before the first day', path: ['last'] })

/** What was announced since the list of public and school holidays was made. */
export const daysOff = z.strictObject({
  corrections: z
    .array(correction)
    .optional()
    .describe('Public holidays that changed; days in lieu follow by themselves'),
  schoolHolidays: z
    .array(schoolBreak)
    .optional()
    .describe('School holidays that were announced, beside those of the list'),
})
