import * as z from 'zod'

/** Kinds of what is sold, as far as their terms differ. */
export const tourKinds = ['group', 'individual', 'domestic', 'ticket', 'cruise-line'] as const

export type TourKind = (typeof tourKinds)[number]

const ringgit = z.number().min(0).meta({ title: 'ringgit', kind: 'ringgit' })
const days = z.number().int().min(0).max(365)
const reason = z.string().trim().min(1).meta({ title: 'text', kind: 'long text' })
const unit = z.enum(['working', 'calendar'])

/** What is kept from this many days before departure on, until a later step takes its place. */
const cancellationStep = z.strictObject({
  days: days.describe('This many days before departure or more'),
  percent: z.number().min(0).max(100).describe('How many percent are kept'),
  of: z.enum(['price', 'deposit']).describe('Percent of what'),
  atLeast: ringgit.optional().describe('At least this sum'),
  atMost: ringgit.optional().describe('At most this sum'),
})

/** What one kind of tour asks for, and what it keeps when a traveller cancels. */
export const bookingTerms = z.strictObject({
  kind: z.enum(tourKinds).describe('What these terms are for'),
  deposit: z.number().min(0).max(100).describe('The deposit in percent of the price; 100 where all is paid at once'),
  balanceDays: days.optional().describe('How many calendar days before departure the balance is due'),
  unit: unit.describe('Which days the steps count'),
  steps: z
    .array(cancellationStep)
    .min(1)
    .meta({ kind: 'rows' })
    .describe('What is kept from the price of each traveller; the earliest step first, the last one from 0 days'),
  changeFee: ringgit.optional().describe('What a change costs each traveller at most'),
  changeDays: days.optional().describe('Until how many days before departure a change is possible'),
  changeUnit: unit.optional().describe('Which days that counts; calendar days unless set'),
  transferDays: days
    .optional()
    .describe('Until how many calendar days before departure another person may take the place'),
  exempt: reason
    .optional()
    .describe('Why the prescribed schedule does not apply; visitors read it. Not for group and individual tours'),
  exemptMalay: reason.optional().describe('The same in Malay'),
})

export type CancellationStep = z.output<typeof cancellationStep>
export type BookingTerms = z.output<typeof bookingTerms>

/** A sum of ringgit in whole sen. */
export const senOf = (ringgit: number): number => Math.round(ringgit * 100)

/** The step that applies so many days before departure, in the unit of the terms. */
export function stepAt<Step extends { days: number }>(steps: readonly Step[], daysLeft: number): Step | undefined {
  return steps.find(({ days }) => daysLeft >= days)
}

/** What a step keeps, in sen and fractions of a sen: never more than the price. */
export function exactlyKept(step: CancellationStep, price: number, deposit: number): number {
  const part = ((step.of === 'price' ? price : deposit) * step.percent) / 100
  const raised = step.atLeast === undefined ? part : Math.max(part, senOf(step.atLeast))
  return Math.min(step.atMost === undefined ? raised : Math.min(raised, senOf(step.atMost)), price)
}
