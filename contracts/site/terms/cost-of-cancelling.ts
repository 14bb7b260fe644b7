import { addDays, daysBetween } from '../../dates/calendar-day.ts'
import { type ClosedDays, isWorkingDay, workingDaysBetween } from '../../dates/working-days.ts'
import { type BookingTerms, exactlyKept, stepAt } from './terms.ts'

export type OfferTerms = BookingTerms & {
  /** Sen; replaces the percentage of its kind. */
  ownDeposit?: number
  /** Free cancellation until this many calendar days before departure. */
  freeDays?: number
}

/** Whole sen for each traveller; Malaysian calendar days. */
export type BookedPlace = { price: number; departure: string; closed: ClosedDays }

export type CancellationCost = {
  day: string
  daysLeft: number
  kept: number
}

export function depositOf({ deposit, ownDeposit }: OfferTerms, price: number): number {
  return Math.min(ownDeposit ?? Math.floor((price * deposit) / 100 + 1e-6), price)
}

/** On the day of departure and later no day is left. */
export function costOfCancelling(terms: OfferTerms, place: BookedPlace, day: string): CancellationCost {
  const { departure, closed } = place
  const calendarDays = Math.max(0, daysBetween(day, departure))
  const daysLeft = terms.unit === 'working' ? workingDaysBetween(day, departure, closed) : calendarDays
  return { day, daysLeft, kept: keptWith(terms, place.price, { daysLeft, calendarDays }) }
}

/** From `today`, and from each later day on which it changes, until departure. */
export function costsUntilDeparture(terms: OfferTerms, place: BookedPlace, today: string): CancellationCost[] {
  const { departure, closed, price } = place
  if (departure < today) return []
  const costs: CancellationCost[] = []
  const earliest = Math.max(terms.steps[0]?.days ?? 0, 0)
  let daysLeft = 0
  for (let calendarDays = 0, day = departure; ; ) {
    const keptSum = keptWith(terms, price, { daysLeft, calendarDays })
    // Going back in time, the last match is the first day of a sum.
    if (costs[0]?.kept === keptSum) costs[0] = { day, daysLeft, kept: keptSum }
    else costs.unshift({ day, daysLeft, kept: keptSum })
    const isSettled = daysLeft > earliest && calendarDays > (terms.freeDays ?? 0)
    if (day === today || isSettled) break
    day = addDays(day, -1)
    calendarDays += 1
    if (terms.unit === 'calendar' || isWorkingDay(day, closed)) daysLeft += 1
  }
  return [costOfCancelling(terms, place, today), ...costs.slice(1)]
}

type DaysLeft = { daysLeft: number; calendarDays: number }

function keptWith(terms: OfferTerms, price: number, { daysLeft, calendarDays }: DaysLeft): number {
  if (terms.freeDays !== undefined && calendarDays >= terms.freeDays) return 0
  const step = stepAt(terms.steps, daysLeft)
  // The traveller gets the fraction of a sen.
  return step ? Math.floor(exactlyKept(step, price, depositOf(terms, price)) + 1e-6) : 0
}
