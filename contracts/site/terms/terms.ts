import * as z from 'zod'
import { named } from '../../manage/field-meta.ts'

export const tourKinds = ['group', 'individual', 'domestic', 'ticket', 'cruise-line'] as const

export type TourKind = (typeof tourKinds)[number]

const ringgit = z.number().min(0).meta({ title: 'ringgit', kind: 'ringgit' })
const days = z.number().int().min(0).max(365)
const reason = z.string().trim().min(1).meta({ title: 'text', kind: 'long text' })
const unit = z.enum(['working', 'calendar'])

/** Applies from this many days before departure until a later step replaces it. */
const cancellationStep = z.strictObject({
  days: named('Days before departure', days).describe('This many days before departure, or more'),
  percent: named('Keep %', z.number().min(0).max(100)).describe('How many percent the agency keeps, for example 25'),
  of: z.enum(['price', 'deposit']).describe('Percent of the price, or of the deposit'),
  atLeast: ringgit.optional().describe('The smallest sum that is kept'),
  atMost: ringgit.optional().describe('The largest sum that is kept'),
})

export const bookingTerms = z.strictObject({
  kind: z.enum(tourKinds).describe('The offers that these terms are for'),
  deposit: named('Deposit in percent', z.number().min(0).max(100)).describe(
    'The deposit in percent of the price; 100 if everything is paid at once',
  ),
  balanceDays: named('Balance due, days before', days)
    .optional()
    .describe('How many calendar days before departure the balance is due'),
  unit: named('Days of the steps', unit).describe('Whether the steps count working days or calendar days'),
  steps: named(
    'Steps of cancellation',
    z.array(named('Step', cancellationStep)).min(1).meta({ kind: 'rows' }),
  ).describe(
    'What the agency keeps of the price of each traveller who cancels: the earliest step first, the last one from 0 days',
  ),
  changeFee: ringgit.optional().describe('The most that a change costs each traveller'),
  changeDays: named('Changes until, days before', days)
    .optional()
    .describe('Until how many days before departure a change is possible'),
  changeUnit: named('Days of changes', unit)
    .optional()
    .describe('Whether changes count working days or calendar days; calendar days unless you choose'),
  transferDays: named('Transfer until, days before', days)
    .optional()
    .describe('Until how many calendar days before departure another person may travel instead'),
  exempt: named('Why the schedule does not apply', reason)
    .optional()
    .describe('Why the prescribed schedule does not apply; visitors read it. Not for group and individual tours'),
  exemptMalay: named('The same reason in Malay', reason.meta({ words: 'fact' }))
    .optional()
    .describe('The same reason in Malay'),
})

export type CancellationStep = z.output<typeof cancellationStep>
export type BookingTerms = z.output<typeof bookingTerms>

export const senOf = (ringgit: number): number => Math.round(ringgit * 100)

export function stepAt<Step extends { days: number }>(steps: readonly Step[], daysLeft: number): Step | undefined {
  return steps.find(({ days }) => daysLeft >= days)
}

export function exactlyKept(step: CancellationStep, price: number, deposit: number): number {
  const part = ((step.of === 'price' ? price : deposit) * step.percent) / 100
  const raised = step.atLeast === undefined ? part : Math.max(part, senOf(step.atLeast))
  return Math.min(step.atMost === undefined ? raised : Math.min(raised, senOf(step.atMost)), price)
}
