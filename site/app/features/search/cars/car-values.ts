import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { fieldDay } from '../days/day-words.ts'
import { usualDaysAhead } from '../reading/search-limits.ts'

/** The fields of the car form as they stand in it, by name. */
export type CarValues = {
  place: string
  'pick-up': string
  'pick-up-time': string
  return: string
  'return-time': string
}

/** What the form holds before anybody touched it. */
export function carDefaults(today: string, daysAhead = usualDaysAhead.cars): CarValues {
  const pickUp = addDays(today, daysAhead)
  const back = fieldDay(addDays(pickUp, 1))
  return { place: '', 'pick-up': fieldDay(pickUp), 'pick-up-time': '10:00', return: back, 'return-time': '10:00' }
}

/** Counters open at any hour of the day: every half hour can be chosen. */
export const carTimes: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
})
