import { addDays, daysBetween } from '../../dates/calendar-day.ts'
import { type ClosedDays, isWorkingDay, workingDaysBetween } from '../../dates/working-days.ts'
import { type BookingTerms, exactlyKept, stepAt } from './terms.ts'

/** The terms that apply to an offer: those of its kind, with what the offer itself promises. */
export type OfferTerms = BookingTerms & {
  /** The deposit of the offer in sen, where it is not the percentage of its kind. */
  ownDeposit?: number
  /** Until how many calendar days before departure cancelling costs nothing. */
  freeDays?: number
}

/** One booked place. Sums are whole sen for each traveller; days are Malaysian calendar days. */
export type BookedPlace = { price: number; departure: string; closed: ClosedDays }

/** What cancelling on a day costs. */
export type CancellationCost = {
  /** The first day on which this applies. */
  day: string
  /** How many days are left, in the unit of the terms. */
  daysLeft: number
  /** Whole sen. */
  kept: number
}

/** The deposit of one place, in whole sen. */
export function depositOf({ deposit, ownDeposit }: OfferTerms, price: number): number {
  return Math.min(ownDeposit ?? Math.floor((price * deposit) / 100 + 1e-6), price)
}

/** What cancelling one place on a day costs. On the day of departure and later no day is left. */
export function costOfCancelling(terms: OfferTerms, place: BookedPlace, day: string): CancellationCost {
  const { departure, closed } = place
  const calendarDays = Math.max(0, daysBetween(day, departure))
  const daysLeft = terms.unit === 'working' ? workingDaysBetween(day, departure, closed) : calendarDays
  return { day, daysLeft, kept: keptWith(terms, place.price, { daysLeft, calendarDays }) }
}

/**
 * What cancelling costs on a day, and from each later day on which that changes, until the departure.
 * @returns nothing for a departure that is over
 */
export function costsUntilDeparture(terms: OfferTerms, place: BookedPlace, today: string): CancellationCost[] {
  const { departure, closed, price } = place
  if (departure < today) return []
  const costs: CancellationCost[] = []
  const earliest = Math.max(terms.steps[0]?.days ?? 0, 0)
  let daysLeft = 0
  for (let calendarDays = 0, day = departure; ; ) {
    const kept = keptWith(terms, price, { daysLeft, calendarDays })
    // Going back in time, the first day on which a sum applies is the last one found.
    if (costs[0]?.kept === kept) costs[0] = { day, daysLeft, kept }
    else costs.unshift({ day, daysLeft, kept })
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
  // Part of a sen is the traveller's.
  return step ? Math.floor(exactlyKept(step, price, depositOf(terms, price)) + 1e-6) : 0
}
