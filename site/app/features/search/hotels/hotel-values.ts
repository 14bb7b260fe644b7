import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { fieldDay } from '../days/day-words.ts'
import { usualDaysAhead } from '../reading/search-limits.ts'

/** The fields of the hotel form as they stand in it, by name. The ages of children are a list of their own, `age`. */
export type HotelValues = {
  place: string
  arrive: string
  leave: string
  rooms: string
  adults: string
  children: string
  stars: string
  promo: string
}

/** What the form holds before anybody touched it. */
export function hotelDefaults(today: string, daysAhead = usualDaysAhead.hotels): HotelValues {
  const arrive = addDays(today, daysAhead)
  const days = { arrive: fieldDay(arrive), leave: fieldDay(addDays(arrive, 1)) }
  return { place: '', ...days, rooms: '1', adults: '1', children: '0', stars: '10', promo: '' }
}
