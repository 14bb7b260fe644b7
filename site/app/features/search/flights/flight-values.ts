import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { fieldDay } from '../days/day-words.ts'
import { usualDaysAhead } from '../reading/search-limits.ts'

/** The fields of the flight form as they stand in it, by name. Packages have `rooms` as well and are always `return`. */
export type FlightValues = {
  from: string
  to: string
  trip: string
  depart: string
  return: string
  adults: string
  children: string
  infants: string
  students: string
  rooms: string
  cabin: string
  airline: string
  direct: string
  promo: string
}

/** What the form holds before anybody touched it. */
export function flightDefaults(
  product: 'flights' | 'packages',
  today: string,
  daysAhead = usualDaysAhead[product],
): FlightValues {
  const depart = addDays(today, daysAhead)
  return {
    from: '',
    to: '',
    trip: 'return',
    depart: fieldDay(depart),
    return: fieldDay(addDays(depart, 1)),
    adults: '1',
    children: '0',
    infants: '0',
    students: '',
    rooms: '1',
    cabin: 'Y',
    airline: '',
    direct: '',
    promo: '',
  }
}
