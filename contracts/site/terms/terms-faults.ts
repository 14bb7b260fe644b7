import { type PrescribedSchedule, prescribedSchedules } from './prescribed-schedule.ts'
import { type BookingTerms, type CancellationStep, exactlyKept, senOf, stepAt, type TourKind } from './terms.ts'

/** `path` leads to the value. The message of a harsher term is the name of its rule. */
export type TermsFault = { path: (string | number)[]; message: string }

/** The schedule covers tours abroad that an agency sells itself; owners may declare these kinds exempt. */
const exemptable: readonly TourKind[] = ['domestic', 'ticket', 'cruise-line']

const scheduleOf = (kind: TourKind): PrescribedSchedule =>
  prescribedSchedules[kind === 'group' ? 'group' : 'individual']

/** Steps out of order, a wrong exemption, and terms harsher than prescribed. */
export function termsFaults(terms: BookingTerms): TermsFault[] {
  if (terms.exempt === undefined) return [...orderFaults(terms), ...harsherTerms(terms, scheduleOf(terms.kind))]
  if (exemptable.includes(terms.kind)) return orderFaults(terms)
  return [{ path: ['exempt'], message: `cannot hold: the Fourth Schedule applies to ${terms.kind} tours` }]
}

export type OwnTerms = {
  termsKind?: TourKind
  price?: number
  deposit?: number
  depositPercent?: number
  balanceDays?: number
  ports?: unknown[]
  minGroup?: number
  maxGroup?: number
}

export function kindOfTerms({ termsKind, ports = [], minGroup, maxGroup }: OwnTerms): TourKind {
  if (termsKind) return termsKind
  if (ports.length > 0) return 'cruise-line'
  return minGroup === undefined && maxGroup === undefined ? 'individual' : 'group'
}

/** @param ofKind Without it, exemptable kinds count as exempt. */
export function ownTermsFaults(ours: OwnTerms, ofKind?: BookingTerms): TermsFault[] {
  const kind = kindOfTerms(ours)
  if (ofKind ? ofKind.exempt !== undefined : exemptable.includes(kind)) return []
  const { deposit, balance, steps, change } = scheduleOf(kind)
  const share = ours.price && ours.deposit !== undefined ? (ours.deposit * 100) / ours.price : ours.depositPercent
  const usual = ofKind ?? { kind, unit: 'working', deposit: deposit.percent, steps: [...steps] }
  const terms: BookingTerms = {
    ...usual,
    changeDays: change.days,
    changeUnit: change.unit,
    changeFee: change.fee,
    deposit: share ?? usual.deposit,
    balanceDays: ours.balanceDays ?? balance.days,
  }
  const property = (name: string | number = '') => (name === 'balanceDays' ? name : depositIn(ours))
  return harsherTerms(terms, scheduleOf(kind)).map(({ path, message }) => ({ path: [property(path[0])], message }))
}

const depositIn = ({ depositPercent }: OwnTerms) => (depositPercent === undefined ? 'deposit' : 'depositPercent')

export function allTermsFaults(all: BookingTerms[]): TermsFault[] {
  const kinds = all.map(({ kind }) => kind)
  return all.flatMap((terms, at) => [
    ...(kinds.indexOf(terms.kind) < at ? [{ path: [at, 'kind'], message: 'has terms already' }] : []),
    ...termsFaults(terms).map(({ path, message }) => ({ path: [at, ...path], message })),
  ])
}

function orderFaults({ steps }: BookingTerms): TermsFault[] {
  const late = steps.findIndex(({ days }, at) => at > 0 && days >= (steps[at - 1]?.days ?? 0))
  if (late > 0) return [{ path: ['steps', late, 'days'], message: 'must be fewer days than in the step above' }]
  if (steps.at(-1)?.days === 0) return []
  return [{ path: ['steps', steps.length - 1, 'days'], message: 'must be 0 in the last step' }]
}

function harsherTerms(terms: BookingTerms, schedule: PrescribedSchedule): TermsFault[] {
  const { deposit, balance, change } = schedule
  const fault = (property: string, rule: string) => ({ path: [property], message: harsherThan(rule) })
  return [
    ...(terms.deposit > deposit.percent + 1e-9 ? [fault('deposit', deposit.rule)] : []),
    ...((terms.balanceDays ?? balance.days) > balance.days ? [fault('balanceDays', balance.rule)] : []),
    ...harsherSteps(terms, schedule),
    ...((terms.changeFee ?? 0) > (change.fee ?? Infinity) ? [fault('changeFee', change.rule)] : []),
    ...(closesEarlier(terms, schedule) ? [fault('changeDays', change.rule)] : []),
  ]
}

const harsherThan = (rule: string) => `is harsher than the ${rule}`

function harsherSteps({ steps, unit, deposit }: BookingTerms, { steps: prescribed }: PrescribedSchedule): TermsFault[] {
  const faults = new Map<CancellationStep, TermsFault>()
  for (let daysLeft = Math.max(...[...steps, ...prescribed].map(({ days }) => days)); daysLeft >= 0; daysLeft--) {
    const step = stepAt(steps, daysLeft)
    const prescribedStep = stepAt(prescribed, unit === 'working' ? daysLeft : maxWorkingDays(daysLeft))
    if (!step || !prescribedStep || faults.has(step)) continue
    const allowed = prescribed.slice(0, prescribed.indexOf(prescribedStep) + 1)
    if (!keepsMore(step, allowed, deposit / 100)) continue
    faults.set(step, { path: ['steps', steps.indexOf(step)], message: harsherThan(prescribedStep.rule) })
  }
  return [...faults.values()]
}

/**
 * Compares at any price with the schedule then or earlier: RM 30 exceeds the deposit of a very cheap tour. All are
 * piecewise linear in the price, so that their corners and both ends decide.
 */
function keepsMore(step: CancellationStep, allowed: readonly CancellationStep[], depositPart: number): boolean {
  const prices = [step, ...allowed].flatMap(one => cornersOf(one, depositPart))
  return [1, ...prices, 1e12].some(price => {
    const feeOf = (one: CancellationStep) => exactlyKept(one, price, price * depositPart)
    return feeOf(step) > Math.max(...allowed.map(feeOf)) + 1e-6
  })
}

function cornersOf({ percent, of, atLeast, atMost }: CancellationStep, depositPart: number): number[] {
  const part = (percent / 100) * (of === 'price' ? 1 : depositPart)
  const limits = [atLeast, atMost].filter(limit => limit !== undefined).map(senOf)
  return limits.flatMap(limit => [limit, ...(part > 0 ? [limit / part] : [])])
}

function closesEarlier({ changeDays, changeUnit = 'calendar' }: BookingTerms, { change }: PrescribedSchedule): boolean {
  if (changeDays === undefined) return true
  if (changeUnit === change.unit) return changeDays > change.days
  if (changeUnit === 'working') return changeDays > minWorkingDays(change.days)
  return maxWorkingDays(changeDays - 1) >= change.days
}

/** Working days within a span of calendar days. */
const maxWorkingDays = (days: number) => 5 * Math.floor(days / 7) + Math.min(days % 7, 5)

const minWorkingDays = (days: number) => 5 * Math.floor(days / 7) + Math.max(0, (days % 7) - 2)
