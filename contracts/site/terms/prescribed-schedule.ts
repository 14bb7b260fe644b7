import type { CancellationStep } from './terms.ts'

export type PrescribedStep = CancellationStep & { rule: string }

export type PrescribedSchedule = {
  deposit: { percent: number; rule: string }
  balance: { days: number; rule: string }
  /** Working days before departure. */
  steps: readonly PrescribedStep[]
  change: { fee?: number; days: number; unit: 'working' | 'calendar'; rule: string }
}

const name = 'Fourth Schedule'
const deposit = { percent: 25, rule: `${name}, deposit: at most 25 % of the price` }

/** Fourth Schedule of the Malaysian tourism regulations, as agencies publish it (November 2026; no legal advice). */
export const prescribedSchedules: Record<'group' | 'individual', PrescribedSchedule> = {
  group: {
    deposit,
    balance: { days: 21, rule: `${name}, balance of a group tour: due 21 days before departure` },
    steps: [
      { days: 45, percent: 2, of: 'price', atLeast: 30, ...ruled('group', '45 or more', 'RM 30 or 2 % of the price') },
      { days: 22, percent: 100, of: 'deposit', ...ruled('group', '22 to 44', 'the deposit') },
      { days: 15, percent: 35, of: 'price', ...ruled('group', '15 to 21', '35 % of the price') },
      { days: 8, percent: 50, of: 'price', ...ruled('group', '8 to 14', '50 % of the price') },
      { days: 3, percent: 75, of: 'price', ...ruled('group', '3 to 7', '75 % of the price') },
      { days: 0, percent: 100, of: 'price', ...ruled('group', '2 or fewer', 'the price') },
    ],
    change: { days: 14, unit: 'calendar', rule: `${name}, changes of a group tour: possible until 14 days before` },
  },
  individual: {
    deposit,
    balance: { days: 14, rule: `${name}, balance of an individual tour: due 14 days before departure` },
    steps: [
      {
        days: 30,
        percent: 10,
        of: 'deposit',
        atMost: 50,
        ...ruled('individual', '30 or more', 'RM 50 or 10 % of the deposit, whichever is less'),
      },
      { days: 15, percent: 50, of: 'deposit', ...ruled('individual', '15 to 29', 'half of the deposit') },
      { days: 8, percent: 20, of: 'price', ...ruled('individual', '8 to 14', '20 % of the price') },
      { days: 3, percent: 40, of: 'price', ...ruled('individual', '3 to 7', '40 % of the price') },
      { days: 0, percent: 100, of: 'price', ...ruled('individual', '2 or fewer', 'the price') },
    ],
    change: {
      fee: 50,
      days: 8,
      unit: 'working',
      rule: `${name}, changes of an individual tour: at most RM 50, possible until 8 working days before`,
    },
  },
}

function ruled(kind: string, days: string, maxText: string) {
  return { rule: `${name}, ${kind} tour cancelled ${days} working days before: at most ${maxText}` }
}
